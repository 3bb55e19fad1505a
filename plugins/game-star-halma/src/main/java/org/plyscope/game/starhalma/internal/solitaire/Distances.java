package org.plyscope.game.starhalma.internal.solitaire;

import java.nio.ByteBuffer;

/** How many moves a player needs, or at least needs, as the first player sees the board. */
final class Distances {
  /** Stands for marbles that can no longer come home; more than any real distance. */
  static final int FAR = 200;

  private final LeastMoves least;
  private final int marbles;
  private final boolean exact;
  private final Combinations sets;
  private final int[] rowOf;
  private final ByteBuffer table;

  /**
   * Prepares to look positions up.
   *
   * @param table the table of {@link SolitaireBuilder}, or null to do without
   */
  Distances(Frame frame, ByteBuffer table) {
    this.table = table;
    this.marbles = frame.marbles();
    this.least = new LeastMoves(frame);
    this.exact = SolitaireBuilder.exact(frame);
    this.rowOf = new int[frame.holes()];
    for (int hole = 0; hole < rowOf.length; hole++) {
      rowOf[hole] = RowSearch.row(frame, hole);
    }
    this.sets =
        table == null
            ? null
            : exact ? new Combinations(frame.holes(), frame.marbles()) : RowSearch.sets(frame);
  }

  /** Returns the size of a complete table. */
  int size() {
    return sets.count();
  }

  /** Returns the number of moves, or a lower bound, for marbles on some holes. */
  int of(long low, long high) {
    // A position that was set up may lack marbles; the table does not know it.
    if (table == null || Long.bitCount(low) + Long.bitCount(high) != marbles) {
      return least.of(low, high);
    }
    int rank = exact ? sets.rank(low, high) : rowRank(low, high);
    int known = table.get(rank) & 0xFF;
    int distance = known == DistanceSearch.NEVER ? FAR : known;
    return exact ? distance : Math.max(distance, least.of(low, high));
  }

  /** Holes are numbered row by row, so the marbles come in the order of their rows. */
  private int rowRank(long low, long high) {
    long set = 0;
    int place = 0;
    for (long rest = low; rest != 0; rest &= rest - 1) {
      set |= 1L << (rowOf[Long.numberOfTrailingZeros(rest)] + place++);
    }
    for (long rest = high; rest != 0; rest &= rest - 1) {
      set |= 1L << (rowOf[64 + Long.numberOfTrailingZeros(rest)] + place++);
    }
    return sets.rank(set, 0);
  }
}
