package org.plyscope.view.searchtree.model;

import java.util.Arrays;

/**
 * Places values between -1 and 1 for colours. The middle is the value of the root, so that a colour
 * says whether a line is better or worse for the root player than the best play; the ends leave out
 * the most extreme values, which would make all others look alike.
 */
public final class ValueScale {
  private static final int SAMPLES = 10_000;
  private static final double TAIL = 0.02;

  private final double middle;
  private final double reach;

  private ValueScale(double middle, double reach) {
    this.middle = middle;
    this.reach = reach;
  }

  /** Measures the values of a tree. */
  public static ValueScale of(TreeModel tree) {
    int stride = Math.max(1, tree.count() / SAMPLES);
    double[] values = new double[tree.count() / stride + 1];
    int count = 0;
    for (int i = 0; i < tree.count(); i += stride) {
      double value = tree.value(i);
      if (Double.isFinite(value)) {
        values[count++] = value;
      }
    }
    if (count == 0) {
      return new ValueScale(0, 1);
    }
    Arrays.sort(values, 0, count);
    double root = tree.value(0);
    double middle = Double.isFinite(root) ? root : values[count / 2];
    double low = values[(int) (TAIL * count)];
    double high = values[(int) ((1 - TAIL) * (count - 1))];
    double reach = Math.max(high - middle, middle - low);
    return new ValueScale(middle, reach > 0 ? reach : 1);
  }

  /** Returns where a value is, from -1 to 1. */
  public double place(double value) {
    return Math.max(-1, Math.min(1, (value - middle) / reach));
  }

  /** Returns the value in the middle. */
  public double middle() {
    return middle;
  }

  /** Returns the value at the lower end. */
  public double low() {
    return middle - reach;
  }

  /** Returns the value at the upper end. */
  public double high() {
    return middle + reach;
  }
}
