package org.plyscope.api.measure;

import static org.plyscope.api.measure.CountArrays.at;
import static org.plyscope.api.measure.CountArrays.row;

import java.util.Arrays;
import java.util.Objects;
import java.util.stream.LongStream;
import org.plyscope.api.InputException;
import org.plyscope.api.measure.SearchCounters.Research;
import org.plyscope.api.measure.SearchCounters.Shortcut;

/**
 * The counts of a search, per ply and altogether. An immutable value: agents count with {@link
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

  private final CountColumns columns;

  private Counts(CountColumns columns) {
    this.columns = columns;
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
    return columns.nodes.length;
  }

  /**
   * Returns the nodes at a ply.
   *
   * @param ply the distance from the root
   * @return the number
   */
  public long nodes(int ply) {
    return at(columns.nodes, ply);
  }

  /**
   * Returns the nodes at all plies.
   *
   * @return the number
   */
  public long nodes() {
    return LongStream.of(columns.nodes).sum();
  }

  /**
   * Returns the evaluated or terminal nodes at a ply.
   *
   * @param ply the distance from the root
   * @return the number
   */
  public long leaves(int ply) {
    return at(columns.leaves, ply);
  }

  /**
   * Returns the nodes at a ply that the transposition table settled.
   *
   * @param ply the distance from the root
   * @return the number
   */
  public long tableHits(int ply) {
    return at(columns.tableHits, ply);
  }

  /**
   * Returns the cut-offs at a ply.
   *
   * @param ply the distance from the root
   * @return the number
   */
  public long cutoffs(int ply) {
    return LongStream.of(row(columns.cutoffs, ply)).sum();
  }

  /**
   * Returns the cut-offs at a ply caused by the move at a place in the order.
   *
   * @param ply the distance from the root
   * @param index the place, from 0 to {@link #BUCKETS} - 1; the last includes all later ones
   * @return the number
   */
  public long cutoffs(int ply, int index) {
    return at(row(columns.cutoffs, ply), Objects.checkIndex(index, BUCKETS));
  }

  /**
   * Returns the sum of the places, from 0, of all moves that caused a cut-off at a ply.
   *
   * @param ply the distance from the root
   * @return the sum, in which moves beyond the last bucket count with their own places
   */
  public long cutoffIndexSum(int ply) {
    return at(columns.cutoffIndexSums, ply);
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
   * @param kind the kind of shortcut
   * @param ply the distance from the root
   * @return the number
   */
  public long shortcuts(Shortcut kind, int ply) {
    return at(columns.shortcuts[kind.place], ply);
  }

  /**
   * Returns the shortcuts of a kind at all plies.
   *
   * @param kind the kind of shortcut
   * @return the number
   */
  public long shortcuts(Shortcut kind) {
    return LongStream.of(columns.shortcuts[kind.place]).sum();
  }

  /**
   * Returns the playouts.
   *
   * @return the number
   */
  public long playouts() {
    return columns.playouts;
  }

  /**
   * Returns the searches repeated with another window or depth, for whatever reason.
   *
   * @return the number
   */
  public long researches() {
    return LongStream.of(columns.researches).sum();
  }

  /**
   * Returns the searches repeated for one reason.
   *
   * @param cause why
   * @return the number
   */
  public long researches(Research cause) {
    return columns.researches[cause.place];
  }

  /**
   * Returns the largest number of nodes held in memory at once.
   *
   * @return the number
   */
  public long stored() {
    return columns.stored;
  }

  /**
   * Returns the counts since an earlier moment.
   *
   * @param earlier a snapshot of the same counters
   * @return the differences; only {@link #stored()} stays as it is
   * @throws IllegalArgumentException if less was counted now than then
   */
  public Counts since(Counts earlier) {
    return new Counts(columns.minus(earlier.columns).checked());
  }

  /**
   * Returns the counts of two searches together.
   *
   * @param other the counts of another search
   * @return the sums; {@link #stored()} is the larger of the two, because they are not held at the
   *     same time
   */
  public Counts plus(Counts other) {
    return new Counts(columns.plus(other.columns).checked());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Counts that && columns.same(that.columns);
  }

  @Override
  public int hashCode() {
    return Objects.hash(
        Arrays.hashCode(columns.nodes),
        Arrays.hashCode(columns.leaves),
        columns.playouts,
        columns.stored);
  }

  /** Returns a summary, for example {@code "1234 nodes in 5 plies"}. */
  @Override
  public String toString() {
    return nodes() + " nodes in " + plies() + " plies";
  }

  /** Collects {@link Counts}; anything not set is zero. */
  public static final class Builder {
    private final CountColumns columns = new CountColumns();

    private Builder() {}

    /**
     * Sets the nodes, and with their length the number of plies.
     *
     * @param perPly one number per ply; copied
     * @return this
     */
    public Builder nodes(long... perPly) {
      columns.nodes = perPly.clone();
      return this;
    }

    /**
     * Sets the evaluated or terminal nodes.
     *
     * @param perPly one number per ply; copied
     * @return this
     */
    public Builder leaves(long... perPly) {
      columns.leaves = perPly.clone();
      return this;
    }

    /**
     * Sets the nodes that the transposition table settled.
     *
     * @param perPly one number per ply; copied
     * @return this
     */
    public Builder tableHits(long... perPly) {
      columns.tableHits = perPly.clone();
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
      columns.cutoffs = perPly.clone();
      Arrays.setAll(columns.cutoffs, ply -> perPly[ply].clone());
      columns.cutoffIndexSums = indexSums.clone();
      return this;
    }

    /**
     * Sets the shortcuts of a kind.
     *
     * @param kind the kind of shortcut
     * @param perPly one number per ply; copied
     * @return this
     */
    public Builder shortcuts(Shortcut kind, long... perPly) {
      columns.shortcuts[kind.place] = perPly.clone();
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
      columns.researches[cause.place] = count;
      return this;
    }

    /**
     * Sets the playouts.
     *
     * @param count the number
     * @return this
     */
    public Builder playouts(long count) {
      columns.playouts = count;
      return this;
    }

    /**
     * Sets the largest number of nodes held in memory at once.
     *
     * @param count the number
     * @return this
     */
    public Builder stored(long count) {
      columns.stored = count;
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
      return new Counts(columns.checked());
    }
  }
}
