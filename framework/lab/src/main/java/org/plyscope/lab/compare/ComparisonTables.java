package org.plyscope.lab.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.plyscope.api.analysis.ComparisonRow;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.CutoffProfile;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Figures;
import org.plyscope.api.table.DataTable;

/** A comparison as tables for export. */
final class ComparisonTables {
  private ComparisonTables() {}

  /** Returns the rows of the results, as searched to a depth. */
  static DataTable results(MeasuredComparison comparison, int depth) {
    List<ComparisonRow> summaries = comparison.rows(depth);
    List<Figure> figures = ComparisonRow.figures(summaries);
    List<List<Object>> rows = new ArrayList<>();
    for (ComparisonRow row : summaries) {
      Configuration configuration = comparison.request().configurations().get(row.configuration());
      rows.add(
          with(
              figures,
              row.figures(),
              configuration.name(),
              configuration.agent().text(),
              configuration.limits().toString(),
              configuration.seed(),
              depth,
              number(row.nodes()),
              number(row.toBest()),
              number(row.toMinimal()),
              Double.isFinite(row.toMinimal()) ? row.minimalEstimated() : null,
              number(row.cutoffs().firstRate()),
              number(row.cutoffs().meanIndex()),
              number(row.researchRate()),
              number(row.seconds()),
              number(row.nodesPerSecond()),
              row.note()));
    }
    return new DataTable(
        "comparison",
        headings(
            figures,
            "name",
            "agent",
            "limits",
            "seed",
            "depth",
            "nodes",
            "nodes-to-best",
            "nodes-to-minimal-tree",
            "minimal-tree-estimated",
            "first-move-cutoff-rate",
            "mean-cutoff-index",
            "research-rate",
            "seconds",
            "nodes-per-second",
            "note"),
        rows);
  }

  private static List<String> headings(List<Figure> figures, String... first) {
    return Stream.concat(Stream.of(first), figures.stream().map(Figure::id)).toList();
  }

  /** Returns a row that ends with the figures of an agent. */
  private static List<Object> with(List<Figure> figures, Figures numbers, Object... first) {
    List<Object> row = new ArrayList<>(Arrays.asList(first));
    figures.forEach(figure -> row.add(number(numbers.number(figure.id()))));
    return row;
  }

  /** Returns every search: the numbers behind nodes against depth. */
  static DataTable searches(MeasuredComparison comparison) {
    List<Figure> figures = figures(comparison);
    List<List<Object>> rows = new ArrayList<>();
    for (Measurement m : comparison.measurements()) {
      TreeSize tree = comparison.treeSize(m.subject());
      boolean known =
          m.depth() > 0 && m.depth() <= tree.depth() && TreeSize.measures(m.analysis().result());
      rows.add(
          with(
              figures,
              m.analysis().result().figures(),
              comparison.request().configurations().get(m.configuration()).name(),
              comparison.request().subjects().get(m.subject()).name(),
              m.depth(),
              m.limits().iterations(),
              m.analysis().result().counts().nodes(),
              m.analysis().result().nanos(),
              number(m.analysis().result().value()),
              known ? number(tree.minimalNodes(m.depth())) : null,
              known ? tree.fullNodes(m.depth()) : null,
              known ? tree.estimated(m.depth()) : null));
    }
    return new DataTable(
        "searches",
        headings(
            figures,
            "name",
            "position",
            "depth",
            "iterations",
            "nodes",
            "nanos",
            "value",
            "minimal-tree",
            "full-tree",
            "trees-estimated"),
        rows);
  }

  /** Returns the figures that any search has a number for, one for each id. */
  private static List<Figure> figures(MeasuredComparison comparison) {
    Map<String, Figure> found = new LinkedHashMap<>();
    for (Measurement search : comparison.measurements()) {
      Figures own = search.analysis().result().figures();
      own.list().stream()
          .filter(figure -> Double.isFinite(own.number(figure.id())))
          .forEach(figure -> found.putIfAbsent(figure.id(), figure));
    }
    return List.copyOf(found.values());
  }

  /** Returns the distribution of cut-offs over places for all configurations, per ply. */
  static DataTable cutoffs(MeasuredComparison comparison, int depth) {
    List<String> columns = new ArrayList<>(List.of("name", "ply", "cutoffs", "mean-index"));
    columns.addAll(CutoffProfile.GROUPS);
    List<List<Object>> rows = new ArrayList<>();
    for (int c = 0; c < comparison.request().configurations().size(); c++) {
      CutoffProfile profile = comparison.cutoffs(c, depth);
      for (int ply = 0; ply < profile.plies(); ply++) {
        List<Object> row = new ArrayList<>();
        row.add(comparison.request().configurations().get(c).name());
        row.add(ply);
        row.add(profile.cutoffs(ply));
        row.add(number(profile.meanIndex(ply)));
        for (int group = 0; group < CutoffProfile.GROUPS.size(); group++) {
          row.add(profile.cutoffs(ply, group));
        }
        rows.add(row);
      }
    }
    return new DataTable("cutoffs", columns, rows);
  }

  private static Object number(double value) {
    return Double.isFinite(value) ? value : null;
  }
}
