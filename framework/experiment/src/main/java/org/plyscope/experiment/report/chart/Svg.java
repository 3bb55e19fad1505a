package org.plyscope.experiment.report.chart;

import static j2html.TagCreator.tag;

import j2html.tags.ContainerTag;
import java.util.Locale;
import org.plyscope.api.chart.Chart;

/** Elements of a drawing. */
final class Svg {
  private static final int COLOURS = 7;

  private Svg() {}

  /** Starts a drawing that scales with its page. */
  static ContainerTag<?> root(double width, double height, Chart chart) {
    return tag("svg")
        .attr("viewBox", "0 0 " + n(width) + " " + n(height))
        .attr("width", n(width))
        .attr("height", n(height))
        .attr("role", "img")
        .attr("class", "chart")
        .with(
            tag("title").withText(chart.heading().title()),
            tag("desc").withText(chart.heading().description()));
  }

  /** Returns the class of a colour; there are seven, then they repeat. */
  static String colour(int number) {
    return "c" + number % COLOURS;
  }

  static ContainerTag<?> group(String classes) {
    return tag("g").attr("class", classes);
  }

  static ContainerTag<?> line(String classes, double x1, double y1, double x2, double y2) {
    return tag("line")
        .attr("class", classes)
        .attr("x1", n(x1))
        .attr("y1", n(y1))
        .attr("x2", n(x2))
        .attr("y2", n(y2));
  }

  static ContainerTag<?> rect(String classes, double x, double y, double width, double height) {
    return tag("rect")
        .attr("class", classes)
        .attr("x", n(x))
        .attr("y", n(y))
        .attr("width", n(Math.max(0, width)))
        .attr("height", n(Math.max(0, height)));
  }

  static ContainerTag<?> path(String classes, String d) {
    return tag("path").attr("class", classes).attr("d", d);
  }

  /** Writes text; the anchor is start, middle or end. */
  static ContainerTag<?> text(String classes, double x, double y, String anchor, String text) {
    return tag("text")
        .attr("class", classes)
        .attr("x", n(x))
        .attr("y", n(y))
        .attr("text-anchor", anchor)
        .withText(text);
  }

  /** Adds a tooltip to an element. */
  static ContainerTag<?> hint(String text) {
    return tag("title").withText(text);
  }

  /** Writes a coordinate, short and the same everywhere. */
  static String n(double value) {
    String text = String.format(Locale.ROOT, "%.1f", value);
    String plain = text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    return plain.equals("-0") ? "0" : plain;
  }
}
