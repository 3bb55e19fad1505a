package org.plyscope.api.run;

import java.util.Objects;

/** A finished game of a run in numbers, without its moves. Built by the host, immutable. */
public final class RunGame {
  /** The culprit of a game without a loss through a fault. */
  public static final int NO_SEAT = -1;

  private final long index;
  private final long block;
  private final int blockSize;
  private final int[] entrants;
  private final double[] payoffs;
  private final int[] moves;
  private final long[] nanos;
  private final long[] nodes;

  /** Null if no move was late, as in nearly all games. */
  private final int[] lateMoves;

  private final long[] lateNanos;
  private final RunEnding ending;
  private final int culprit;
  private final String sentence;
  private final int plies;
  private final long fingerprint;
  private final String worker;
  private final boolean contended;

  private RunGame(Builder builder) {
    this.index = builder.index;
    this.block = builder.block;
    this.blockSize = builder.blockSize;
    this.entrants = builder.entrants;
    this.payoffs = builder.payoffs;
    this.moves = builder.moves;
    this.nanos = builder.nanos;
    this.nodes = builder.nodes;
    this.lateMoves = builder.lateMoves;
    this.lateNanos = builder.lateNanos;
    this.ending = builder.ending;
    this.culprit = builder.culprit;
    this.sentence = builder.sentence;
    this.plies = builder.plies;
    this.fingerprint = builder.fingerprint;
    this.worker = builder.worker;
    this.contended = builder.contended;
  }

  /**
   * Starts a game that ended by the rules.
   *
   * @param index the number of the game in the schedule, from 0
   * @param entrants the number of the entrant in each seat
   * @param payoffs the payoff of each seat, as {@link org.plyscope.api.game.State#payoffs} writes
   *     it
   * @return a builder
   */
  public static Builder builder(long index, int[] entrants, double[] payoffs) {
    return new Builder(index, entrants.clone(), payoffs.clone());
  }

  /**
   * Returns the number of the game.
   *
   * @return its place in the schedule, from 0
   */
  public long index() {
    return index;
  }

  /**
   * Returns the block it belongs to: an opening with all seat orders of some entrants.
   *
   * @return the number of the block, from 0 and in the order of the schedule
   */
  public long block() {
    return block;
  }

  /**
   * Returns how many games its block has.
   *
   * @return the number of games, at least 1
   */
  public int blockSize() {
    return blockSize;
  }

  /**
   * Returns how many players there were.
   *
   * @return the number of seats
   */
  public int seats() {
    return entrants.length;
  }

  /**
   * Returns the entrant in a seat.
   *
   * @param seat the seat, from 0; seat 0 moves first
   * @return the number of the entrant
   */
  public int entrant(int seat) {
    return entrants[seat];
  }

  /**
   * Returns the payoff of a seat.
   *
   * @param seat the seat, from 0
   * @return from 0 for last place to 1 for first place, shared between players who tied
   */
  public double payoff(int seat) {
    return payoffs[seat];
  }

  /**
   * Returns how many moves a seat was asked for.
   *
   * @param seat the seat, from 0
   * @return the number of moves, not counting those of the opening
   */
  public int moves(int seat) {
    return moves[seat];
  }

  /**
   * Returns how long a seat thought.
   *
   * @param seat the seat, from 0
   * @return nanoseconds for all its moves
   */
  public long nanos(int seat) {
    return nanos[seat];
  }

  /**
   * Returns how many nodes a seat searched.
   *
   * @param seat the seat, from 0
   * @return the number for all its moves; 0 if not counted
   */
  public long nodes(int seat) {
    return nodes[seat];
  }

  /**
   * Returns how often a seat thought longer than its limit of time, but not so much longer that it
   * lost by that.
   *
   * @param seat the seat, from 0
   * @return the number of moves that were late by a millisecond or more
   */
  public int lateMoves(int seat) {
    return lateMoves == null ? 0 : lateMoves[seat];
  }

  /**
   * Returns by how much the moves of a seat were late.
   *
   * @param seat the seat, from 0
   * @return nanoseconds for all its late moves
   */
  public long lateNanos(int seat) {
    return lateNanos == null ? 0 : lateNanos[seat];
  }

  /**
   * Returns why it ended.
   *
   * @return the ending
   */
  public RunEnding ending() {
    return ending;
  }

  /**
   * Returns the seat that lost the game through a fault.
   *
   * @return the seat, from 0, or {@link #NO_SEAT}
   */
  public int culprit() {
    return culprit;
  }

