package org.plyscope.engine.alphabeta.internal.kernel;

import java.util.Arrays;
import org.plyscope.api.game.MoveList;

/**
 * The memory of a search about moves that caused cuts: killers per ply, counter-moves per move, and
 * a history per move and side. Moves are opaque, so tables are addressed by a hash of the move; an
 * accident costs a bad guess, never a wrong value.
 */
final class MoveMemory {
  /** History counts stay below this. */
  static final int HISTORY_LIMIT = 1 << 12;

  private static final int BITS = 14;

  private final long[] counterMoves = new long[1 << BITS];
  private final int[] history = new int[1 << (BITS + 1)];
  private long[] killers = new long[128];

  MoveMemory() {
    Arrays.fill(counterMoves, MoveList.NONE);
    Arrays.fill(killers, MoveList.NONE);
  }

  /** Notes that a move caused a cut. */
  void cut(int ply, int depth, boolean ours, long move, long previous) {
    int at = 2 * ply;
    if (at + 1 >= killers.length) {
      int old = killers.length;
      killers = Arrays.copyOf(killers, 2 * at + 2);
      Arrays.fill(killers, old, killers.length, MoveList.NONE);
    }
    if (killers[at] != move) {
      killers[at + 1] = killers[at];
      killers[at] = move;
    }
    counterMoves[hash(previous)] = move;
    int place = slot(ours, move);
    history[place] += depth * depth;
    if (history[place] >= HISTORY_LIMIT) {
      for (int i = 0; i < history.length; i++) {
        history[i] >>= 1;
      }
      history[place] = Math.min(history[place], HISTORY_LIMIT - 1);
    }
  }

  /** Returns 2 for the last killer of the ply, 1 for the one before, else 0. */
  int killer(int ply, long move) {
    int at = 2 * ply;
    return at + 1 >= killers.length ? 0 : killers[at] == move ? 2 : killers[at + 1] == move ? 1 : 0;
  }

  boolean counters(long move, long previous) {
    return counterMoves[hash(previous)] == move;
  }

  int history(boolean ours, long move) {
    return history[slot(ours, move)];
  }

  private static int slot(boolean ours, long move) {
    return 2 * hash(move) + (ours ? 1 : 0);
  }

  private static int hash(long move) {
    return (int) ((move * 0x9E3779B97F4A7C15L) >>> (64 - BITS));
  }
}
