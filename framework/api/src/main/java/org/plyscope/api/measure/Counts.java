package org.plyscope.api.measure;

import static org.plyscope.api.measure.CountArrays.EMPTY;
import static org.plyscope.api.measure.CountArrays.at;
import static org.plyscope.api.measure.CountArrays.check;
import static org.plyscope.api.measure.CountArrays.minus;
import static org.plyscope.api.measure.CountArrays.row;
import static org.plyscope.api.measure.CountArrays.sum;
import static org.plyscope.api.measure.CountArrays.trimmed;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.LongStream;
import org.plyscope.api.InputException;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.measure.SearchCounters.Shortcut;

/**
 * What a search counted, per ply and altogether. An immutable value: agents count with {@link
 * SearchCounters} and take a snapshot; files and other processes use {@link #builder()}.
 *
 * <p>The root is at ply 0 and counts as a node. Every node searched counts once at its ply, and
 * again whenever a later iteration searches it again. A ply that was not reached has zero counts.
 */
public final class Counts {
  /**
   * Cut-offs by the n-th move are counted separately up to this n; the last bucket takes the rest.
   */
  public static final int BUCKETS = 32;

  /** The largest number of plies; no search goes this deep. */
  public static final int MAX_PLIES = 1 << 16;

  /** Nothing counted. */
  public static final Counts NONE = builder().build();

  // Trailing plies with a count of 0 are left out, except for nodes.
  private final long[] nodes;
  private final long[] leaves;
  private final long[] tableHits;
  private final long[][] cutoffs;
  private final long[] cutoffIndexSums;
  private final long[][] shortcuts;
  private final long[] researches;
  private final long playouts;
  private final long stored;

  private Counts(Builder builder) {
    this.nodes = builder.nodes;
    this.leaves = trimmed(builder.leaves);
    this.tableHits = trimmed(builder.tableHits);
    this.cutoffs = trimmed(builder.cutoffs);
    this.cutoffIndexSums = trimmed(builder.cutoffIndexSums);
    this.shortcuts = builder.shortcuts.clone();
    Arrays.setAll(shortcuts, kind -> trimmed(builder.shortcuts[kind]));
    this.researches = builder.researches.clone();
    this.playouts = builder.playouts;
    this.stored = builder.stored;
  }

  /**
   * Starts counts that are all zero.
   *
   * @return a builder
   */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Returns how many plies were reached, the root included.
   *
   * @return the number of plies
   */
  public int plies() {
    return nodes.length;
  }

  /**
   * Returns the nodes at a ply.
   *
   * @param ply the distance from the root
   * @return the number
   */
  public long nodes(int ply) {
    return at(nodes, ply);
  }

  /**
   * Returns the nodes at all plies.
   *
   * @return the number
   */
  public long nodes() {
    return LongStream.of(nodes).sum();
  }

  /**
   * Returns the evaluated or terminal nodes at a ply.
   *
   * @param ply the distance from the root
   * @return the number
   */
  public long leaves(int ply) {
    return at(leaves, ply);
  }

  /**
   * Returns the nodes at a ply that the transposition table settled.
   *
   * @param ply the distance from the root
   * @return the number
   */
  public long tableHits(int ply) {
    return at(tableHits, ply);
  }

  /**
   * Returns the cut-offs at a ply.
   *
   * @param ply the distance from the root
   * @return the number
   */
  public long cutoffs(int ply) {
    return ply < cutoffs.length ? LongStream.of(cutoffs[ply]).sum() : 0;
  }

  /**
   * Returns the cut-offs at a ply caused by the move at a place in the order.
   *
   * @param ply the distance from the root
   * @param index the place, from 0 to {@link #BUCKETS} - 1; the last includes all later ones
   * @return the number
   */
  public long cutoffs(int ply, int index) {
    return ply < cutoffs.length ? at(cutoffs[ply], Objects.checkIndex(index, BUCKETS)) : 0;
  }

