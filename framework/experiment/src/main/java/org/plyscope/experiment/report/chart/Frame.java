package org.plyscope.experiment.report.chart;

import j2html.tags.ContainerTag;
import org.plyscope.api.chart.Axis;
import org.plyscope.api.chart.NamePlaces;
import org.plyscope.api.chart.NamePlaces.Box;
import org.plyscope.api.chart.NamePlaces.Place;

/** The frame of a chart: its area, axes, grid and their texts. */
final class Frame implements NamePlaces.Drawing {
  private static final double CHARACTER = 6.7;
  private static final double LETTER_HEIGHT = 13;

  private final double left;
  private final double top;
  private final double right;
  private final double bottom;
  private final Scale x;
  private final Scale y;

  private final Axis xAxis;
  private final Axis yAxis;

  Frame(double width, double height, Axis xAxis, Axis yAxis) {
    this.left = 58;
    this.top = 14;
    this.right = width - 16;
    this.bottom = height - 50;
    this.xAxis = xAxis;
    this.yAxis = yAxis;
    this.x = Scale.of(xAxis, left, right);
    this.y = Scale.of(yAxis, bottom, top);
  }

  @Override
  public double x(double value) {
    return x.at(value);
  }

  @Override
  public double y(double value) {
    return y.at(value);
  }

  /** Draws a path on to a point, or begins it there. */
  void extend(StringBuilder path, double atX, double atY) {
    path.append(path.length() == 0 ? 'M' : 'L').append(Svg.n(x.at(atX))).append(' ');
    path.append(Svg.n(y.at(atY)));
  }

  double left() {
    return left;
  }

  double right() {
    return right;
  }

  double top() {
    return top;
  }

  double bottom() {
    return bottom;
  }

  @Override
  public Box area() {
    return new Box(left, top, right, bottom);
  }

  @Override
  public Box size(String text) {
    return new Box(0, 0, CHARACTER * text.codePointCount(0, text.length()), LETTER_HEIGHT);
  }

  /** Writes a name at its place beside a point; a far one gets a line to it. */
  static ContainerTag<?> name(String text, String classes, double x, double y, Place place) {
    Box box = place.box();
    ContainerTag<?> label = Svg.group(classes);
    if (place.far()) {
      double toX = Math.min(box.right(), Math.max(box.left(), x));
      double toY = Math.min(box.bottom() - 2, Math.max(box.top() + 2, y));
      label.with(Svg.line("leader", x, y, toX, toY));
    }
    double at = box.left() + place.anchor() * (box.right() - box.left());
    String anchor = place.anchor() == 0 ? "start" : place.anchor() == 1 ? "end" : "middle";
    return label.with(Svg.text("name", at, box.bottom() - 3, anchor, text));
  }

  /** Draws axes and grid. */
  ContainerTag<?> draw() {
    ContainerTag<?> frame = Svg.group("frame");
    for (double tick : xAxis.ticks()) {
      double at = x.at(tick);
      frame.with(
          Svg.line("grid", at, top, at, bottom),
          Svg.text("tick", at, bottom + 17, "middle", xAxis.text(tick)));
    }
    for (double tick : yAxis.ticks()) {
      double at = y.at(tick);
      frame.with(
          Svg.line("grid", left, at, right, at),
          Svg.text("tick", left - 7, at + 4, "end", yAxis.text(tick)));
    }
    frame.with(
        Svg.line("axis", left, bottom, right, bottom),
        Svg.text("label", (left + right) / 2, bottom + 40, "middle", xAxis.title()),
        Svg.text("label", 0, 0, "middle", yAxis.title())
            .attr("transform", "translate(14 " + Svg.n((top + bottom) / 2) + ") rotate(-90)"));
    return frame;
  }
}
