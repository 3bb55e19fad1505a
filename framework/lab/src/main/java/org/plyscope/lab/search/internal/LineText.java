package org.plyscope.lab.search.internal;

import java.util.List;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchResult;
import org.plyscope.wire.LineForm;

/** Writes the line of a result for display. */
final class LineText {
  private LineText() {}

  /**
   * Returns the line of a result, up to the first move that is not legal. A line that does not
   * start with the chosen move is replaced by that move alone.
   */
  static List<String> of(State root, SearchResult result) {
    long[] line = result.line();
    boolean fits = line.length > 0 && line[0] == result.move();
    return LineForm.texts(root, fits ? line : new long[] {result.move()});
  }
}