  /**
   * Returns the sum of the places, from 0, of all moves that caused a cut-off at a ply.
   *
   * @param ply the distance from the root
   * @return the sum, in which moves beyond the last bucket count with their own places
   */
  public long cutoffIndexSum(int ply) {
    return at(cutoffIndexSums, ply);
  }

  /**
   * Returns the mean place of the move that caused a cut-off at a ply.
   *
   * @param ply the distance from the root
   * @return the mean from 0, or NaN without cut-offs
   */
  public double meanCutoffIndex(int ply) {
    long count = cutoffs(ply);
    return count == 0 ? Double.NaN : (double) cutoffIndexSum(ply) / count;
  }

  /**
   * Returns the shortcuts of a kind at a ply.
   *
   * @param kind what was done
   * @param ply the distance from the root
   * @return the number
   */
  public long shortcuts(Shortcut kind, int ply) {
    return at(shortcuts[kind.place], ply);
  }

  /**
   * Returns the shortcuts of a kind at all plies.
   *
   * @param kind what was done
   * @return the number
   */
  public long shortcuts(Shortcut kind) {
    return LongStream.of(shortcuts[kind.place]).sum();
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
    return LongStream.of(researches).sum();
  }

  /**
   * Returns the searches repeated for one reason.
   *
   * @param cause why
   * @return the number
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
   * Returns what was counted since an earlier moment.
   *
   * @param earlier a snapshot of the same counters
   * @return the differences; only {@link #stored()} stays as it is
   * @throws IllegalArgumentException if less was counted now than then
   */
  public Counts since(Counts earlier) {
    Builder rest = new Builder();
    rest.leaves = minus(leaves, earlier.leaves);
    rest.tableHits = minus(tableHits, earlier.tableHits);
    rest.cutoffs = new long[cutoffs.length][];
    Arrays.setAll(rest.cutoffs, ply -> minus(cutoffs[ply], row(earlier.cutoffs, ply)));
    rest.cutoffIndexSums = minus(cutoffIndexSums, earlier.cutoffIndexSums);
    Arrays.setAll(rest.shortcuts, kind -> minus(shortcuts[kind], earlier.shortcuts[kind]));
    rest.researches = minus(researches, earlier.researches);
    rest.playouts = playouts - earlier.playouts;
    rest.stored = stored;
    rest.nodes = minus(nodes, earlier.nodes);
    rest.nodes = Arrays.copyOf(rest.nodes, rest.reached());
    return rest.build();
  }

  /**
   * Returns what was counted in two searches together.
   *
   * @param other the counts of another search
   * @return the sums; {@link #stored()} is the larger of the two, because they are not held at the
   *     same time
   */
  public Counts plus(Counts other) {
    Builder total = new Builder();
    total.nodes = sum(nodes, other.nodes);
    total.leaves = sum(leaves, other.leaves);
    total.tableHits = sum(tableHits, other.tableHits);
    total.cutoffs = new long[Math.max(cutoffs.length, other.cutoffs.length)][];
    Arrays.setAll(total.cutoffs, ply -> sum(row(cutoffs, ply), row(other.cutoffs, ply)));
    total.cutoffIndexSums = sum(cutoffIndexSums, other.cutoffIndexSums);
    Arrays.setAll(total.shortcuts, kind -> sum(shortcuts[kind], other.shortcuts[kind]));
    total.researches = sum(researches, other.researches);
    total.playouts = playouts + other.playouts;
    total.stored = Math.max(stored, other.stored);
    return total.build();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Counts that
        && Arrays.equals(nodes, that.nodes)
        && Arrays.equals(leaves, that.leaves)
        && Arrays.equals(tableHits, that.tableHits)
        && Arrays.deepEquals(cutoffs, that.cutoffs)
        && Arrays.equals(cutoffIndexSums, that.cutoffIndexSums)
        && Arrays.deepEquals(shortcuts, that.shortcuts)
        && Arrays.equals(researches, that.researches)
        && playouts == that.playouts
        && stored == that.stored;
  }

