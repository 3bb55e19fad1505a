package org.plyscope.experiment.report.chart;

import static org.plyscope.experiment.report.chart.Svg.n;

import j2html.tags.ContainerTag;
import java.util.List;

/** Points with many coordinates as lines across upright axes. */
public final class ParallelChart {
  private static final double WIDTH = 960;
  private static final double HEIGHT = 340;
  private static final double LEFT = 40;
  private static final double TOP = 30;
  private static final double BOTTOM = HEIGHT - 46;

  private ParallelChart() {}

  /**
   * An axis.
   *
   * @param name what it is called
   * @param low the value at its foot
   * @param high the value at its top
   */
  public record Axis(String name, String low, String high) {}

  /**
   * A point.
   *
   * @param hint what is said when the pointer rests on it
   * @param coordinates a number from 0 to 1 for each axis
   * @param classes how its line looks, for example {@code "c1 thick"}
   * @param opacity how strong it is, from 0 to 1
   */
  public record Line(String hint, List<Double> coordinates, String classes, double opacity) {
    /** Copies the list. */
    public Line {
      coordinates = List.copyOf(coordinates);
    }
  }

  /**
   * Draws the chart.
   *
   * @param axes the axes from left to right
   * @param lines the points, those on top last
   * @param title what the chart is about
   * @return the drawing
   */
  public static ContainerTag<?> draw(List<Axis> axes, List<Line> lines, String title) {
    ContainerTag<?> svg =
        Svg.root(WIDTH, HEIGHT, title, "Every line is a candidate, every upright axis an option.");
    for (int i = 0; i < axes.size(); i++) {
      double x = x(i, axes.size());
      Axis axis = axes.get(i);
      svg.with(
          Svg.line("axis", x, TOP, x, BOTTOM),
          Svg.text("tick", x, TOP - 8, "middle", axis.high()),
          Svg.text("tick", x, BOTTOM + 15, "middle", axis.low()),
          Svg.text("label", x, BOTTOM + 34, "middle", axis.name()));
    }
    for (Line line : lines) {
      StringBuilder path = new StringBuilder();
      for (int i = 0; i < axes.size(); i++) {
        double y = BOTTOM - line.coordinates().get(i) * (BOTTOM - TOP);
        path.append(i == 0 ? 'M' : 'L').append(n(x(i, axes.size()))).append(' ').append(n(y));
      }
      if (axes.size() == 1) {
        path.append('h').append(n(LEFT));
      }
      svg.with(
          Svg.group(line.classes())
              .with(
                  Svg.hint(line.hint()),
                  Svg.path("course " + line.classes(), path.toString())
                      .attr("opacity", n(line.opacity()))));
    }
    return svg;
  }

  private static double x(int index, int count) {
    return count == 1 ? WIDTH / 2 : LEFT + index * (WIDTH - 2 * LEFT) / (count - 1);
  }
}
