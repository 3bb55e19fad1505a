package org.plyscope.ui.run;

import org.plyscope.api.queue.WorkState;
import org.plyscope.ui.text.NumberText;

/** States of long work, as text. */
public final class WorkText {
  private WorkText() {}

  /**
   * Writes the stage of work.
   *
   * @param state the state
   * @return a word or two, for example {@code running}
   */
  public static String stage(WorkState state) {
    return switch (state.stage()) {
      case QUEUED -> "queued";
      case RUNNING -> "running";
      case PAUSED -> "paused";
      case STOPPING -> "stopping";
      case ELSEWHERE -> "running elsewhere";
      case STOPPED -> state.done() == 0 ? "not begun" : "stopped";
      case FINISHED -> "finished";
      case UNREADABLE -> "cannot be opened";
    };
  }

  /**
   * Writes how much of work is done.
   *
   * @param state the state
   * @return for example {@code 12 of 400 games} or {@code 5 generations}
   */
  public static String amount(WorkState state) {
    String of = state.planned() > 0 ? " of " + NumberText.count(state.planned()) : "";
    return NumberText.count(state.done()) + of + " " + state.kind().unit();
  }

  /**
   * Writes how far work is while it is carried out.
   *
   * @param state the state
   * @return for example {@code 12 of 400 games, 2:10 min left}
   */
  public static String progress(WorkState state) {
    String left = Estimates.left(state.secondsLeft());
    return switch (state.stage()) {
      case QUEUED -> "waits for its turn";
      case PAUSED -> "paused after " + amount(state);
      case STOPPING -> "finishing current work, " + amount(state);
      default -> amount(state) + (left.isEmpty() ? "" : ", " + left);
    };
  }

  /**
   * Writes how work has ended.
   *
   * @param state the state, which is not active
   * @return a sentence or two
   */
  public static String end(WorkState state) {
    String remark = state.remark().isEmpty() ? "" : " " + state.remark();
    return state.stage() == WorkState.Stage.FINISHED
        ? state.name() + " is finished." + remark
        : state.name() + " has stopped after " + amount(state) + "." + remark;
  }
}