  @Override
  public int hashCode() {
    return Objects.hash(Arrays.hashCode(nodes), Arrays.hashCode(leaves), playouts, stored);
  }

  /** Returns a summary, for example {@code "1234 nodes in 5 plies"}. */
  @Override
  public String toString() {
    return nodes() + " nodes in " + plies() + " plies";
  }

  /** Collects {@link Counts}; anything not set is zero. */
  public static final class Builder {
    private long[] nodes = EMPTY;
    private long[] leaves = EMPTY;
    private long[] tableHits = EMPTY;
    private long[][] cutoffs = {};
    private long[] cutoffIndexSums = EMPTY;
    private final long[][] shortcuts = {EMPTY, EMPTY, EMPTY};
    private long[] researches = new long[Research.values().length];
    private long playouts;
    private long stored;

    private Builder() {}

    /**
     * Sets the nodes, and with their length the number of plies.
     *
     * @param perPly one number per ply; copied
     * @return this
     */
    public Builder nodes(long... perPly) {
      nodes = perPly.clone();
      return this;
    }

    /**
     * Sets the evaluated or terminal nodes.
     *
     * @param perPly one number per ply; copied
     * @return this
     */
    public Builder leaves(long... perPly) {
      leaves = perPly.clone();
      return this;
    }

    /**
     * Sets the nodes that the transposition table settled.
     *
     * @param perPly one number per ply; copied
     * @return this
     */
    public Builder tableHits(long... perPly) {
      tableHits = perPly.clone();
      return this;
    }

    /**
     * Sets the cut-offs.
     *
     * @param perPly for each ply, one number per place of the move, up to {@link #BUCKETS}; copied
     * @param indexSums for each ply, the {@linkplain Counts#cutoffIndexSum sum of the places};
     *     copied
     * @return this
     */
    public Builder cutoffs(long[][] perPly, long... indexSums) {
      cutoffs = perPly.clone();
      Arrays.setAll(cutoffs, ply -> perPly[ply].clone());
      cutoffIndexSums = indexSums.clone();
      return this;
    }

    /**
     * Sets the shortcuts of a kind.
     *
     * @param kind what was done
     * @param perPly one number per ply; copied
     * @return this
     */
    public Builder shortcuts(Shortcut kind, long... perPly) {
      shortcuts[kind.place] = perPly.clone();
      return this;
    }

    /**
     * Sets the searches repeated for one reason.
     *
     * @param cause why
     * @param count the number
     * @return this
     */
    public Builder researches(Research cause, long count) {
      researches[cause.place] = count;
      return this;
    }

    /**
     * Sets the playouts.
     *
     * @param count the number
     * @return this
     */
    public Builder playouts(long count) {
      playouts = count;
      return this;
    }

    /**
     * Sets the largest number of nodes held in memory at once.
     *
     * @param count the number
     * @return this
     */
    public Builder stored(long count) {
      stored = count;
      return this;
    }

    /**
     * Builds the counts.
     *
     * @return the counts
     * @throws InputException if a number is negative, a sum exceeds a {@code long}, there are more
     *     than {@link #MAX_PLIES} plies, or something was counted at a ply without nodes
     */
    public Counts build() {
      CountArrays.checkPlies(nodes.length, reached());
      check("nodes", nodes);
      check("leaves", leaves);
      check("table hits", tableHits);
      CountArrays.checkCutoffs(cutoffs, cutoffIndexSums);
      for (Shortcut kind : Shortcut.values()) {
        check("shortcuts (" + kind + ")", shortcuts[kind.place]);
      }
      check("repeated searches", researches);
      check("playouts", playouts);
      check("stored nodes", stored);
      return new Counts(this);
    }

    /** Returns the number of plies up to the last at which anything was counted. */
    private int reached() {
      int plies = CountArrays.longest(nodes, leaves, tableHits, cutoffIndexSums);
      plies = Math.max(plies, CountArrays.longest(shortcuts));
      return Math.max(plies, trimmed(cutoffs).length);
    }
  }
}
