package org.plyscope.tuner.stochastic;

/** The axes of a symmetric positive matrix, by Jacobi's rotations. Immutable. */
final class SymmetricEigen {
  private static final int MOST_SWEEPS = 60;
  private static final double SMALL = 1e-20;

  private final double[] roots;
  private final double[][] vectors;

  private SymmetricEigen(double[] roots, double[][] vectors) {
    this.roots = roots;
    this.vectors = vectors;
  }

  static SymmetricEigen of(double[][] matrix) {
    int n = matrix.length;
    double[][] a = new double[n][];
    double[][] v = new double[n][n];
    for (int i = 0; i < n; i++) {
      a[i] = matrix[i].clone();
      v[i][i] = 1;
    }
    for (int sweep = 0; sweep < MOST_SWEEPS && offDiagonal(a) > SMALL; sweep++) {
      for (int p = 0; p < n; p++) {
        for (int q = p + 1; q < n; q++) {
          rotate(a, v, p, q);
        }
      }
    }
    double[] roots = new double[n];
    for (int i = 0; i < n; i++) {
      roots[i] = Math.sqrt(Math.max(a[i][i], SMALL));
    }
    return new SymmetricEigen(roots, v);
  }

  private static double offDiagonal(double[][] a) {
    double sum = 0;
    double diagonal = 0;
    for (int i = 0; i < a.length; i++) {
      diagonal += a[i][i] * a[i][i];
      for (int j = 0; j < i; j++) {
        sum += a[i][j] * a[i][j];
      }
    }
    return sum / Math.max(diagonal, Double.MIN_NORMAL);
  }

  private static void rotate(double[][] a, double[][] v, int p, int q) {
    if (a[p][q] == 0) {
      return;
    }
    double theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
    double t = Math.copySign(1, theta) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
    double c = 1 / Math.sqrt(t * t + 1);
    double s = t * c;
    int n = a.length;
    for (int k = 0; k < n; k++) {
      double kp = a[k][p];
      double kq = a[k][q];
      a[k][p] = c * kp - s * kq;
      a[k][q] = s * kp + c * kq;
    }
    for (int k = 0; k < n; k++) {
      double pk = a[p][k];
      double qk = a[q][k];
      a[p][k] = c * pk - s * qk;
      a[q][k] = s * pk + c * qk;
      double kp = v[k][p];
      double kq = v[k][q];
      v[k][p] = c * kp - s * kq;
      v[k][q] = s * kp + c * kq;
    }
  }

  /** Returns B D z: a draw of the unit ball as one of this shape. */
  double[] stretched(double[] z) {
    int n = z.length;
    double[] result = new double[n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        result[i] += vectors[i][j] * roots[j] * z[j];
      }
    }
    return result;
  }

  /** Returns B D^-1 B' y: a step of this shape as one of the unit ball. */
  double[] whitened(double[] y) {
    int n = y.length;
    double[] result = new double[n];
    for (int j = 0; j < n; j++) {
      double along = 0;
      for (int i = 0; i < n; i++) {
        along += vectors[i][j] * y[i];
      }
      for (int i = 0; i < n; i++) {
        result[i] += vectors[i][j] * along / roots[j];
      }
    }
    return result;
  }
}
