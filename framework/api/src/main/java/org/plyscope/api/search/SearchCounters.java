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

  /**
   * A way to save work that may miss something.
   *
   * @since 1.1
   */
  public enum Shortcut {
    /** A late move was first searched less deep. */
    REDUCED(0),
    /** A quiet move was skipped because it seemed unable to reach the window. */
    FUTILE(1),
    /** A node was given up because it seemed too far below its window. */
    RAZORED(2);

    private final int place;

    Shortcut(int place) {
      this.place = place;
    }
  }

  /**
   * Why a search was repeated.
   *
   * @since 1.1
   */
  public enum Research {
    /** A move was better than an empty window around the principal variation said. */
    PRINCIPAL_VARIATION(0),
    /** A move that was searched less deep turned out good. */
    REDUCTION(1),
    /** The value lay outside the window expected at the root. */
    ASPIRATION(2),
    /** Anything else. */
    OTHER(3);

    private final int place;

    Research(int place) {
      this.place = place;
    }
  }

  private static final int SHORTCUTS = Shortcut.values().length;

  private long[] nodes = new long[16];
  private long[] leaves = new long[16];
  private long[] tableHits = new long[16];

  /** Cut-offs by ply and place; the number and the mean at a ply follow from it. */
  private long[] cutoffs = new long[16 * BUCKETS];

  /** By ply, how far beyond the last bucket's own place its cut-offs were, all together. */
  private long[] placesBeyond = new long[16];

  private long[] shortcuts = new long[16 * SHORTCUTS];
  private long[] researches = new long[Research.values().length];
  private long playouts;
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

  /**
   * Counts a shortcut.
   *
   * @param kind what was done
   * @param ply the distance from the root of the node, already counted, that was given up or whose
   *     move it was
   * @since 1.1
   */
  public void shortcut(Shortcut kind, int ply) {
    shortcuts[ply * SHORTCUTS + kind.place]++;
  }

  /** Counts a search that was repeated with another window, for a reason that is not known. */
  public void research() {
    research(Research.OTHER);
  }

  /**
   * Counts a search that was repeated with another window or depth.
   *
   * @param cause why
   * @since 1.1
   */
  public void research(Research cause) {
    researches[cause.place]++;
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
   * Returns the shortcuts of a kind at a ply.
   *
   * @param kind what was done
   * @param ply the distance from the root, below {@link #plies()}
   * @return the number
   * @since 1.1
   */
  public long shortcuts(Shortcut kind, int ply) {
    return shortcuts[ply * SHORTCUTS + kind.place];
  }

  /**
   * Returns the shortcuts of a kind at all plies.
   *
   * @param kind what was done
   * @return the number
   * @since 1.1
   */
  public long shortcuts(Shortcut kind) {
    long sum = 0;
    for (int ply = 0; ply < plies; ply++) {
      sum += shortcuts(kind, ply);
    }
    return sum;
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
   * Returns the searches repeated with another window or depth, for whatever reason.
   *
   * @return the number
   */
  public long researches() {
    return Arrays.stream(researches).sum();
  }

  /**
   * Returns the searches repeated for one reason.
   *
   * @param cause why
   * @return the number
   * @since 1.1
   */
  public long researches(Research cause) {
    return researches[cause.place];
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
    copy.shortcuts = shortcuts.clone();
    copy.researches = researches.clone();
    copy.playouts = playouts;
    copy.stored = stored;
    copy.plies = plies;
    return copy;
  }

  /**
   * Returns what was counted since an earlier moment.
   *
   * @param earlier a copy of these counters made then
   * @return the differences; only {@link #stored()} stays as it is
   * @since 1.1
   */
  public SearchCounters since(SearchCounters earlier) {
    SearchCounters rest = copy();
    subtract(rest.nodes, earlier.nodes);
    subtract(rest.leaves, earlier.leaves);
    subtract(rest.tableHits, earlier.tableHits);
    subtract(rest.cutoffs, earlier.cutoffs);
    subtract(rest.placesBeyond, earlier.placesBeyond);
    subtract(rest.shortcuts, earlier.shortcuts);
    subtract(rest.researches, earlier.researches);
    rest.playouts -= earlier.playouts;
    while (rest.plies > 0 && rest.nodes[rest.plies - 1] == 0) {
      rest.plies--;
    }
    return rest;
  }

  private static void subtract(long[] from, long[] counts) {
    Arrays.setAll(from, i -> i < counts.length ? from[i] - counts[i] : from[i]);
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
      shortcuts = Arrays.copyOf(shortcuts, length * SHORTCUTS);
    }
  }
}
