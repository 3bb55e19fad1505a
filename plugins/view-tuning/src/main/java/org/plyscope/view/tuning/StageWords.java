package org.plyscope.view.tuning;

import org.plyscope.api.learn.TuningState;

/** Says in words what is done with a tuning. */
final class StageWords {
  private StageWords() {}

  static String of(TuningState state) {
    String stage =
        switch (state.stage()) {
          case IDLE -> "Not being played.";
          case PLAYING -> "Playing.";
          case PAUSED -> "Paused.";
          case STOPPING -> "Finishing the games that are being played.";
          case FINISHED -> "Finished.";
        };
    return state.remark().isEmpty() ? stage : stage + " " + state.remark();
  }
}
