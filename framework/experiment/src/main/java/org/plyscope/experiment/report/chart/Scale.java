package org.plyscope.experiment.report.chart;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.chart.Axis;

/** Maps numbers to places on an axis, evenly or by decades. Immutable. */
final class Scale {
  private static final int MOST_TICKS = 7;

  private final boolean log;
  private final double low;
  private final double high;
  private final double from;
  private final double to;

  private Scale(boolean log, double low, double high, double from, double to) {
    this.log = log;
    this.low = low;
    this.high = high;
    this.from = from;
    this.to = to;
  }

  /** Maps an axis to two places. */
  static Scale of(Axis axis, double from, double to) {
    return new Scale(
        axis.log(),
        axis.least(),
        axis.most(),
        axis.isReversed() ? to : from,
        axis.isReversed() ? from : to);
  }

  double at(double value) {
    double share =
        log
            ? Math.log(Math.max(value, low) / low) / Math.log(high / low)
            : (value - low) / (high - low);
    return from + Math.min(1.02, Math.max(-0.02, share)) * (to - from);
  }

  /** Returns where lines of the grid are: decades with their 2 and 5, or round numbers. */
  List<Double> ticks() {
    return log ? decades() : round();
  }

  private List<Double> decades() {
    boolean few = Math.log10(high / low) < 2.2;
    List<Double> ticks = new ArrayList<>();
    for (double decade = Math.pow(10, Math.floor(Math.log10(low))); decade <= high; decade *= 10) {
      for (double factor : few ? new double[] {1, 2, 5} : new double[] {1}) {
        double tick = factor * decade;
        if (tick >= low && tick <= high) {
          ticks.add(tick);
        }
      }
    }
    return ticks;
  }

  private List<Double> round() {
    double step = Math.pow(10, Math.floor(Math.log10((high - low) / MOST_TICKS)));
    for (double factor : new double[] {1, 2, 5, 10}) {
      if ((high - low) / (step * factor) <= MOST_TICKS) {
        step *= factor;
        break;
      }
    }
    // Depths and the like have no halves.
    step = high - low > 2 ? Math.max(1, step) : step;
    List<Double> ticks = new ArrayList<>();
    for (double i = Math.ceil(low / step - 1e-9); i * step <= high + step * 1e-9; i++) {
      ticks.add(i * step);
    }
    return ticks;
  }
}