  /**
   * Returns the ending in one sentence.
   *
   * @return the sentence; empty where there is nothing to add
   */
  public String sentence() {
    return sentence;
  }

  /**
   * Returns how long the game was.
   *
   * @return moves of all players, those of the opening included
   */
  public int plies() {
    return plies;
  }

  /**
   * Returns a hash of rules, start and moves: equal games count as one piece of evidence.
   *
   * @return equal for equal games, different for different ones barring rare collisions; 0 if
   *     unknown, which counts as different
   */
  public long fingerprint() {
    return fingerprint;
  }

  /**
   * Returns where it was played.
   *
   * @return the host and the worker; empty if unknown
   */
  public String worker() {
    return worker;
  }

  /**
   * Returns whether the machine was too busy for its times to be trusted.
   *
   * @return true if the times must not be compared
   */
  public boolean contended() {
    return contended;
  }

  /** Returns the number and the ending, for debugging. */
  @Override
  public String toString() {
    return "game " + index + ": " + ending;
  }

  /** Collects the parts of a {@link RunGame}. */
  public static final class Builder {
    private final long index;
    private final int[] entrants;
    private final double[] payoffs;
    private long block;
    private int blockSize = 1;
    private int[] moves;
    private long[] nanos;
    private long[] nodes;
    private int[] lateMoves;
    private long[] lateNanos;
    private RunEnding ending = RunEnding.FINISHED;
    private int culprit = NO_SEAT;
    private String sentence = "";
    private int plies;
    private long fingerprint;
    private String worker = "";
    private boolean contended;

    private Builder(long index, int[] entrants, double[] payoffs) {
      this.index = index;
      this.entrants = entrants;
      this.payoffs = payoffs;
      this.block = index;
      this.moves = new int[entrants.length];
      this.nanos = new long[entrants.length];
      this.nodes = new long[entrants.length];
    }

    /**
     * Assigns it to a block.
     *
     * @param number the number of the block; by default that of the game
     * @param games how many games the block has; by default 1
     * @return this builder
     */
    public Builder block(long number, int games) {
      block = number;
      blockSize = games;
      return this;
    }

    /**
     * Sets the effort of the players.
     *
     * @param moveCounts how many moves each seat was asked for
     * @param times nanoseconds of each seat
     * @param nodeCounts nodes of each seat
     * @return this builder
     */
    public Builder spent(int[] moveCounts, long[] times, long[] nodeCounts) {
      moves = moveCounts.clone();
      nanos = times.clone();
      nodes = nodeCounts.clone();
      return this;
    }

    /**
     * Sets which moves were late without costing the game; none by default.
     *
     * @param moveCounts how many moves of each seat
     * @param times by how many nanoseconds in all, for each seat
     * @return this builder
     */
    public Builder late(int[] moveCounts, long[] times) {
      lateMoves = moveCounts.clone();
      lateNanos = times.clone();
      return this;
    }

    /**
     * Sets why it ended.
     *
     * @param value the ending
     * @param seat the seat that lost through a fault, or {@link RunGame#NO_SEAT}
     * @param text the ending in one sentence, possibly empty
     * @return this builder
     */
    public Builder ending(RunEnding value, int seat, String text) {
      ending = Objects.requireNonNull(value);
      culprit = seat;
      sentence = Objects.requireNonNull(text);
      return this;
    }

    /**
     * Sets how long the game was.
     *
     * @param value moves of all players
     * @return this builder
     */
    public Builder plies(int value) {
      plies = value;
      return this;
    }

    /**
     * Sets the hash of rules, start and moves.
     *
     * @param value the hash
     * @return this builder
     */
    public Builder fingerprint(long value) {
      fingerprint = value;
      return this;
    }

    /**
     * Sets where it was played.
     *
     * @param value the host and the worker
     * @param busy whether the times must not be compared
     * @return this builder
     */
    public Builder worker(String value, boolean busy) {
      worker = Objects.requireNonNull(value);
      contended = busy;
      return this;
    }

    /**
     * Makes the game.
     *
     * @return the game
     * @throws IllegalArgumentException if numbers are missing for a seat
     */
    public RunGame build() {
      int seats = entrants.length;
      if (payoffs.length != seats
          || moves.length != seats
          || nanos.length != seats
          || nodes.length != seats
          || (lateMoves != null && (lateMoves.length != seats || lateNanos.length != seats))) {
        throw new IllegalArgumentException("Every seat of game " + index + " needs its numbers.");
      }
      return new RunGame(this);
    }
  }
}
