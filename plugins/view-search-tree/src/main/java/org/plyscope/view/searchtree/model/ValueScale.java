package org.plyscope.view.searchtree.model;

import java.util.Arrays;
import java.util.Locale;
import org.plyscope.ui.text.NumberText;

/**
 * Places values between -1 and 1 for colours. The middle is the value of the root, so that a colour
 * shows whether a line is better or worse for the root player than the best play; the ends leave
 * out the most extreme values, which would make all others look alike.
 */
public final class ValueScale {
  private static final int SAMPLES = 10_000;
  private static final double TAIL = 0.02;

  /** Differences below this share of the value come from rounding and have no colour. */
  private static final double LEAST = 1e-9;

  /** Scores of playouts that are nearer to each other are noise. */
  private static final double LEAST_SHARE = 0.02;

  private static final int MOST_DECIMALS = 6;

  private final double middle;
  private final double reach;
  private final double least;
  private final double most;

  private ValueScale(double middle, double reach, double least, double most) {
    this.middle = middle;
    this.reach = reach;
    this.least = least;
    this.most = most;
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
      return new ValueScale(0, 1, 0, 0);
    }
    Arrays.sort(values, 0, count);
    double root = tree.value(0);
    double middle = Double.isFinite(root) ? root : values[count / 2];
    double low = values[(int) (TAIL * count)];
    double high = values[(int) ((1 - TAIL) * (count - 1))];
    boolean shares = tree.visits(0) > 0 && values[0] >= 0 && values[count - 1] <= 1;
    double reach = Math.max(shares ? LEAST_SHARE : 0, Math.max(high - middle, middle - low));
    return new ValueScale(
        middle,
        reach > LEAST * Math.max(1, Math.abs(middle)) ? reach : 1,
        values[0],
        values[count - 1]);
  }

  /** Returns whether all values are the same, so that there is nothing to scale. */
  public boolean flat() {
    return most - least <= LEAST * Math.max(1, Math.abs(middle));
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

  /** Returns the text of the lower end, which shows if there are values beyond it. */
  public String lowText() {
    return (least < low() - LEAST ? "≤ " : "") + text(low());
  }

  /** Returns the text of the upper end, which shows if there are values beyond it. */
  public String highText() {
    return (most > high() + LEAST ? "≥ " : "") + text(high());
  }

  /** Writes a value of the scale with enough decimals to distinguish its ends. */
  public String text(double value) {
    boolean whole = middle == Math.rint(middle) && reach == Math.rint(reach);
    if (whole || reach >= 100) {
      return NumberText.brief(Math.rint(value));
    }
    int decimals = Math.max(2, 1 - (int) Math.floor(Math.log10(reach)));
    return String.format(Locale.ROOT, "%." + Math.min(MOST_DECIMALS, decimals) + "f", value);
  }
}
