package org.plyscope.api.search;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Figures;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.measure.Value;

/** The answer of a search, final or so far. Built by agents with {@link #builder}, immutable. */
public final class SearchResult {
  /** Whether and why a search ended. */
  public enum Status {
    /** It is still running; this is an intermediate result. */
    RUNNING,
    /** It did everything it was asked to do, or could do. */
    COMPLETE,
    /** A node, iteration or time limit ended it. */
    LIMIT,
    /** It was asked to stop. */
    STOPPED
  }

  private final long move;
  private final Status status;
  private final double value;
  private final boolean solved;
  private final double[] values;
  private final int depth;
  private final long nanos;
  private final long[] line;
  private final List<Candidate> candidates;
  private final Counts counts;
  private final Figures figures;
  private final List<Iteration> iterations;
  private final String comment;

  private SearchResult(Builder builder) {
    this.move = builder.move;
    this.status = builder.status;
    this.value = builder.value;
    this.solved = builder.solved;
    this.values = builder.values.clone();
    this.depth = builder.depth;
    this.nanos = builder.nanos;
    this.line = builder.line.clone();
    this.candidates = List.copyOf(builder.candidates);
    this.counts = builder.counts;
    this.figures = builder.figures;
    this.iterations = List.copyOf(builder.iterations);
    this.comment = builder.comment;
  }

  /**
   * Starts a complete result.
   *
   * @param move the move chosen; {@link MoveList#NONE} only in intermediate results
   * @return a builder
   */
  public static Builder builder(long move) {
    return new Builder(move);
  }

  /**
   * Starts a result that differs from this one in some parts.
   *
   * @return a builder with everything of this result
   * @since 3.0
   */
  public Builder toBuilder() {
    return builder(move)
        .status(status)
        .value(value)
        .solved(solved)
        .values(values)
        .depth(depth)
        .nanos(nanos)
        .line(line)
        .candidates(candidates)
        .counts(counts)
        .figures(figures)
        .iterations(iterations)
        .comment(comment);
  }

  /** {@return the move chosen} */
  public long move() {
    return move;
  }

  /** {@return whether and why the search ended} */
  public Status status() {
    return status;
  }

  /**
   * Returns the value of the position from the point of view of the player to move.
   *
   * @return the value in display units, or NaN if the agent has none
   */
  public double value() {
    return value;
  }

  /**
   * Returns whether the value is proved: with perfect play by all players the game ends this way,
   * whatever its unit: a {@link Value win or loss in n plies}, the margin of the final score, or
   * the payoff. {@link #outcome} reads it.
   *
   * @return true only if the agent has proved the value; false for evaluations, averages and bounds
   */
  public boolean solved() {
    return solved;
  }

  /**
   * Returns the proved outcome for the player to move. With a {@linkplain #values value for each of
   * two players} the larger one wins, as with payoffs; else the sign of the value is the outcome.
   *
   * @return {@link Claim.Outcome#UNKNOWN} unless the result is {@linkplain #solved solved}
   * @since 2.1
   */
  public Claim.Outcome outcome() {
    if (!solved || Double.isNaN(value)) {
      return Claim.Outcome.UNKNOWN;
    }
    double ahead = values.length == 2 ? 2 * value - values[0] - values[1] : value;
    if (ahead == 0) {
      return Claim.Outcome.DRAW;
    }
    return ahead > 0 ? Claim.Outcome.WIN : Claim.Outcome.LOSS;
  }

  /**
   * Returns the value for every player.
   *
   * @return a copy; empty if the agent has only one value
   */
  public double[] values() {
    return values.clone();
  }

  /** {@return the depth searched completely, in plies} */
  public int depth() {
    return depth;
  }

  /** {@return the time used, in nanoseconds} */
  public long nanos() {
    return nanos;
  }

  /**
   * Returns the principal line, starting with {@link #move()}.
   *
   * @return a copy of the moves
   */
  public long[] line() {
    return line.clone();
  }

  /**
   * Returns the root moves, best first.
   *
   * @return the moves considered; may be empty
   */
  public List<Candidate> candidates() {
    return candidates;
  }

  /** {@return the counts} */
  public Counts counts() {
    return counts;
  }

  /**
   * Returns the agent's own figures about the whole search.
   *
   * @return the figures, possibly none
   */
  public Figures figures() {
    return figures;
  }

