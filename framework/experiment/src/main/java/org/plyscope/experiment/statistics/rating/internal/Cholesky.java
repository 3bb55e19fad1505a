package org.plyscope.experiment.statistics.rating.internal;

/** A symmetric positive definite matrix, split into triangles. */
public final class Cholesky {
  private final double[][] lower;

  private Cholesky(double[][] lower) {
    this.lower = lower;
  }

  /** Splits a matrix. Returns the triangles; null if the matrix is not positive definite. */
  public static Cholesky of(double[][] matrix) {
    int n = matrix.length;
    double[][] lower = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j <= i; j++) {
        double sum = matrix[i][j];
        for (int k = 0; k < j; k++) {
          sum -= lower[i][k] * lower[j][k];
        }
        if (i != j) {
          lower[i][j] = sum / lower[j][j];
        } else if (sum > 1e-13 * Math.max(1e-300, matrix[i][i])) {
          lower[i][i] = Math.sqrt(sum);
        } else {
          return null;
        }
      }
    }
    return new Cholesky(lower);
  }

  /** Solves a system of equations. Returns the vector that the matrix turns into it. */
  public double[] solve(double[] right) {
    int n = right.length;
    double[] x = right.clone();
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < i; k++) {
        x[i] -= lower[i][k] * x[k];
      }
      x[i] /= lower[i][i];
    }
    for (int i = n - 1; i >= 0; i--) {
      for (int k = i + 1; k < n; k++) {
        x[i] -= lower[k][i] * x[k];
      }
      x[i] /= lower[i][i];
    }
    return x;
  }

  /** Inverts the matrix. */
  public double[][] inverse() {
    int n = lower.length;
    double[][] inverse = new double[n][];
    for (int i = 0; i < n; i++) {
      double[] unit = new double[n];
      unit[i] = 1;
      inverse[i] = solve(unit);
    }
    return inverse;
  }
}
