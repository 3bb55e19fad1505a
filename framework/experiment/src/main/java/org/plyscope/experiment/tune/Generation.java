package org.plyscope.experiment.tune;

import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.run.statistics.Estimate;

/**
 * Candidates that were measured together. Immutable.
 *
 * @param repetition the repetition, from 1
 * @param number its number in the repetition, from 1
 * @param points the points that the method proposed
 * @param values the values of each candidate, one for each parameter
 * @param scores the score of each candidate
 * @param games how many games were played
 */
public record Generation(
    int repetition,
    int number,
    List<List<Double>> points,
    List<List<String>> values,
    List<Estimate> scores,
    int games) {
  /** Copies the lists. */
  public Generation {
    points = points.stream().map(List::copyOf).toList();
    values = values.stream().map(List::copyOf).toList();
    scores = List.copyOf(scores);
  }

  /**
   * Checks whether it can be one of a plan.
   *
   * @throws InputException if it has other parameters, or numbers that do not fit each other
   */
  void check(TuningPlan plan) {
    if (repetition < 1 || repetition > plan.extent().repetitions() || number < 1) {
      throw new InputException(
          "There is no generation %d of repetition %d; the plan has %d repetitions."
              .formatted(number, repetition, plan.extent().repetitions()));
    }
    if (values.isEmpty() || points.size() != values.size() || scores.size() != values.size()) {
      throw new InputException(
          "It has %d points, %d values and %d scores; each candidate must have one of each."
              .formatted(points.size(), values.size(), scores.size()));
    }
    values.forEach(plan::checkValues);
    if (!scores.stream().allMatch(score -> Double.isFinite(score.value()))) {
      throw new InputException("The score of a candidate is missing; it must be a number.");
    }
  }

  /** Returns the index of the candidate with the best score, the first of several. */
  public int best() {
    int best = 0;
    for (int i = 1; i < scores.size(); i++) {
      if (scores.get(i).value() > scores.get(best).value()) {
        best = i;
      }
    }
    return best;
  }

  /** Returns the mean of all scores. */
  public double mean() {
    return scores.stream().mapToDouble(Estimate::value).average().orElse(Double.NaN);
  }

  /** Returns the standard deviation of the scores; 0 for one candidate. */
  public double spread() {
    double mean = mean();
    double sum = scores.stream().mapToDouble(s -> Math.pow(s.value() - mean, 2)).sum();
    return scores.size() < 2 ? 0 : Math.sqrt(sum / (scores.size() - 1));
  }
}