  /**
   * Returns the successive iterations, if the search deepened or tried several depths.
   *
   * @return the iterations in order, the last possibly unfinished; empty if the agent does not
   *     report them
   */
  public List<Iteration> iterations() {
    return iterations;
  }

  /**
   * Returns the last complete tree of a search that deepens: all iterations together visit the root
   * and the plies near it again and again.
   *
   * @return the deepest iteration that was finished and counted; empty if there is none
   * @since 2.1
   */
  public Optional<Iteration> lastFinished() {
    return iterations.stream()
        .filter(iteration -> iteration.finished() && iteration.counts().plies() > 0)
        .max(Comparator.comparingInt(Iteration::depth));
  }

  /**
   * Returns a remark for the user, for example why it fell back to another method.
   *
   * @return a sentence, or an empty string
   */
  public String comment() {
    return comment;
  }

  /** Collects the parts of a {@link SearchResult}. */
  public static final class Builder {
    private final long move;
    private Status status = Status.COMPLETE;
    private double value = Double.NaN;
    private boolean solved;
    private double[] values = {};
    private int depth;
    private long nanos;
    private long[] line;
    private List<Candidate> candidates = List.of();
    private Counts counts = Counts.NONE;
    private Figures figures = Figures.NONE;
    private List<Iteration> iterations = List.of();
    private String comment = "";

    private Builder(long move) {
      this.move = move;
      this.line = move == MoveList.NONE ? new long[0] : new long[] {move};
    }

    /**
     * Sets whether and why the search ended.
     *
     * @param status the status
     * @return this
     */
    public Builder status(Status status) {
      this.status = Objects.requireNonNull(status);
      return this;
    }

    /**
     * Sets the value from the point of view of the player to move.
     *
     * @param value the value in display units
     * @return this
     */
    public Builder value(double value) {
      this.value = value;
      return this;
    }

    /**
     * Sets whether the value is proved.
     *
     * @param solved whether the game ends this way with perfect play by all players
     * @return this
     */
    public Builder solved(boolean solved) {
      this.solved = solved;
      return this;
    }

    /**
     * Sets the value for every player.
     *
     * @param values one per player; copied
     * @return this
     */
    public Builder values(double[] values) {
      this.values = values.clone();
      return this;
    }

    /**
     * Sets the depth searched completely.
     *
     * @param depth plies
     * @return this
     */
    public Builder depth(int depth) {
      this.depth = depth;
      return this;
    }

    /**
     * Sets the time used. The host measures it if the agent does not.
     *
     * @param nanos nanoseconds
     * @return this
     */
    public Builder nanos(long nanos) {
      this.nanos = nanos;
      return this;
    }

    /**
     * Sets the principal line.
     *
     * @param line the moves, starting with the one chosen; copied
     * @return this
     */
    public Builder line(long[] line) {
      this.line = line.clone();
      return this;
    }

    /**
     * Sets the root moves.
     *
     * @param candidates the moves considered, best first
     * @return this
     */
    public Builder candidates(List<Candidate> candidates) {
      this.candidates = candidates;
      return this;
    }

    /**
     * Sets the counts.
     *
     * @param counts the counts, usually {@link SearchCounters#counts()}
     * @return this
     */
    public Builder counts(Counts counts) {
      this.counts = Objects.requireNonNull(counts);
      return this;
    }

    /**
     * Adds one of the agent's own figures about the whole search.
     *
     * @param figure the figure
     * @param number its number
     * @return this
     */
    public Builder figure(Figure figure, double number) {
      this.figures = figures.with(figure, number);
      return this;
    }

    /**
     * Sets the agent's own figures about the whole search.
     *
     * @param figures the figures
     * @return this
     */
    public Builder figures(Figures figures) {
      this.figures = Objects.requireNonNull(figures);
      return this;
    }

    /**
     * Sets the successive iterations.
     *
     * @param iterations the iterations in order
     * @return this
     */
    public Builder iterations(List<Iteration> iterations) {
      this.iterations = iterations;
      return this;
    }

    /**
     * Sets a remark for the user.
     *
     * @param comment a sentence
     * @return this
     */
    public Builder comment(String comment) {
      this.comment = Objects.requireNonNull(comment);
      return this;
    }

    /**
     * Builds the result.
     *
     * @return the result
     */
    public SearchResult build() {
      return new SearchResult(this);
    }
  }
}
