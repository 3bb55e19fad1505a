package org.plyscope.game.starhalma.internal.geometry;

import java.util.stream.IntStream;

/**
 * A set of holes by their indices in a {@link Layout}.
 *
 * @param lo bit i stands for hole i
 * @param hi bit i stands for hole 64 + i
 */
public record HoleSet(long lo, long hi) {
  /** The empty set. */
  public static final HoleSet NONE = new HoleSet(0, 0);

  /** Collects indices into a set. */
  public static HoleSet of(IntStream indices) {
    HoleSet set = NONE;
    for (int index : indices.toArray()) {
      set = set.with(index);
    }
    return set;
  }

  /** Returns this set with one more hole. */
  public HoleSet with(int index) {
    return index < 64 ? new HoleSet(lo | (1L << index), hi) : new HoleSet(lo, hi | (1L << index));
  }

  /** Returns whether a hole is in the set. */
  public boolean contains(int index) {
    return (((index < 64 ? lo : hi) >>> index) & 1) != 0;
  }

  /** Returns the number of holes. */
  public int count() {
    return Long.bitCount(lo) + Long.bitCount(hi);
  }

  /** Returns the indices, ascending. */
  public IntStream indices() {
    return IntStream.range(0, Layout.LARGEST).filter(this::contains);
  }
}
