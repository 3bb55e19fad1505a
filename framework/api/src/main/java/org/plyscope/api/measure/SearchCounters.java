package org.plyscope.api.measure;

import java.util.Arrays;

/**
 * Counts the work of a search, ply by ply; always on and nearly free. Filled by the agent on the
 * search thread; all other code takes a snapshot with {@link #counts()}.
 *
 * <p>The root is at ply 0 and counts as a node. Every node searched counts once at its ply, and
 * again whenever a later iteration searches it again.
 */
public final class SearchCounters {
  /** A way to save work that may miss something. */
  public enum Shortcut {
    /** A late move was first searched to a reduced depth. */
    REDUCED(0),
    /** A quiet move was skipped because it seemed unable to reach the window. */
    FUTILE(1),
    /** A node was given up because it seemed too far below its window. */
    RAZORED(2);

    final int place;

    Shortcut(int place) {
      this.place = place;
    }
  }

  /** Why a search was repeated. */
  public enum Research {
    /** A null-window search found a move better than the principal variation. */
    PRINCIPAL_VARIATION(0),
    /** A move searched to a reduced depth turned out to be good. */
    REDUCTION(1),
    /** The value fell outside the window expected at the root. */
    ASPIRATION(2),
    /** Anything else. */
    OTHER(3);

    final int place;

    Research(int place) {
      this.place = place;
    }
  }

  private static final int BUCKETS = Counts.BUCKETS;

  private static final int SHORTCUTS = Shortcut.values().length;

  private long[] nodes = new long[16];
  private long[] leaves = new long[16];
  private long[] tableHits = new long[16];

  /** Cut-offs by ply and place; the number and the mean at a ply follow from it. */
  private long[] cutoffs = new long[16 * BUCKETS];

  /** By ply, how far beyond the last bucket's own place its cut-offs were, in total. */
  private long[] placesBeyond = new long[16];

  private long[] shortcuts = new long[16 * SHORTCUTS];
  private final long[] researches = new long[Research.values().length];
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
   * Notes that a node of a growing tree, counted as a leaf when it was added, now has a child and
   * is no longer a leaf.
   *
   * @param ply its distance from the root
   */
  public void expanded(int ply) {
    leaves[ply]--;
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
   * Counts a node that the transposition table or an endgame database settled.
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
   * @param kind the kind of shortcut
   * @param ply the distance from the root of the node, already counted, that was given up or whose
   *     move it was
   */
  public void shortcut(Shortcut kind, int ply) {
    shortcuts[ply * SHORTCUTS + kind.place]++;
  }

  /** Counts a search that was repeated with another window, for an unspecified reason. */
  public void research() {
    research(Research.OTHER);
  }

  /**
   * Counts a search that was repeated with another window or depth.
   *
   * @param cause why
   */
  public void research(Research cause) {
    researches[cause.place]++;
  }

  /**
   * Notes the number of nodes held in memory; the largest is kept.
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
   * Takes a snapshot.
   *
   * @return the counts so far
   */
  public Counts counts() {
    long[][] byPlace = new long[plies][];
    Arrays.setAll(byPlace, ply -> Arrays.copyOfRange(cutoffs, ply * BUCKETS, (ply + 1) * BUCKETS));
    long[] indexSums = Arrays.copyOf(placesBeyond, plies);
    for (int ply = 0; ply < plies; ply++) {
      for (int index = 1; index < BUCKETS; index++) {
        indexSums[ply] += index * byPlace[ply][index];
      }
    }
    Counts.Builder builder =
        Counts.builder()
            .nodes(Arrays.copyOf(nodes, plies))
            .leaves(Arrays.copyOf(leaves, plies))
            .tableHits(Arrays.copyOf(tableHits, plies))
            .cutoffs(byPlace, indexSums)
            .playouts(playouts)
            .stored(stored);
    for (Shortcut kind : Shortcut.values()) {
      long[] perPly = new long[plies];
      Arrays.setAll(perPly, ply -> shortcuts[ply * SHORTCUTS + kind.place]);
      builder.shortcuts(kind, perPly);
    }
    for (Research cause : Research.values()) {
      builder.researches(cause, researches[cause.place]);
    }
    return builder.build();
  }

  private void reach(int ply) {
    if (ply >= Counts.MAX_PLIES) {
      throw new IllegalArgumentException(
          "A node at ply "
              + ply
              + " cannot be counted; the last ply is "
              + (Counts.MAX_PLIES - 1)
              + ".");
    }
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
