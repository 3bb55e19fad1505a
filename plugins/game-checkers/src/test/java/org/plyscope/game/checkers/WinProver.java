package org.plyscope.game.checkers;

import java.util.HashMap;
import java.util.Map;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * Proves that one side can force a win; forced captures do not count for the depth. A proof is
 * exact, its absence proves nothing.
 */
final class WinProver {
  private static final int MOST_PLIES = 128;

  private final State state;
  private final int winner;
  private final MoveList[] lists = new MoveList[MOST_PLIES];

  /** How deep a position was searched in vain, or -1 if it is won. */
  private final Map<Long, Integer> known = new HashMap<>();

  WinProver(State state, int winner) {
    this.state = state;
    this.winner = winner;
    for (int i = 0; i < MOST_PLIES; i++) {
      lists[i] = new MoveList();
    }
  }

  /** Returns whether the win is found within this depth, trying smaller depths first. */
  boolean proves(int depth) {
    for (int smaller = 1; smaller <= depth; smaller++) {
      if (wins(smaller, 0)) {
        return true;
      }
    }
    return false;
  }

  private boolean wins(int depth, int ply) {
    MoveList moves = lists[ply];
    boolean ours = state.toMove() == winner;
    if (state.moves(moves) == 0) {
      return !ours;
    }
    boolean capturing = state.noisy(moves.get(0));
    if (depth <= 0 && !capturing) {
      return false;
    }
    long key = state.key();
    int before = known.getOrDefault(key, 0);
    if (before != 0 && (before < 0 || before >= depth)) {
      return before < 0;
    }
    boolean wins = !ours;
    for (int i = 0; i < moves.size() && wins != ours; i++) {
      state.play(moves.get(i));
      wins = wins(capturing ? depth : depth - 1, ply + 1);
      state.undo();
    }
    if (wins || depth > 0) {
      known.put(key, wins ? -1 : depth);
    }
    return wins;
  }
}
