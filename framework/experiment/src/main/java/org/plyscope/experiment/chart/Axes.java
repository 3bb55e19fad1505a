package org.plyscope.experiment.chart;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.plyscope.api.chart.Axis;
import org.plyscope.api.chart.LineChart;
import org.plyscope.api.chart.Unit;
import org.plyscope.api.run.statistics.Estimate;

/** Makes axes that have room for everything on them. */
final class Axes {
  /** Numbers that differ by a larger factor need a logarithmic axis. */
  private static final double WIDE = 15;

  private static final double ROOM = 0.05;
  private static final int MOST_MARKS = 40;

  private Axes() {}

  /** Makes the axis of scores. */
  static Axis shares(String title) {
    return new Axis(title, Unit.SHARE, false, 0, 1);
  }

  /** Makes the axis across a chart of lines, logarithmic if its numbers need it. */
  static Axis across(List<LineChart.Line> lines, String title, Unit unit) {
    Axis even = inOrder(lines, title, unit);
    double[] xs = points(lines).mapToDouble(LineChart.Point::x).sorted().toArray();
    boolean wide = first(xs) > 0 && last(xs) / first(xs) > WIDE;
    return wide ? new Axis(title, unit, true, first(xs), last(xs)) : even;
  }

  /** Makes the horizontal axis of a sequence, such as moves or lessons. */
  static Axis inOrder(List<LineChart.Line> lines, String title, Unit unit) {
    double[] xs = points(lines).mapToDouble(LineChart.Point::x).sorted().toArray();
    double room = (last(xs) - first(xs)) * ROOM;
    return new Axis(title, unit, false, first(xs) - room, last(xs) + room);
  }

  /** Makes the axis of amounts, which grow by factors. */
  static Axis factors(List<LineChart.Line> lines, String title, Unit unit) {
    double[] ys = heights(lines);
    return new Axis(title, unit, true, first(ys) / 1.5, last(ys) * 1.5);
  }

  /** Makes the axis of any numbers. */
  static Axis numbers(List<LineChart.Line> lines, String title) {
    double[] ys = heights(lines);
    double low = first(ys);
    double high = last(ys);
    double room = Math.max(ROOM * (high - low), 1e-3 * Math.max(1e-6, Math.abs(high)));
    Unit unit = high - low < 5 ? Unit.THOUSANDTHS : Unit.TENTHS;
    return new Axis(title, unit, false, low - room, high + room);
  }

  /** Makes the axis of estimates, whose intervals may have no end. */
  static Axis estimates(List<Estimate> values, String title, Unit unit) {
    double[] all =
        values.stream()
            .filter(Estimate::isKnown)
            .flatMapToDouble(v -> DoubleStream.of(v.low(), v.value(), v.high()))
            .filter(Double::isFinite)
            .sorted()
            .toArray();
    double low = all.length == 0 ? -1 : first(all);
    double high = all.length == 0 ? 1 : last(all);
    double room = Math.max(1, (high - low) * .06);
    return new Axis(title, unit, false, low - room, high + room);
  }

  private static Stream<LineChart.Point> points(List<LineChart.Line> lines) {
    return lines.stream().flatMap(line -> line.points().stream());
  }

  private static double[] heights(List<LineChart.Line> lines) {
    return points(lines).mapToDouble(point -> point.y().value()).sorted().toArray();
  }

  private static double first(double[] sorted) {
    return sorted.length == 0 ? 0 : sorted[0];
  }

  private static double last(double[] sorted) {
    return sorted.length == 0 ? 1 : sorted[sorted.length - 1];
  }

  /** Returns how lines with many points are drawn, whose marks would run into each other. */
  static LineChart.Style style(int points) {
    return points > MOST_MARKS ? LineChart.Style.STRONG : LineChart.Style.MARKED;
  }

  /** A number without an interval: a plain count, not an estimate. */
  static Estimate exactly(double value, int count) {
    return new Estimate(value, value, value, count, "");
  }
}
