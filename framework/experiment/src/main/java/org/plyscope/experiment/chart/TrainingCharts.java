package org.plyscope.experiment.chart;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.plyscope.api.chart.Chart.Heading;
import org.plyscope.api.chart.LineChart;
import org.plyscope.api.chart.LineChart.Line;
import org.plyscope.api.chart.LineChart.Point;
import org.plyscope.api.chart.LineChart.Style;
import org.plyscope.api.chart.Unit;
import org.plyscope.api.learn.log.TrainingLog;
import org.plyscope.api.measure.Figure;

/** How a training goes: scores in tests, figures of lessons, speed. */
public final class TrainingCharts {
  /** The title of the chart of scores in tests. */
  public static final String SCORES = "Score in tests";

  /** More points than this would run into each other. */
  private static final int MOST_POINTS = 100;

  private static final String LESSON = "Lesson";

  private TrainingCharts() {}

  /**
   * Charts a training.
   *
   * @param log how it has gone
   */
  public static List<LineChart> of(TrainingLog log) {
    List<LineChart> charts = new ArrayList<>();
    if (!log.exams().isEmpty()) {
      charts.add(scores(log));
    }
    Map<String, Figure> figures = new LinkedHashMap<>();
    for (TrainingLog.Taught taught : log.lessons()) {
      taught.lesson().figures().list().forEach(one -> figures.putIfAbsent(one.id(), one));
    }
    for (Figure figure : figures.values()) {
      String unit = figure.unit().isEmpty() ? "" : ", " + figure.unit();
      charts.add(
          curve(
              log,
              figure.label(),
              figure.label() + unit,
              figure.help(),
              figure.format() == Figure.Format.PERCENT,
              taught -> taught.lesson().figures().number(figure.id())));
    }
    charts.add(
        curve(
            log,
            "Games per second",
            "Games per second",
            "On the machine that trained, whatever else it did.",
            false,
            taught ->
                taught.seconds() > 0 ? taught.lesson().games() / taught.seconds() : Double.NaN));
    charts.removeIf(LineChart::isEmpty);
    return charts;
  }

  private static LineChart scores(TrainingLog log) {
    Map<String, List<Point>> against = new LinkedHashMap<>();
    for (TrainingLog.Exam exam : log.exams()) {
      String hint = "Lesson " + exam.lesson() + " against " + exam.opponent();
      against
          .computeIfAbsent(exam.opponent(), name -> new ArrayList<>())
          .add(new Point((double) exam.lesson(), exam.score(), hint));
    }
    List<Line> lines = new ArrayList<>();
    against.forEach(
        (name, points) ->
            lines.add(new Line(name, lines.size(), lines.size(), Style.MARKED, points)));
    return new LineChart(
        heading(
            SCORES,
            "Score against each opponent over the lessons, with 95 % intervals. All tests play the"
                + " same openings in both seats."),
        Axes.inOrder(lines, LESSON, Unit.WHOLE),
        Axes.shares("Score"),
        lines);
  }

  private static LineChart curve(
      TrainingLog log,
      String name,
      String title,
      String help,
      boolean share,
      ToDoubleFunction<TrainingLog.Taught> number) {
    int step = Math.max(1, (log.lessons().size() + MOST_POINTS - 1) / MOST_POINTS);
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < log.lessons().size(); i += step) {
      TrainingLog.Taught taught = log.lessons().get(i);
      double y = number.applyAsDouble(taught);
      if (Double.isFinite(y)) {
        String hint = "Lesson " + taught.lesson().number() + ": " + y;
        points.add(new Point((double) taught.lesson().number(), Axes.exactly(y, 1), hint));
      }
    }
    String thinned = step == 1 ? "" : " One lesson in " + step + " is drawn.";
    List<Line> lines = List.of(new Line(name, 0, 0, Axes.style(points.size()), points));
    return new LineChart(
        heading(name, help + thinned),
        Axes.inOrder(lines, LESSON, Unit.COUNT),
        share ? Axes.shares(title) : Axes.numbers(lines, title),
        lines);
  }

  private static Heading heading(String title, String caption) {
    String id = title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    return new Heading(id, title, caption, "Lines over the values of " + LESSON + ".");
  }
}
