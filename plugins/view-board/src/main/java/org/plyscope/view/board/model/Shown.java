package org.plyscope.view.board.model;

import java.util.ArrayDeque;
import java.util.Deque;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;

/**
 * The position a selection wants to see, and the move that led there.
 *
 * @param model the position
 * @param before the position before the last move, or null if the selection does not contain it
 * @param lastMove the move, or {@link org.plyscope.api.game.MoveList#NONE}
 */
public record Shown(BoardModel model, BoardModel before, long lastMove) {
  /**
   * Finds what to show: the node of the trace if one is selected in the position that was searched,
   * else the position itself.
   *
   * @param selection the selection
   * @return what to show
   */
  public static Shown of(Selection selection) {
    Trace trace = selection.trace().orElse(null);
    int node = selection.node();
    boolean walk =
        trace != null
            && node >= 0
            && node < trace.size()
            && trace.ply(node) > 0
            && trace.position().equals(selection.position());
    if (!walk) {
      Line line = selection.line();
      boolean known = line.size() > 0 && line.lastMove() == selection.lastMove();
      BoardModel before = known ? BoardModel.of(line.first(line.size() - 1)) : null;
      return new Shown(BoardModel.of(line), before, selection.lastMove());
    }
    Deque<Long> moves = new ArrayDeque<>();
    for (int n = node; trace.ply(n) > 0; n = trace.parent(n)) {
      moves.push(trace.move(n));
    }
    return walk(BoardModel.of(selection.line()), moves);
  }

  /**
   * Plays moves as far as they are legal; a search may also have tried to pass where one cannot.
   */
  private static Shown walk(BoardModel start, Deque<Long> moves) {
    Shown shown = new Shown(start, null, MoveList.NONE);
    for (long move : moves) {
      BoardModel before = shown.model();
      if (!before.legal(move)) {
        break;
      }
      shown = new Shown(BoardModel.of(before.after(move)), before, move);
    }
    return shown;
  }
}
