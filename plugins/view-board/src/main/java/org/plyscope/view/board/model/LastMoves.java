package org.plyscope.view.board.model;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.game.MoveList;

/**
 * Remembers how the positions on the board came about. A selection names only the move that led to
 * it, and a move can be drawn only from the position before it; so this keeps the moves it has seen
 * happen, also for the way back through a game.
 */
public final class LastMoves {
  private static final int KEPT = 500;

  private record Arrival(String position, long move) {}

  private final Map<Arrival, LastMove> seen =
      new LinkedHashMap<>() {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Arrival, LastMove> eldest) {
          return size() > KEPT;
        }
      };

  /**
   * Returns whether a move led from one position to another, and remembers it.
   *
   * @param before the position shown so far
   * @param move the move, or {@link MoveList#NONE}
   * @param after the position shown now
   * @return true if it did
   */
  public boolean follows(BoardModel before, long move, BoardModel after) {
    boolean follows =
        move != MoveList.NONE
            && before.rules().equals(after.rules())
            && before.legal(move)
            && before.after(move).position().equals(after.position());
    if (follows) {
      LastMove last = new LastMove(before.play(move), before.setup(), before.toMove());
      seen.put(new Arrival(after.position(), move), last);
    }
    return follows;
  }

  /** Returns the move that led to a position, if it was seen to happen. */
  public Optional<LastMove> find(BoardModel after, long move) {
    return Optional.ofNullable(seen.get(new Arrival(after.position(), move)));
  }

  /** Forgets everything, for other rules. */
  public void clear() {
    seen.clear();
  }
}
