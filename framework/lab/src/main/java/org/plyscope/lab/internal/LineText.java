package org.plyscope.lab.internal;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** Writes a line of moves as people do. */
final class LineText {
  private LineText() {}

  /** Returns the moves up to the first that is not legal; the state is left as it was. */
  static List<String> of(State root, long[] line) {
    State state = root.copy();
    MoveList legal = new MoveList();
    List<String> texts = new ArrayList<>();
    for (long move : line) {
      state.moves(legal);
      if (legal.indexOf(move) < 0) {
        break;
      }
      texts.add(state.text(move));
      state.play(move);
    }
    return texts;
  }
}
