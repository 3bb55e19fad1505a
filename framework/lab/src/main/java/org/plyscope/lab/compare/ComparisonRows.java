package org.plyscope.lab.compare;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.analysis.ComparisonRow;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Figures;
import org.plyscope.api.search.SearchResult;

/** Sums up configurations over all positions. */
final class ComparisonRows {
  private static final double NANOS = 1e9;

  private ComparisonRows() {}

  /** Makes one row for each configuration, for searches to a depth. */
  static List<ComparisonRow> of(MeasuredComparison comparison, int depth) {
    int count = comparison.request().configurations().size();
    double best = Double.NaN;
    for (int c = 0; c < count; c++) {
      // Math.min would let one unknown hide all others.
      double nodes = nodes(comparison.complete(c, depth));
      best = best <= nodes ? best : Double.isNaN(nodes) ? best : nodes;
    }
    List<ComparisonRow> rows = new ArrayList<>();
    for (int c = 0; c < count; c++) {
      rows.add(row(comparison, c, depth, best));
    }
    return rows;
  }

  private static ComparisonRow row(
      MeasuredComparison comparison, int configuration, int depth, double best) {
    List<Measurement> searches = comparison.complete(configuration, depth);
    String note = comparison.problem(configuration).orElseGet(() -> note(searches));
    if (searches.isEmpty()) {
      return ComparisonRow.builder(configuration).note(note).build();
    }
    double nodes = nodes(searches);
    boolean measurable =
        searches.stream().allMatch(m -> m.depth() > 0 && TreeSize.measures(m.analysis().result()));
    return ComparisonRow.builder(configuration)
        .nodes(nodes)
        .toBest(nodes / best)
        .toMinimal(measurable ? toMinimal(comparison.trees(), searches) : Double.NaN)
        .minimalEstimated(measurable && comparison.trees().estimated(depth))
        .cutoffs(comparison.cutoffs(configuration, depth))
        .researchRate(searches.stream().mapToLong(m -> m.counts().researches()).sum() / nodes)
        .seconds(searches.stream().mapToLong(m -> m.analysis().result().nanos()).sum() / NANOS)
        .figures(figures(searches))
        .note(note)
        .build();
  }

  private static double toMinimal(TreeSizes trees, List<Measurement> searches) {
    double nodes = 0;
    double minimal = 0;
    for (Measurement search : searches) {
      nodes += search.treeNodes();
      minimal += trees.minimalNodes(search.subject(), search.treeDepth());
    }
    return nodes / minimal;
  }

  /** Returns the means of the agent's figures, each by the declaration that came first. */
  private static Figures figures(List<Measurement> searches) {
    Map<String, Figure> declared = new LinkedHashMap<>();
    Map<String, DoubleSummaryStatistics> numbers = new LinkedHashMap<>();
    for (Measurement search : searches) {
      Figures own = search.analysis().result().figures();
      for (Figure figure : own.list()) {
        double number = own.number(figure.id());
        if (Double.isFinite(number)) {
          declared.putIfAbsent(figure.id(), figure);
          numbers.computeIfAbsent(figure.id(), id -> new DoubleSummaryStatistics()).accept(number);
        }
      }
    }
    Figures means = Figures.NONE;
    for (Figure figure : declared.values().stream().limit(Figure.MOST).toList()) {
      means = means.with(figure, numbers.get(figure.id()).getAverage());
    }
    return means;
  }

  private static double nodes(List<Measurement> searches) {
    return searches.isEmpty()
        ? Double.NaN
        : searches.stream().mapToLong(m -> m.counts().nodes()).sum();
  }

  private static String note(List<Measurement> searches) {
    if (searches.isEmpty()) {
      return "Not searched to this depth.";
    }
    boolean limited =
        searches.stream()
            .anyMatch(m -> m.analysis().result().status() == SearchResult.Status.LIMIT);
    return limited && searches.get(0).depth() > 0
        ? "A limit ended the search before the depth was reached."
        : "";
  }
}
