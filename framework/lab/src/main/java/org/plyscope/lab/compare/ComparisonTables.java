package org.plyscope.lab.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyscope.api.analysis.ComparisonRow;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.CutoffProfile;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.api.table.DataTable;

/** A comparison as tables for export. */
final class ComparisonTables {
  private ComparisonTables() {}

  /** Returns the rows of the results, as searched to a depth. */
  static DataTable results(MeasuredComparison comparison, int depth) {
    List<List<Object>> rows = new ArrayList<>();
    for (ComparisonRow row : comparison.rows(depth)) {
      Configuration configuration = comparison.request().configurations().get(row.configuration());
      rows.add(
          Arrays.asList(
              configuration.name(),
              configuration.agent(),
              configuration.limits().toString(),
              configuration.seed(),
              depth,
              number(row.nodes()),
              number(row.toBest()),
              number(row.toMinimal()),
              number(row.cutoffs().firstRate()),
              number(row.cutoffs().meanIndex()),
              number(row.researchRate()),
              number(row.seconds()),
              number(row.nodesPerSecond()),
              row.note()));
    }
    return new DataTable(
        "comparison",
        List.of(
            "name",
            "agent",
            "limits",
            "seed",
            "depth",
            "nodes",
            "nodes-to-best",
            "nodes-to-minimal-tree",
            "first-move-cutoff-rate",
            "mean-cutoff-index",
            "research-rate",
            "seconds",
            "nodes-per-second",
            "note"),
        rows);
  }

  /** Returns every search: the figures behind nodes against depth. */
  static DataTable searches(MeasuredComparison comparison) {
    List<List<Object>> rows = new ArrayList<>();
    for (Measurement m : comparison.measurements()) {
      TreeSize tree = comparison.treeSize(m.subject());
      boolean known = m.depth() > 0;
      rows.add(
          Arrays.asList(
              comparison.request().configurations().get(m.configuration()).name(),
              comparison.request().subjects().get(m.subject()).name(),
              m.depth(),
              m.analysis().result().counts().nodes(),
              m.analysis().result().nanos(),
              number(m.analysis().result().value()),
              known ? number(tree.minimalNodes(m.depth())) : null,
              known ? tree.fullNodes(m.depth()) : null));
    }
    return new DataTable(
        "searches",
        List.of(
            "name", "position", "depth", "nodes", "nanos", "value", "minimal-tree", "full-tree"),
        rows);
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
