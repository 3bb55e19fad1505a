package org.plyscope.engine.internal.kernel;

import java.util.Arrays;

/**
 * The best line below each node of the current path, as a triangular array, and the best move of
 * each node even where it leads to no line because its value is below the window.
 */
public final class PrincipalLine {
  private long[][] lines = new long[0][];
  private int[] lengths = new int[0];
  private long[] bestMoves = new long[0];

  /** Forgets the line below a ply; called when a node is entered. */
  public void clear(int ply) {
    if (ply >= lengths.length) {
      grow(ply);
    }
    lengths[ply] = 0;
  }

  public void bestMove(int ply, long move) {
    bestMoves[ply] = move;
  }

  public long bestMove(int ply) {
    return bestMoves[ply];
  }

  /** Makes the line of a ply: the move, then the line of the next ply. */
  public void improve(int ply, long move) {
    int rest = ply + 1 < lengths.length ? lengths[ply + 1] : 0;
    if (lines[ply].length < rest + 1) {
      lines[ply] = Arrays.copyOf(lines[ply], 2 * rest + 2);
    }
    lines[ply][0] = move;
    if (rest > 0) {
      System.arraycopy(lines[ply + 1], 0, lines[ply], 1, rest);
    }
    lengths[ply] = rest + 1;
  }

  /** Makes the line of a ply: the move alone. */
  public void end(int ply, long move) {
    lines[ply][0] = move;
    lengths[ply] = 1;
  }

  /** Returns a copy of the line of a ply. */
  public long[] line(int ply) {
    return Arrays.copyOf(lines[ply], lengths[ply]);
  }

  private void grow(int ply) {
    int old = lengths.length;
    lengths = Arrays.copyOf(lengths, ply + 16);
    lines = Arrays.copyOf(lines, ply + 16);
    bestMoves = Arrays.copyOf(bestMoves, ply + 16);
    for (int i = old; i < lines.length; i++) {
      lines[i] = new long[16];
    }
  }
}
