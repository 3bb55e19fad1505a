package org.plyscope.experiment.statistics.panel;

/** Systems of linear equations. */
final class Equations {
  private Equations() {}

  /**
   * Solves a system by elimination with row exchanges.
   *
   * @param matrix square; it is overwritten
   * @param right the right side; it is overwritten by the solution
   */
  static void solve(double[][] matrix, double[] right) {
    int n = right.length;
    for (int column = 0; column < n; column++) {
      int pivot = column;
      for (int row = column + 1; row < n; row++) {
        if (Math.abs(matrix[row][column]) > Math.abs(matrix[pivot][column])) {
          pivot = row;
        }
      }
      swap(matrix, right, column, pivot);
      for (int row = column + 1; row < n; row++) {
        double factor = matrix[row][column] / matrix[column][column];
        for (int k = column; k < n; k++) {
          matrix[row][k] -= factor * matrix[column][k];
        }
        right[row] -= factor * right[column];
      }
    }
    for (int row = n - 1; row >= 0; row--) {
      for (int k = row + 1; k < n; k++) {
        right[row] -= matrix[row][k] * right[k];
      }
      right[row] /= matrix[row][row];
    }
  }

  private static void swap(double[][] matrix, double[] right, int first, int second) {
    double[] row = matrix[first];
    matrix[first] = matrix[second];
    matrix[second] = row;
    double value = right[first];
    right[first] = right[second];
    right[second] = value;
  }
}
