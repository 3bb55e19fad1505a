package org.plyscope.experiment.statistics.rating;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.plyscope.experiment.statistics.rating.internal.Choices;

/**
 * Explains results by one number per entrant. Collects results, then fits itself to them; used by
 * one thread.
 */
public abstract sealed class RatingModel permits BradleyTerry, PlackettLuce {
  /** How often the virtual entrant wins and loses against each entrant by default. */
  public static final double USUAL_GHOST = 0.5;

  private final int entrants;
  private final double ghost;
  private final Map<SeatedResult, Double> results = new TreeMap<>();

  RatingModel(int entrants, double ghost) {
    this.entrants = entrants;
    this.ghost = ghost;
  }

  /**
   * Adds a result.
   *
   * @param result the result
   * @param times how often it was seen; need not be a whole number
   */
  public final void add(SeatedResult result, double times) {
    if (times > 0) {
      results.merge(result, times, Double::sum);
    }
  }

  /**
   * Returns the most likely ratings.
   *
   * @throws IllegalArgumentException if there is no ghost and the results leave a rating unbounded
   */
  public final Fit fit() {
    if (ghost == 0 && !WinGraph.of(entrants, results.keySet()).isConnected()) {
      throw new IllegalArgumentException(
          "Some entrants never lost to others, or never met them; without a ghost their ratings"
              + " have no bounds.");
    }
    Stages stages = stages(results.keySet());
    double[] weights = stages.weights(results);
    Choices.Top top = stages.climb(weights, null);
    return stages.fit(top, results);
  }

  /** Returns how many entrants there are. */
  final int entrants() {
    return entrants;
  }

  /** Returns how often the ghost wins and loses against each. */
  final double ghost() {
    return ghost;
  }

  /** Writes results as choices between alternatives. */
  abstract Stages stages(Set<SeatedResult> seen);
}
