package org.plyscope.lab.trace;

import java.util.Arrays;

/**
 * Decides which nodes of a search are kept when there is not room for all.
 *
 * <p>The first plies are always kept while there is any room, and an eighth of it is reserved for
 * them. Every tree of the search (an iteration of deepening starts a new one, and the last matters
 * most) may use half of what is left, in equal shares for its deeper plies. A ply is kept exactly
 * until half of its share is used; then every second node is kept until half of the rest is used,
 * then every fourth, and so on. A node that is dropped takes its subtree with it. So plies that are
 * small stay exact, and large ones are sampled over the whole tree, most densely at its beginning.
 */
public final class TraceBudget {
  /** The deepest ply that is kept exactly while there is any room at all. */
  private static final int SHALLOW = 2;

  private static final int FEWEST_SHARES = 4;

  private final int cap;
  private final boolean sample;
  private int room;
  private int limit;
  private int deepest;
  private long[] seen = new long[32];
  private int[] kept = new int[32];
  private long[] dropped = new long[32];

  /**
   * Makes the budget for a number of nodes.
   *
   * @param sample false keeps the first nodes and nothing afterwards
   */
  public TraceBudget(int cap, boolean sample) {
    this.cap = cap;
    this.sample = sample;
  }

  /** Decides about a node whose parent is kept; counts it as kept or dropped. */
  public boolean keep(int ply, int size) {
    if (ply == 0) {
      startTree(size);
    }
    if (ply >= seen.length) {
      int length = Math.max(2 * seen.length, ply + 1);
      seen = Arrays.copyOf(seen, length);
      kept = Arrays.copyOf(kept, length);
      dropped = Arrays.copyOf(dropped, length);
    }
    deepest = Math.max(deepest, ply);
    boolean exact = ply <= SHALLOW || !sample;
    boolean keep = exact ? size < cap : size < limit && sampled(ply);
    seen[ply]++;
    if (keep) {
      kept[ply]++;
    } else {
      dropped[ply]++;
    }
    return keep;
  }

  private void startTree(int size) {
    room = Math.max(0, cap - cap / 8 - size) / 2;
    limit = size + room;
    Arrays.fill(seen, 0);
    Arrays.fill(kept, 0);
  }

  private boolean sampled(int ply) {
    int share = room / Math.max(FEWEST_SHARES, deepest - SHALLOW);
    if (kept[ply] >= share) {
      return false;
    }
    // share / rest is below 2 until half is used, below 4 until three quarters are, …
    long stride = Long.highestOneBit(Math.max(1, (share - 1L) / (share - kept[ply])));
    return seen[ply] % stride == 0;
  }

  /** Returns how many subtrees were dropped, by the ply of their topmost node. */
  public long[] dropped() {
    return Arrays.copyOf(dropped, deepest + 1);
  }
}
