package org.plyscope.experiment.statistics.rating;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.statistics.distribution.DiscreteDistribution;
import org.apache.commons.statistics.distribution.PoissonDistribution;
import org.plyscope.experiment.statistics.rating.internal.Choices;
import org.plyscope.experiment.statistics.rating.internal.Cholesky;

/**
 * How far ratings would move if other blocks had been played. The games of a block depend on each
 * other, so blocks are drawn again, not games.
 */
final class BlockErrors {
  private final Stages stages;
  private final Choices.Top top;
  private final double[] ghost;
  private final List<List<Stages.Use>> kinds = new ArrayList<>();
  private final List<Long> counts = new ArrayList<>();

  BlockErrors(Stages stages, Choices.Top top, BlockTally tally) {
    this.stages = stages;
    this.top = top;
    this.ghost = stages.weights(Map.of());
    tally
        .kinds()
        .forEach(
            (kind, count) -> {
              kinds.add(kind.games().stream().flatMap(g -> stages.uses(g).stream()).toList());
              counts.add(count);
            });
  }

  /**
   * Draws the blocks again and again, with replacement, and fits each time.
   *
   * @param resamples how often
   * @param seed of the random draws
   * @return the covariances of all parameters
   */
  double[][] bootstrap(int resamples, long seed) {
    UniformRandomProvider random = new SplittableRandom(seed)::nextLong;
    List<DiscreteDistribution.Sampler> samplers =
        counts.stream().map(n -> PoissonDistribution.of(n).createSampler(random)).toList();
    int parameters = stages.parameters();
    double[] mean = new double[parameters];
    double[][] covariance = new double[parameters][parameters];
    for (int draw = 1; draw <= resamples; draw++) {
      double[] weights = ghost.clone();
      for (int kind = 0; kind < samplers.size(); kind++) {
        int times = samplers.get(kind).sample();
        for (Stages.Use use : kinds.get(kind)) {
          weights[use.stage()] += times * use.times();
        }
      }
      double[] values = stages.climb(weights, top.values()).values();
      for (int i = 0; i < parameters; i++) {
        double step = values[i] - mean[i];
        mean[i] += step / draw;
        for (int j = 0; j <= i; j++) {
          covariance[i][j] += step * (values[j] - mean[j]);
        }
      }
    }
    return symmetric(covariance, resamples - 1.0);
  }

  /**
   * Computes the limit of the bootstrap, without drawing: the slopes of the blocks between the
   * curvatures of the whole. Returns the covariances of all parameters; empty if the results leave
   * one of them open, as when every game was shared by all.
   */
  Optional<double[][]> sandwich() {
    int parameters = stages.parameters();
    Cholesky curvature = Cholesky.of(top.information());
    if (curvature == null) {
      return Optional.empty();
    }
    double[][] covariance = new double[parameters][parameters];
    for (int kind = 0; kind < kinds.size(); kind++) {
      double[] moved = curvature.solve(stages.slope(kinds.get(kind), top.values()));
      for (int i = 0; i < parameters; i++) {
        for (int j = 0; j <= i; j++) {
          covariance[i][j] += counts.get(kind) * moved[i] * moved[j];
        }
      }
    }
    return Optional.of(symmetric(covariance, 1));
  }

  private static double[][] symmetric(double[][] lower, double divisor) {
    for (int i = 0; i < lower.length; i++) {
      for (int j = 0; j <= i; j++) {
        lower[i][j] /= divisor;
        lower[j][i] = lower[i][j];
      }
    }
    return lower;
  }
}
