package org.plyscope.experiment.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.plyscope.api.Limits;
import org.plyscope.api.chart.Chart.Heading;
import org.plyscope.api.chart.LineChart;
import org.plyscope.api.chart.LineChart.Line;
import org.plyscope.api.chart.LineChart.Point;
import org.plyscope.api.chart.LineChart.Style;
import org.plyscope.api.chart.Unit;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.experiment.file.tree.Units;
import org.plyscope.experiment.table.TableText;

/**
 * Charts which value of an option scored best under each limit, where both were swept: for example
 * the best branching cap over the number of nodes.
 */
final class BestValues {
  private static final Set<String> LIMITS =
      Arrays.stream(Limits.Kind.values()).map(Limits.Kind::toString).collect(Collectors.toSet());

  /** An agent of a sweep at one limit: the value of the option, and its score there. */
  private record Tried(double value, Estimate score) {}

  /** The two axes of a chart: the limit across, the option upwards. */
  private record Pair(String limit, String option) {}

  private final Map<Pair, Map<String, Map<Double, List<Tried>>>> found = new LinkedHashMap<>();

  /** Makes a chart for each limit and option that were swept together. */
  static List<LineChart> of(List<RunEntrant> entrants, List<? extends Standing> standings) {
    BestValues best = new BestValues();
    for (Standing standing : standings) {
      best.add(entrants.get(standing.entrant()), standing.score());
    }
    List<LineChart> charts = new ArrayList<>();
    best.found.forEach((pair, families) -> best.chart(pair, families, charts));
    return charts;
  }

  private void add(RunEntrant entrant, Estimate score) {
    Map<String, String> swept = entrant.swept();
    for (String limit : swept.keySet()) {
      for (String option : swept.keySet()) {
        double x = Units.number(swept.get(limit));
        double value = Units.number(swept.get(option));
        boolean numbers = !Double.isNaN(x) && !Double.isNaN(value) && score.isKnown();
        if (LIMITS.contains(limit) && !LIMITS.contains(option) && numbers) {
          found
              .computeIfAbsent(new Pair(limit, option), key -> new LinkedHashMap<>())
              .computeIfAbsent(name(entrant, limit, option), name -> new TreeMap<>())
              .computeIfAbsent(x, at -> new ArrayList<>())
              .add(new Tried(value, score));
        }
      }
    }
  }

  private static String name(RunEntrant entrant, String limit, String option) {
    String others =
        entrant.swept().entrySet().stream()
            .filter(one -> !Set.of(limit, option).contains(one.getKey()))
            .map(one -> ", " + one.getKey() + " " + one.getValue())
            .collect(Collectors.joining());
    return entrant.family() + others;
  }

  private void chart(
      Pair pair, Map<String, Map<Double, List<Tried>>> families, List<LineChart> charts) {
    List<Line> lines = new ArrayList<>();
    families.forEach(
        (name, byLimit) -> {
          List<Point> points = new ArrayList<>();
          byLimit.forEach(
              (x, tried) -> {
                if (tried.size() > 1) {
                  points.add(point(pair, x, tried));
                }
              });
          if (points.size() > 1) {
            lines.add(new Line(name, lines.size(), lines.size(), Style.MARKED, points));
          }
        });
    if (!lines.isEmpty()) {
      charts.add(chart(pair, lines));
    }
  }

  private static LineChart chart(Pair pair, List<Line> lines) {
    String title = "Best " + pair.option() + " over " + pair.limit();
    List<Estimate> heights =
        lines.stream().flatMap(line -> line.points().stream()).map(Point::y).toList();
    return new LineChart(
        new Heading(
            "best",
            title,
            ("The value of %s with the highest score for each number of %s. A bar spans the values"
                    + " whose 95 %% interval reaches that score: the games that were played show no"
                    + " significant difference.")
                .formatted(pair.option(), pair.limit()),
            title + "."),
        Axes.across(lines, pair.limit(), Unit.COUNT),
        Axes.estimates(heights, "best " + pair.option(), Unit.COUNT),
        lines);
  }

  private static Point point(Pair pair, double x, List<Tried> tried) {
    Tried best =
        tried.stream().max(Comparator.comparingDouble(one -> one.score().value())).orElseThrow();
    double[] near =
        tried.stream()
            .filter(one -> one.equals(best) || one.score().high() >= best.score().value())
            .mapToDouble(Tried::value)
            .sorted()
            .toArray();
    Estimate height =
        new Estimate(best.value(), near[0], near[near.length - 1], best.score().count(), "");
    String scores =
        tried.stream()
            .sorted(Comparator.comparingDouble(Tried::value))
            .map(one -> "%s: %s".formatted(number(one.value()), TableText.percent(one.score())))
            .collect(Collectors.joining("; "));
    return new Point(
        x,
        height,
        "%s %s, score by %s: %s".formatted(pair.limit(), number(x), pair.option(), scores));
  }

  private static String number(double value) {
    return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
  }
}
