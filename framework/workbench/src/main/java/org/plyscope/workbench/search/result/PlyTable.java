package org.plyscope.workbench.search.result;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.SearchCounters.Shortcut;
import org.plyscope.api.table.DataTable;
import org.plyscope.ui.table.ExplainedTable;
import org.plyscope.ui.text.NumberText;

/** The counters of a search, one row per ply. */
final class PlyTable extends ExplainedTable {
  private static final List<String> NAMES =
      List.of(
          "ply",
          "nodes",
          "leaves",
          "cutoffs",
          "first-move-cutoff-percent",
          "mean-cutoff-index",
          "table-hits",
          "reduced-moves",
          "futile-moves",
          "razored-nodes");
  private static final double PERCENT = 100;

  private Counts counters = Counts.NONE;

  PlyTable() {
    super(
        new Column("Ply", "Distance from the root"),
        new Column("Nodes", "Nodes visited"),
        new Column("Leaves", "Nodes that were evaluated, or where the game was over"),
        new Column("Cuts", "Nodes where a bound was met"),
        new Column("1st %", "Share of the cut-offs that the first move caused"),
        new Column("Mean", "Mean place, from 0, of the move that caused a cut-off"),
        new Column("TT", "Nodes that the transposition table settled"));
  }

  /** Shows other counters. */
  void show(Counts newCounters) {
    int before = counters.plies();
    counters = newCounters;
    changed(before);
  }

  /** Returns the numbers for export. */
  DataTable data() {
    List<List<Object>> rows = new ArrayList<>();
    for (int ply = 0; ply < counters.plies(); ply++) {
      rows.add(
          Arrays.asList(
              ply,
              counters.nodes(ply),
              counters.leaves(ply),
              counters.cutoffs(ply),
              orNull(firstPercent(ply)),
              orNull(counters.meanCutoffIndex(ply)),
              counters.tableHits(ply),
              counters.shortcuts(Shortcut.REDUCED, ply),
              counters.shortcuts(Shortcut.FUTILE, ply),
              counters.shortcuts(Shortcut.RAZORED, ply)));
    }
    return new DataTable("plies", NAMES, rows);
  }

  @Override
  public int getRowCount() {
    return counters.plies();
  }

  @Override
  public Object getValueAt(int ply, int column) {
    return switch (column) {
      case 0 -> Integer.toString(ply);
      case 1 -> NumberText.count(counters.nodes(ply));
      case 2 -> NumberText.count(counters.leaves(ply));
      case 3 -> NumberText.count(counters.cutoffs(ply));
      case 4 -> decimal(firstPercent(ply), "%.1f");
      case 5 -> decimal(counters.meanCutoffIndex(ply), "%.2f");
      default -> NumberText.count(counters.tableHits(ply));
    };
  }

  private double firstPercent(int ply) {
    long cuts = counters.cutoffs(ply);
    return cuts == 0 ? Double.NaN : PERCENT * counters.cutoffs(ply, 0) / cuts;
  }

  private static String decimal(double value, String format) {
    return Double.isNaN(value) ? NumberText.NOTHING : String.format(Locale.ROOT, format, value);
  }

  private static Object orNull(double value) {
    return Double.isNaN(value) ? null : value;
  }
}
