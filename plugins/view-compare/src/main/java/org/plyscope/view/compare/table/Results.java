package org.plyscope.view.compare.table;

import java.util.List;
import java.util.function.ToDoubleFunction;
import javax.swing.table.AbstractTableModel;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRow;
import org.plyscope.api.analysis.Configuration;

/** What came out, one row per configuration. */
final class Results extends AbstractTableModel {
  private static final List<String> COLUMNS =
      List.of(
          "Configuration",
          "Nodes",
          "× best",
          "× min.",
          "1st cuts",
          "Mean",
          "Redone",
          "Time",
          "Nodes/s");
  private static final List<String> HELP =
      List.of(
          "The configuration",
          "Nodes visited on all positions, the root included",
          "Nodes divided by those of the configuration with the fewest",
          "Nodes divided by those of the minimal tree of Knuth and Moore, with the branching factor"
              + " of each ply counted or, far down, estimated from random lines",
          "Share of the cut-offs that the first move caused",
          "Mean place, from 0, of the moves that caused cut-offs",
          "Searches repeated with another window, per node",
          "Time of the searches; keeping trees costs some of it",
          "Nodes per second");

  private List<String> names = List.of();
  private List<ComparisonRow> rows = List.of();

  /** Shows a comparison as searched to a depth. */
  void show(Comparison comparison, int depth) {
    names = comparison.request().configurations().stream().map(Configuration::name).toList();
    List<ComparisonRow> fresh = comparison.rows(depth);
    boolean sameSize = fresh.size() == rows.size();
    rows = fresh;
    if (sameSize && !rows.isEmpty()) {
      fireTableRowsUpdated(0, rows.size() - 1);
    } else {
      fireTableDataChanged();
    }
  }

  void clear() {
    rows = List.of();
    fireTableDataChanged();
  }

  static String help(int column) {
    return HELP.get(column);
  }

  ComparisonRow row(int row) {
    return rows.get(row);
  }

  @Override
  public int getRowCount() {
    return rows.size();
  }

  @Override
  public int getColumnCount() {
    return COLUMNS.size();
  }

  @Override
  public String getColumnName(int column) {
    return COLUMNS.get(column);
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return switch (column) {
      case 0 -> String.class;
      case 2, 3, 4, 6 -> Bar.class;
      default -> Figure.class;
    };
  }

  @Override
  public Object getValueAt(int row, int column) {
    ComparisonRow summary = rows.get(row);
    return switch (column) {
      case 0 -> names.get(summary.configuration());
      case 1 -> Figure.count(summary.nodes());
      case 2 -> Bar.ratio(summary.toBest(), largest(ComparisonRow::toBest));
      case 3 -> Bar.ratio(summary.toMinimal(), largest(ComparisonRow::toMinimal));
      case 4 -> Bar.share(summary.cutoffs().firstRate());
      case 5 -> Figure.decimal(summary.cutoffs().meanIndex());
      case 6 -> Bar.share(summary.researchRate());
      case 7 -> Figure.time(summary.seconds());
      default -> Figure.speed(summary.nodesPerSecond());
    };
  }

  private double largest(ToDoubleFunction<ComparisonRow> ratio) {
    return rows.stream().mapToDouble(ratio).filter(Double::isFinite).max().orElse(1);
  }
}
