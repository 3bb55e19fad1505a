package org.plyscope.experiment.report;

import j2html.tags.DomContent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.file.tree.Units;
import org.plyscope.experiment.report.chart.Point;
import org.plyscope.experiment.report.chart.SweepChart;
import org.plyscope.experiment.results.SuiteSummary;
import org.plyscope.experiment.statistics.Medians;
import org.plyscope.experiment.table.Texts;

/** What searches took, over the levels of each agent. */
final class SearchCharts {
  /** Begins at the first of several blanks only, so that a long gap is looked at once. */
  private static final Pattern SLOT = Pattern.compile("(?<!\\s)\\s*+\\{[^{}]*+\\}");

  private SearchCharts() {}

  /** Draws a chart per position that is only searched and option that was swept. */
  static List<DomContent> draw(List<RunEntrant> entrants, SuiteSummary suite) {
    List<String> positions = new ArrayList<>(suite.problems());
    positions.removeAll(suite.judged());
    List<DomContent> charts = new ArrayList<>();
    for (String position : positions) {
      lines(entrants, suite, position)
          .forEach(
              (option, lines) -> {
                lines.removeIf(line -> line.points().size() < 2);
                if (!lines.isEmpty()) {
                  charts.add(chart(position, option, lines));
                }
              });
    }
    return charts;
  }

  private static DomContent chart(String position, String option, List<SweepChart.Line> lines) {
    return Html.chart(
        SweepChart.counts(lines, "Nodes over " + option + ": " + position, option, "nodes"),
        "Nodes that a search of "
            + position
            + " generates over the values of "
            + option
            + ", by decades.");
  }

  private static Map<String, List<SweepChart.Line>> lines(
      List<RunEntrant> entrants, SuiteSummary suite, String position) {
    List<String> families = entrants.stream().map(RunEntrant::family).distinct().toList();
    Map<String, Map<String, List<Point>>> byOption = new LinkedHashMap<>();
    for (SuiteSummary.Row row : suite.rows()) {
      RunEntrant entrant = entrants.get(row.entrant());
      List<RunAttempt> made = suite.attempts(row.entrant(), position);
      double nodes = Medians.of(made.stream().mapToDouble(RunAttempt::nodes).toArray()).value();
      entrant
          .swept()
          .forEach(
              (option, text) -> {
                double level = Units.number(text);
                if (!Double.isNaN(level) && nodes > 0) {
                  byOption
                      .computeIfAbsent(option, o -> new LinkedHashMap<>())
                      .computeIfAbsent(entrant.family(), f -> new ArrayList<>())
                      .add(point(entrant, families.indexOf(entrant.family()), level, nodes));
                }
              });
    }
    Map<String, List<SweepChart.Line>> lines = new LinkedHashMap<>();
    byOption.forEach(
        (option, points) -> {
          List<SweepChart.Line> all = new ArrayList<>();
          points.forEach(
              (family, line) -> {
                line.sort(Comparator.comparingDouble(p -> p.x().value()));
                all.add(new SweepChart.Line(withoutSlots(family), line));
              });
          lines.put(option, all);
        });
    return lines;
  }

  /** Removes the names of swept options, which the axis of the chart shows. */
  static String withoutSlots(String family) {
    return SLOT.matcher(family).replaceAll("");
  }

  private static Point point(RunEntrant entrant, int family, double level, double nodes) {
    return new Point(
        entrant.name(),
        new Estimate(level, level, level, 1, ""),
        new Estimate(nodes, nodes, nodes, 1, ""),
        family,
        family,
        entrant.family(),
        entrant.name() + ": " + Texts.count(Math.round(nodes)) + " nodes");
  }
}
