package org.plyscope.api.search;

import java.util.Objects;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Figures;
import org.plyscope.api.measure.Value;
import org.plyscope.api.trace.Bound;

/**
 * A root move as the search sees it. Built by agents, immutable.
 *
 * <p>Boards show the value beside the move and the effort as the strength of its arrow. Candidates
 * without values and effort, as those of a policy, are shown by their first figure in percent.
 */
public final class Candidate {
  private final long move;
  private final double value;
  private final Bound bound;
  private final long effort;
  private final Figures figures;

  private Candidate(long move, double value, Bound bound, long effort, Figures figures) {
    this.move = move;
    this.value = value;
    this.bound = Objects.requireNonNull(bound);
    this.effort = effort;
    this.figures = Objects.requireNonNull(figures);
  }

  /**
   * Starts a candidate without a value.
   *
   * @param move the move
   * @return the candidate
   */
  public static Candidate of(long move) {
    return new Candidate(move, Double.NaN, Bound.NONE, 0, Figures.NONE);
  }

  /**
   * Returns this candidate with a value.
   *
   * @param number its value from the point of view of the player to move, in display units; NaN for
   *     none
   * @param kind how to read the value
   * @return a new candidate
   */
  public Candidate withValue(double number, Bound kind) {
    return new Candidate(move, number, kind, effort, figures);
  }

  /**
   * Returns this candidate with the effort spent on it.
   *
   * @param count nodes searched below it, or visits of a Monte Carlo search
   * @return a new candidate
   */
  public Candidate withEffort(long count) {
    return new Candidate(move, value, bound, count, figures);
  }

  /**
   * Returns this candidate with one of the agent's own figures.
   *
   * @param figure the figure
   * @param number its value
   * @return a new candidate
   */
  public Candidate withFigure(Figure figure, double number) {
    return withFigures(figures.with(figure, number));
  }

  /**
   * Returns this candidate with the agent's own figures, replacing those it has.
   *
   * @param all the figures
   * @return a new candidate
   */
  public Candidate withFigures(Figures all) {
    return new Candidate(move, value, bound, effort, all);
  }

  /**
   * Returns the move.
   *
   * @return the move
   */
  public long move() {
    return move;
  }

  /**
   * Returns the value of the move from the point of view of the player to move.
   *
   * @return the value in display units, or NaN if it has none
   */
  public double value() {
    return value;
  }

  /**
   * Returns how to read the value.
   *
   * @return the kind
   */
  public Bound bound() {
    return bound;
  }

  /**
   * Returns the effort spent on the move.
   *
   * @return nodes searched below it, or visits of a Monte Carlo search
   */
  public long effort() {
    return effort;
  }

  /**
   * Returns the agent's own figures.
   *
   * @return the figures, possibly none
   */
  public Figures figures() {
    return figures;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Candidate that
        && move == that.move
        && Double.compare(value, that.value) == 0
        && bound == that.bound
        && effort == that.effort
        && figures.equals(that.figures);
  }

  @Override
  public int hashCode() {
    return Objects.hash(move, value, bound, effort, figures);
  }

  /** Returns the candidate as text, for example {@code "move 17: 3.5 (EXACT), effort 120"}. */
  @Override
  public String toString() {
    return "move " + move + ": " + Value.text(value) + " (" + bound + "), effort " + effort;
  }
}
