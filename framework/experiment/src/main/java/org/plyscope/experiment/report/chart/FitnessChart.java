package org.plyscope.experiment.report.chart;

import static org.plyscope.experiment.report.chart.Svg.n;

import j2html.tags.ContainerTag;
import java.util.List;

/** Best and mean scores from generation to generation, with their spread. */
public final class FitnessChart {
  private static final double WIDTH = 960;
  private static final double HEIGHT = 360;

  private FitnessChart() {}

  /**
   * A generation.
   *
   * @param number its number
   * @param best the best score
   * @param mean the mean of all scores
   * @param spread their standard deviation
   */
  public record Step(int number, double best, double mean, double spread) {}

  /**
   * Draws the chart.
   *
   * @param chosen the repetition that is shown in full
   * @param others other repetitions, of which the best scores are shown
   * @param title what the chart is about
   * @return the drawing
   */
  public static ContainerTag<?> draw(List<Step> chosen, List<List<Step>> others, String title) {
    double last =
        Math.max(last(chosen), others.stream().mapToDouble(FitnessChart::last).max().orElse(0));
    Frame frame =
        new Frame(
            WIDTH,
            HEIGHT,
            new Frame.Axis(0, last + 0.5, false, "generation", v -> String.valueOf((int) v)),
            new Frame.Axis(0, 1, false, "share of points", v -> Math.round(100 * v) + " %"));
    ContainerTag<?> svg =
        Svg.root(WIDTH, HEIGHT, title, "The best and the mean score of every generation.")
            .with(frame.draw());
    for (List<Step> other : others) {
      svg.with(Svg.group("c6").with(course(frame, other, "course").attr("opacity", "0.45")));
    }
    StringBuilder band = new StringBuilder();
    for (Step step : chosen) {
      point(band, frame, step.number(), step.mean() + step.spread());
    }
    for (int i = chosen.size() - 1; i >= 0; i--) {
      Step step = chosen.get(i);
      point(band, frame, step.number(), step.mean() - step.spread());
    }
    StringBuilder mean = new StringBuilder();
    chosen.forEach(step -> point(mean, frame, step.number(), step.mean()));
    svg.with(
        Svg.group("c0")
            .with(Svg.path("band", band + "Z"), Svg.path("course thick", mean.toString())),
        Svg.group("c1").with(course(frame, chosen, "course thick")));
    if (chosen.isEmpty()) {
      return svg;
    }
    Labels labels = new Labels(frame.left(), frame.top(), frame.right(), frame.bottom());
    Step end = chosen.get(chosen.size() - 1);
    double x = frame.x(end.number());
    return svg.with(
        labels.draw("best", "best", x, frame.y(end.best())),
        labels.draw("mean", "best", x, frame.y(end.mean())));
  }

  private static double last(List<Step> steps) {
    return steps.isEmpty() ? 0 : steps.get(steps.size() - 1).number();
  }

  private static ContainerTag<?> course(Frame frame, List<Step> steps, String classes) {
    StringBuilder path = new StringBuilder();
    steps.forEach(step -> point(path, frame, step.number(), step.best()));
    return Svg.path(classes, path.toString());
  }

  private static void point(StringBuilder path, Frame frame, double x, double y) {
    path.append(path.length() == 0 ? 'M' : 'L').append(n(frame.x(x))).append(' ');
    path.append(n(frame.y(y)));
  }
}
