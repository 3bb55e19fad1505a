package org.plyscope.view.tuning.training;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.plyscope.api.learn.Lesson;
import org.plyscope.api.learn.TrainingLog;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.ui.chart.Series;

/**
 * The curves of a training, each chart by its name.
 *
 * @param about what is trained and how far it is
 * @param charts the charts in the order in which they are offered; those without numbers are left
 *     out
 */
public record TrainingCurves(String about, Map<String, Series> charts) {
  /** The name of the chart with the scores of tests. */
  public static final String SCORES = "Score in tests";

  private static final String LESSON = "Lesson";
  private static final String LOSSES = "Losses";
  private static final String SPEED = "Games per second";

  /** Copies the charts. */
  public TrainingCurves {
    charts = new LinkedHashMap<>(charts);
  }

  /** Computes the curves of a log. */
  public static TrainingCurves of(TrainingLog log) {
    Map<String, Series> charts = new LinkedHashMap<>();
    put(charts, SCORES, "Score, %", scores(log));
    Map<String, Map<Double, Estimate>> losses = new LinkedHashMap<>();
    Map<String, Series> others = new LinkedHashMap<>();
    for (Figure figure : figures(log)) {
      Map<Double, Estimate> points = points(log, figure);
      if (figure.id().endsWith("loss")) {
        losses.put(figure.label(), points);
      } else {
        put(others, figure.label(), along(figure), Map.of(figure.label(), points));
      }
    }
    put(charts, LOSSES, "Loss", losses);
    charts.putAll(others);
    put(charts, SPEED, SPEED, Map.of(SPEED, speed(log)));
    return new TrainingCurves(about(log), charts);
  }

  private static void put(
      Map<String, Series> charts,
      String name,
      String along,
      Map<String, Map<Double, Estimate>> lines) {
    Series series = new Series(LESSON, along, lines);
    if (!series.isEmpty()) {
      charts.put(name, series);
    }
  }

  private static String along(Figure figure) {
    if (figure.format() == Figure.Format.PERCENT) {
      return figure.label() + ", %";
    }
    return figure.unit().isEmpty() ? figure.label() : figure.label() + ", " + figure.unit();
  }

  private static Map<String, Map<Double, Estimate>> scores(TrainingLog log) {
    Map<String, Map<Double, Estimate>> lines = new LinkedHashMap<>();
    for (TrainingLog.Exam exam : log.exams()) {
      Estimate share = exam.score();
      Estimate percent =
          new Estimate(
              100 * share.value(),
              100 * share.low(),
              100 * share.high(),
              share.count(),
              share.note());
      lines
          .computeIfAbsent("against " + exam.opponent(), name -> new LinkedHashMap<>())
          .put((double) exam.lesson(), percent);
    }
    return lines;
  }

  private static List<Figure> figures(TrainingLog log) {
    Map<String, Figure> all = new LinkedHashMap<>();
    for (TrainingLog.Taught taught : log.lessons()) {
      taught.lesson().figures().list().forEach(figure -> all.putIfAbsent(figure.id(), figure));
    }
    return new ArrayList<>(all.values());
  }

  private static Map<Double, Estimate> points(TrainingLog log, Figure figure) {
    double unit = figure.format() == Figure.Format.PERCENT ? 100 : 1;
    Map<Double, Estimate> points = new LinkedHashMap<>();
    for (TrainingLog.Taught taught : log.lessons()) {
      Lesson lesson = taught.lesson();
      double number = unit * lesson.figures().number(figure.id());
      if (Double.isFinite(number)) {
        points.put((double) lesson.number(), plain(number));
      }
    }
    return points;
  }

  private static Map<Double, Estimate> speed(TrainingLog log) {
    Map<Double, Estimate> points = new LinkedHashMap<>();
    for (TrainingLog.Taught taught : log.lessons()) {
      if (taught.seconds() > 0) {
        Lesson lesson = taught.lesson();
        points.put((double) lesson.number(), plain(lesson.games() / taught.seconds()));
      }
    }
    return points;
  }

  private static Estimate plain(double number) {
    return new Estimate(number, number, number, 1, "");
  }

  private static String about(TrainingLog log) {
    long games = log.lessons().stream().mapToLong(one -> one.lesson().games()).sum();
    double seconds =
        log.lessons().stream()
            .mapToDouble(TrainingLog.Taught::seconds)
            .filter(Double::isFinite)
            .sum();
    String time =
        seconds > 0 ? String.format(Locale.ROOT, ", %.1f min of training", seconds / 60) : "";
    return String.format(
        Locale.ROOT,
        "%,d lessons, %,d games%s: %s, %s.",
        log.lessons().size(),
        games,
        time,
        log.game(),
        log.trainer());
  }
}
