package org.plyscope.lab.search.internal;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchResult;

/** Writes a line of moves as people do. */
final class LineText {
  private LineText() {}

  /**
   * Returns the line of a result, up to the first move that is not legal. A line that does not
   * start with the move chosen is taken for none.
   */
  static List<String> of(State root, SearchResult result) {
    long[] given = result.line();
    boolean fits = given.length > 0 && given[0] == result.move();
    long[] line = fits ? given : new long[] {result.move()};
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
