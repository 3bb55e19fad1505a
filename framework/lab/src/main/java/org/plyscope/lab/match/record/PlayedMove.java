package org.plyscope.lab.match.record;

import java.util.Objects;
import org.plyscope.api.search.SearchResult;

/** A move of a game, with what the player who chose it said and spent. Immutable. */
public final class PlayedMove {
  private final int seat;
  private final long move;
  private final String text;
  private final long seed;
  private final long nanos;
  private final long overtimeNanos;
  private final long nodes;
  private final long memory;
  private final int depth;
  private final double value;
  private final boolean solved;
  private final SearchResult.Status status;
  private final String comment;

  private PlayedMove(Builder builder) {
    this.seat = builder.seat;
    this.move = builder.move;
    this.text = builder.text;
    this.seed = builder.seed;
    this.nanos = builder.nanos;
    this.overtimeNanos = builder.overtimeNanos;
    this.nodes = builder.nodes;
    this.memory = builder.memory;
    this.depth = builder.depth;
    this.value = builder.value;
    this.solved = builder.solved;
    this.status = builder.status;
    this.comment = builder.comment;
  }

  /**
   * Starts with a move about which nothing is known.
   *
   * @param seat the player who moved, from 0
   * @param move the move
   * @param text the move in notation
   * @return a builder
   */
  public static Builder builder(int seat, long move, String text) {
    return new Builder(seat, move, text);
  }

  /**
   * Returns who moved.
   *
   * @return the player, from 0
   */
  public int seat() {
    return seat;
  }

  /**
   * Returns the move.
   *
   * @return the move, meaningful to the rules of the game
   */
  public long move() {
    return move;
  }

  /**
   * Returns the move in notation.
   *
   * @return its text
   */
  public String text() {
    return text;
  }

  /**
   * Returns the seed the player was given for this move.
   *
   * @return the seed
   */
  public long seed() {
    return seed;
  }

  /**
   * Returns how long the player took, as the host measured it.
   *
   * @return nanoseconds
   */
  public long nanos() {
    return nanos;
  }

  /**
   * Returns by how much the player exceeded its time without losing the game for it.
   *
   * @return nanoseconds; 0 if it kept its time
   */
  public long overtimeNanos() {
    return overtimeNanos;
  }

  /**
   * Returns how many nodes were searched.
   *
   * @return the number; 0 if not counted
   */
  public long nodes() {
    return nodes;
  }

  /**
   * Returns how much the search kept in memory.
   *
   * @return the largest number of nodes stored at once, as {@link
   *     org.plyscope.api.measure.Counts#stored} counts them; 0 if not counted
   */
  public long memory() {
    return memory;
  }

  /**
   * Returns how deep the search was completed.
   *
   * @return plies; 0 if the player does not say
   */
  public int depth() {
    return depth;
  }

  /**
   * Returns what the player expects.
   *
   * @return the value from its own view; NaN if it has none
   */
  public double value() {
    return value;
  }

  /**
   * Returns whether the value is proved.
   *
   * @return true if the player says so
   */
  public boolean solved() {
    return solved;
  }

  /**
   * Returns why the search ended.
   *
   * @return the status; {@link SearchResult.Status#COMPLETE} where there was no search
   */
  public SearchResult.Status status() {
    return status;
  }

  /**
   * Returns what the player remarked.
   *
   * @return the comment, perhaps empty
   */
  public String comment() {
    return comment;
  }

  /** Returns the move and, where there are any, value, depth and nodes, for debugging. */
  @Override
  public String toString() {
    return nodes == 0 ? text : text + " (" + value + ", depth " + depth + ", " + nodes + " nodes)";
  }

  /** Collects the parts of a {@link PlayedMove}. */
  public static final class Builder {
    private final int seat;
    private final long move;
    private final String text;
    private long seed;
    private long nanos;
    private long overtimeNanos;
    private long nodes;
    private long memory;
    private int depth;
    private double value = Double.NaN;
    private boolean solved;
    private SearchResult.Status status = SearchResult.Status.COMPLETE;
    private String comment = "";

    private Builder(int seat, long move, String text) {
      this.seat = seat;
      this.move = move;
      this.text = Objects.requireNonNull(text);
    }

    /**
     * Sets the seed of the move.
     *
     * @param all what the player was given for its random choices
     * @return this builder
     */
    public Builder seed(long all) {
      this.seed = all;
      return this;
    }

    /**
     * Sets the time.
     *
     * @param taken nanoseconds that the player took
     * @param over how many of them were too many
     * @return this builder
     */
    public Builder time(long taken, long over) {
      this.nanos = taken;
      this.overtimeNanos = over;
      return this;
    }

    /**
     * Takes what matters from the result of a search.
     *
     * @param result what the agent answered
     * @return this builder
     */
    public Builder result(SearchResult result) {
      return effort(result.counts().nodes(), result.counts().stored(), result.depth())
          .value(result.value(), result.solved())
          .status(result.status())
          .comment(result.comment());
    }

    /**
     * Sets what the search did.
     *
     * @param searched the number of nodes
     * @param stored how many of them were kept in memory at once
     * @param plies how deep it was completed
     * @return this builder
     */
    public Builder effort(long searched, long stored, int plies) {
      this.nodes = searched;
      this.memory = stored;
      this.depth = plies;
      return this;
    }

    /**
     * Sets what the player expects.
     *
     * @param expected the value from its own view, or NaN
     * @param proved whether it is proved
     * @return this builder
     */
    public Builder value(double expected, boolean proved) {
      this.value = expected;
      this.solved = proved;
      return this;
    }

    /**
     * Sets why the search ended.
     *
     * @param reason the status
     * @return this builder
     */
    public Builder status(SearchResult.Status reason) {
      this.status = Objects.requireNonNull(reason);
      return this;
    }

    /**
     * Sets what the player remarked.
     *
     * @param text the comment
     * @return this builder
     */
    public Builder comment(String text) {
      this.comment = Objects.requireNonNull(text);
      return this;
    }

    /**
     * Makes the move.
     *
     * @return the move
     */
    public PlayedMove build() {
      return new PlayedMove(this);
    }
  }
}
