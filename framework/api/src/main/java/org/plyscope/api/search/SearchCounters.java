package org.plyscope.api.search;

import java.util.Arrays;

/**
 * Exact counts of a search per ply, always on and nearly free. Filled by the agent on the search
 * thread; whoever shows them meanwhile gets a {@link #copy()}.
 *
 * <p>The root is at ply 0 and counts as a node. Every node searched counts once at its ply, also
 * when a later iteration searches it again.
 */
public final class SearchCounters {
  /** Cut-offs by the n-th move are counted apart up to this n; the last bucket takes the rest. */
  public static final int BUCKETS = 32;

  private long[] nodes = new long[16];
  private long[] leaves = new long[16];
  private long[] tableHits = new long[16];

  /** Cut-offs by ply and place; the number and the mean at a ply follow from it. */
  private long[] cutoffs = new long[16 * BUCKETS];

  /** By ply, how far beyond the last bucket's own place its cut-offs were, all together. */
  private long[] placesBeyond = new long[16];

  private long playouts;
  private long researches;
  private long stored;
  private int plies;

  /** Makes counters that are all zero. */
  public SearchCounters() {}

  /**
   * Counts a node.
   *
   * @param ply its distance from the root
   */
  public void node(int ply) {
    if (ply >= plies) {
      reach(ply);
    }
    nodes[ply]++;
  }

  /**
   * Counts a node, already counted as such, that was evaluated or terminal.
   *
   * @param ply its distance from the root
   */
  public void leaf(int ply) {
    leaves[ply]++;
  }

  /**
   * Counts several nodes at once, all of them evaluated or terminal.
   *
   * @param ply their distance from the root
   * @param count how many
   */
  public void leaves(int ply, int count) {
    if (ply >= plies && count > 0) {
      reach(ply);
    }
    nodes[ply] += count;
    leaves[ply] += count;
  }

  /**
   * Counts a cut-off at a node already counted.
   *
   * @param ply the distance of the node from the root
   * @param index the place, from 0, of the move that caused it
   */
  public void cutoff(int ply, int index) {
    if (index < BUCKETS - 1) {
      cutoffs[ply * BUCKETS + index]++;
    } else {
      cutoffs[ply * BUCKETS + BUCKETS - 1]++;
      placesBeyond[ply] += index - (BUCKETS - 1);
    }
  }

  /**
   * Counts a node that the transposition table settled.
   *
   * @param ply the distance of the node from the root
   */
  public void tableHit(int ply) {
    tableHits[ply]++;
  }

  /** Counts a playout. */
  public void playout() {
    playouts++;
  }

  /** Counts a search that was repeated with another window. */
  public void research() {
    researches++;
  }

  /**
   * Notes the number of nodes held in memory, of which the largest is kept.
   *
   * @param count the number now
   */
  public void stored(long count) {
    stored = Math.max(stored, count);
  }

  /**
   * Returns how many plies were reached, the root included.
   *
   * @return the number of plies
   */
  public int plies() {
    return plies;
  }

  /**
   * Returns the nodes at a ply.
   *
   * @param ply the distance from the root, below {@link #plies()}
   * @return the number
   */
  public long nodes(int ply) {
    return nodes[ply];
  }

  /**
   * Returns the nodes at all plies.
   *
   * @return the number
   */
  public long nodes() {
    return Arrays.stream(nodes).sum();
  }

  /**
   * Returns the evaluated or terminal nodes at a ply.
   *
   * @param ply the distance from the root, below {@link #plies()}
   * @return the number
   */
  public long leaves(int ply) {
    return leaves[ply];
  }

  /**
   * Returns the cut-offs at a ply.
   *
   * @param ply the distance from the root, below {@link #plies()}
   * @return the number
   */
  public long cutoffs(int ply) {
    long sum = 0;
    for (int index = 0; index < BUCKETS; index++) {
      sum += cutoffs(ply, index);
    }
    return sum;
  }

  /**
   * Returns the cut-offs at a ply caused by the move at a place in the order.
   *
   * @param ply the distance from the root, below {@link #plies()}
   * @param index the place, from 0 to {@link #BUCKETS} - 1; the last includes all later ones
   * @return the number
   */
  public long cutoffs(int ply, int index) {
    return cutoffs[ply * BUCKETS + index];
  }

  /**
   * Returns the mean place of the move that caused a cut-off at a ply.
   *
   * @param ply the distance from the root, below {@link #plies()}
   * @return the mean from 0, or NaN without cut-offs
   */
  public double meanCutoffIndex(int ply) {
    long places = placesBeyond[ply];
    for (int index = 1; index < BUCKETS; index++) {
      places += index * cutoffs(ply, index);
    }
    long count = cutoffs(ply);
    return count == 0 ? Double.NaN : (double) places / count;
  }

  /**
   * Returns the nodes at a ply that the transposition table settled.
   *
   * @param ply the distance from the root, below {@link #plies()}
   * @return the number
   */
  public long tableHits(int ply) {
    return tableHits[ply];
  }

  /**
   * Returns the playouts.
   *
   * @return the number
   */
  public long playouts() {
    return playouts;
  }

  /**
   * Returns the searches repeated with another window.
   *
   * @return the number
   */
  public long researches() {
    return researches;
  }

  /**
   * Returns the largest number of nodes held in memory at once.
   *
   * @return the number
   */
  public long stored() {
    return stored;
  }

  /**
   * Makes an independent copy.
   *
   * @return the copy
   */
  public SearchCounters copy() {
    SearchCounters copy = new SearchCounters();
    copy.nodes = nodes.clone();
    copy.leaves = leaves.clone();
    copy.tableHits = tableHits.clone();
    copy.cutoffs = cutoffs.clone();
    copy.placesBeyond = placesBeyond.clone();
    copy.playouts = playouts;
    copy.researches = researches;
    copy.stored = stored;
    copy.plies = plies;
    return copy;
  }

  private void reach(int ply) {
    plies = ply + 1;
    if (ply >= nodes.length) {
      int length = Math.max(plies, 2 * nodes.length);
      nodes = Arrays.copyOf(nodes, length);
      leaves = Arrays.copyOf(leaves, length);
      tableHits = Arrays.copyOf(tableHits, length);
      cutoffs = Arrays.copyOf(cutoffs, length * BUCKETS);
      placesBeyond = Arrays.copyOf(placesBeyond, length);
    }
  }
}
