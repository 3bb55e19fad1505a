package org.plyscope.lab.internal;

import java.util.Arrays;

/**
 * Decides which nodes of a search are kept when there is not room for all.
 *
 * <p>Every ply has an eighth of the room. A ply is kept exactly until half of its share is used;
 * then every second node is kept until half of the rest is used, then every fourth, and so on. A
 * node that is dropped takes its subtree with it. So the shallow plies, which are small, stay
 * exact, and the deep ones are sampled over the whole search, more densely at its beginning. The
 * first plies are never sampled, and an eighth of the room is reserved for them.
 */
public final class TraceBudget {
  /** The deepest ply that is kept exactly while there is any room at all. */
  private static final int SHALLOW = 2;

  private final int cap;
  private final int share;
  private long[] seen = new long[32];
  private int[] kept = new int[32];
  private long[] dropped = new long[32];
  private int plies;

  /** Makes the budget for a number of nodes. */
  public TraceBudget(int cap) {
    this.cap = cap;
    this.share = Math.max(1, cap / 8);
  }

  /** Decides about a node whose parent is kept; counts it as kept or dropped. */
  public boolean keep(int ply, int size) {
    if (ply >= seen.length) {
      int length = Math.max(2 * seen.length, ply + 1);
      seen = Arrays.copyOf(seen, length);
      kept = Arrays.copyOf(kept, length);
      dropped = Arrays.copyOf(dropped, length);
    }
    plies = Math.max(plies, ply + 1);
    boolean keep =
        ply <= SHALLOW
            ? size < cap
            : size < cap - share && kept[ply] < share && seen[ply] % stride(kept[ply]) == 0;
    seen[ply]++;
    if (keep) {
      kept[ply]++;
    } else {
      dropped[ply]++;
    }
    return keep;
  }

  /** One node in how many is kept at a ply that has used so much of its share. */
  private long stride(int used) {
    // share / rest is 1 until half is used, 2 until three quarters are, …
    return Long.highestOneBit(Math.max(1, (share - 1L) / (share - used)));
  }

  /** Returns how many subtrees were dropped, by the ply of their topmost node. */
  public long[] dropped() {
    return Arrays.copyOf(dropped, plies);
  }
}
