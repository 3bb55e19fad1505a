package org.plyscope.tuner.stochastic;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The distribution of CMA-ES, with the standard parameters of N. Hansen, "The CMA evolution
 * strategy: a tutorial" (arXiv 1604.00772), whose names are in the comments. Used by one thread.
 */
final class CovarianceAdaptation {
  private final int n;
  private final int lambda;
  private final double[] weights;
  private final double muEff;
  private final double cSigma;
  private final double dSigma;
  private final double cc;
  private final double c1;
  private final double cMu;
  private final double expected;

  private double[] mean;
  private double sigma;
  private final double[] pathSigma;
  private final double[] pathC;
  private final double[][] covariance;
  private SymmetricEigen axes;
  private int generation;

  /**
   * Begins with a ball.
   *
   * @param start its middle
   * @param sigma its standard deviation
   * @param population how many points are drawn in a generation; 0 for the usual number
   */
  CovarianceAdaptation(double[] start, double sigma, int population) {
    this.n = start.length;
    this.mean = start.clone();
    this.sigma = sigma;
    this.lambda = population > 1 ? population : 4 + (int) (3 * Math.log(n));
    int mu = Math.max(1, lambda / 2);
    this.weights = new double[mu];
    double sum = 0;
    for (int i = 0; i < mu; i++) {
      weights[i] = Math.log((lambda + 1) / 2.0) - Math.log(i + 1);
      sum += weights[i];
    }
    double squares = 0;
    for (int i = 0; i < mu; i++) {
      weights[i] /= sum;
      squares += weights[i] * weights[i];
    }
    muEff = 1 / squares;
    cSigma = (muEff + 2) / (n + muEff + 5);
    dSigma = 1 + 2 * Math.max(0, Math.sqrt((muEff - 1) / (n + 1)) - 1) + cSigma;
    cc = (4 + muEff / n) / (n + 4 + 2 * muEff / n);
    c1 = 2 / ((n + 1.3) * (n + 1.3) + muEff);
    cMu = Math.min(1 - c1, 2 * (muEff - 2 + 1 / muEff) / ((n + 2.0) * (n + 2.0) + muEff));
    expected = Math.sqrt(n) * (1 - 1 / (4.0 * n) + 1 / (21.0 * n * n));
    pathSigma = new double[n];
    pathC = new double[n];
    covariance = new double[n][n];
    for (int i = 0; i < n; i++) {
      covariance[i][i] = 1;
    }
    axes = SymmetricEigen.of(covariance);
  }

  /** Returns how many points are drawn in a generation. */
  int population() {
    return lambda;
  }

  /** Returns the middle. */
  double[] mean() {
    return mean.clone();
  }

  /** Draws a point. */
  double[] draw(RandomGenerator random) {
    double[] normal = new double[n];
    for (int i = 0; i < n; i++) {
      normal[i] = random.nextGaussian();
    }
    double[] step = axes.stretched(normal);
    double[] point = new double[n];
    for (int i = 0; i < n; i++) {
      point[i] = mean[i] + sigma * step[i];
    }
    return point;
  }

  /**
   * Learns from the points of a generation.
   *
   * @param ranked the points, the best first
   */
  void learn(List<double[]> ranked) {
    generation++;
    double[] old = mean;
    mean = new double[n];
    for (int k = 0; k < weights.length; k++) {
      for (int i = 0; i < n; i++) {
        mean[i] += weights[k] * ranked.get(k)[i];
      }
    }
    double[] shift = new double[n];
    for (int i = 0; i < n; i++) {
      shift[i] = (mean[i] - old[i]) / sigma;
    }
    double[] white = axes.whitened(shift);
    double length = 0;
    for (int i = 0; i < n; i++) {
      pathSigma[i] =
          (1 - cSigma) * pathSigma[i] + Math.sqrt(cSigma * (2 - cSigma) * muEff) * white[i];
      length += pathSigma[i] * pathSigma[i];
    }
    length = Math.sqrt(length);
    // h_sigma: a long path means that sigma is too small, not that the shape is wrong.
    double fading = Math.sqrt(1 - Math.pow(1 - cSigma, 2.0 * generation));
    boolean steady = length / fading < (1.4 + 2 / (n + 1.0)) * expected;
    for (int i = 0; i < n; i++) {
      pathC[i] = (1 - cc) * pathC[i] + (steady ? Math.sqrt(cc * (2 - cc) * muEff) * shift[i] : 0);
    }
    adapt(ranked, old, steady);
    sigma *= Math.exp(cSigma / dSigma * (length / expected - 1));
    axes = SymmetricEigen.of(covariance);
  }

  /** The rank-one and the rank-mu update. */
  private void adapt(List<double[]> ranked, double[] old, boolean steady) {
    double lost = steady ? 0 : c1 * cc * (2 - cc);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        double rankMu = 0;
        for (int k = 0; k < weights.length; k++) {
          double[] point = ranked.get(k);
          rankMu += weights[k] * (point[i] - old[i]) * (point[j] - old[j]) / (sigma * sigma);
        }
        double value =
            (1 - c1 - cMu + lost) * covariance[i][j] + c1 * pathC[i] * pathC[j] + cMu * rankMu;
        covariance[i][j] = value;
        covariance[j][i] = value;
      }
    }
  }
}
