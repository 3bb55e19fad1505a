package org.plyscope.experiment.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.plyscope.api.chart.LineChart.Line;
import org.plyscope.api.chart.LineChart.Point;
import org.plyscope.api.chart.LineChart.Style;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.experiment.file.tree.Units;

/**
 * Collects the lines over each option that was swept: a line for each family of entrants and for
 * each choice of its other options.
 */
final class Sweeps {
  /** A line while it grows. */
  private record Growing(RunEntrant first, String others, List<Point> points) {}

  private final Map<String, Map<List<String>, Growing>> byOption = new LinkedHashMap<>();

  /** Adds a point for each option of an entrant that was swept over numbers. */
  void add(RunEntrant entrant, Point at) {
    entrant
        .swept()
        .forEach(
            (option, text) -> {
              double x = Units.number(text);
              if (!Double.isNaN(x)) {
                String others = others(entrant, option);
                byOption
                    .computeIfAbsent(option, o -> new LinkedHashMap<>())
                    .computeIfAbsent(
                        List.of(entrant.family(), others),
                        key -> new Growing(entrant, others, new ArrayList<>()))
                    .points()
                    .add(new Point(x, at.y(), at.hint()));
              }
            });
  }

  private static String others(RunEntrant entrant, String option) {
    return entrant.swept().entrySet().stream()
        .filter(e -> !e.getKey().equals(option))
        .map(e -> e.getKey() + " " + e.getValue())
        .collect(Collectors.joining(", "));
  }

  /** Hands over the lines of each option that have more than one point. */
  void forEach(Traits colours, Traits shapes, BiConsumer<String, List<Line>> receiver) {
    byOption.forEach(
        (option, all) -> {
          List<Growing> grown =
              all.values().stream().filter(line -> line.points().size() > 1).toList();
          List<Line> lines = new ArrayList<>();
          boolean several = grown.stream().map(g -> g.first().family()).distinct().count() > 1;
          boolean alike =
              grown.stream().map(g -> colours.of(g.first())).distinct().count() < grown.size();
          for (Growing line : grown) {
            line.points().sort(Comparator.comparingDouble(Point::x));
            lines.add(
                new Line(
                    name(line, several),
                    alike ? lines.size() : colours.of(line.first()),
                    alike ? lines.size() : shapes.of(line.first()),
                    Style.MARKED,
                    line.points()));
          }
          if (!lines.isEmpty()) {
            receiver.accept(option, lines);
          }
        });
  }

  private static String name(Growing line, boolean several) {
    if (line.others().isEmpty()) {
      return line.first().family();
    }
    return several ? line.first().family() + ", " + line.others() : line.others();
  }
}
