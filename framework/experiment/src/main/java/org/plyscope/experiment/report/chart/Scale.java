package org.plyscope.experiment.report.chart;

import org.plyscope.api.chart.Axis;

/** Maps numbers to places on an axis, evenly or by decades. Immutable. */
final class Scale {
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
}
