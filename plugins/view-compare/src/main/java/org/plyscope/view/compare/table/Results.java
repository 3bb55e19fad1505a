package org.plyscope.view.compare.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRow;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.measure.Figure;
import org.plyscope.ui.table.Amount;
import org.plyscope.ui.table.Bar;
import org.plyscope.ui.table.ExplainedTable;

/** What came out, one row per configuration. */
final class Results extends ExplainedTable {
  private static final List<Column> COLUMNS =
      List.of(
          new Column("Configuration", "The configuration"),
          new Column("Nodes", "Nodes visited on all positions, the root included"),
          new Column("× best", "Nodes divided by those of the configuration with the fewest"),
          new Column(
              "× min.",
              "Nodes divided by the mean of the minimal tree of Knuth and Moore, counted or, far"
                  + " down, estimated from random lines; tables, unsound cuts and searches of own"
                  + " moves only can do with less, and with extra turns there is none"),
          new Column("1st cuts", "Share of the cut-offs that the first move caused"),
          new Column("Mean", "Mean place, from 0, of the moves that caused cut-offs"),
          new Column("Redone", "Searches repeated with another window, per node"),
          new Column("Time", "Time of the searches; keeping trees costs some of it"),
          new Column("Nodes/s", "Nodes per second"));

  private List<String> names = List.of();
  private List<ComparisonRow> rows = List.of();
  private List<Figure> figures = List.of();

  Results() {
    super(COLUMNS);
  }

  /** Shows a comparison as searched to a depth. */
  void show(Comparison comparison, int depth) {
    names = comparison.request().configurations().stream().map(Configuration::name).toList();
    int before = rows.size();
    rows = comparison.rows(depth);
    figures = ComparisonRow.figures(rows);
    List<Column> columns = new ArrayList<>(COLUMNS);
    figures.forEach(figure -> columns.add(new Column(figure.label(), help(figure))));
    columns(columns);
    changed(before);
  }

  private static String help(Figure figure) {
    String mean = "Mean over the positions, as the agent reported it";
    return figure.help().isEmpty() ? mean : figure.help() + " " + mean + ".";
  }

  void clear() {
    rows = List.of();
    fireTableDataChanged();
  }

  ComparisonRow row(int row) {
    return rows.get(row);
  }

  @Override
  public int getRowCount() {
    return rows.size();
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return switch (column) {
      case 0 -> String.class;
      case 2, 3, 4, 6 -> Bar.class;
      default -> Amount.class;
    };
  }

  @Override
  public Object getValueAt(int row, int column) {
    ComparisonRow summary = rows.get(row);
    return switch (column) {
      case 0 -> names.get(summary.configuration());
      case 1 -> Amount.count(summary.nodes());
      case 2 -> Bar.ratio(summary.toBest(), largest(ComparisonRow::toBest));
      case 3 -> Bar.ratio(summary.toMinimal(), largest(ComparisonRow::toMinimal));
      case 4 -> Bar.share(summary.cutoffs().firstRate());
      case 5 -> Amount.decimal(summary.cutoffs().meanIndex());
      case 6 -> Bar.share(summary.researchRate());
      case 7 -> Amount.time(summary.seconds());
      case 8 -> Amount.speed(summary.nodesPerSecond());
      default -> figure(summary, figures.get(column - COLUMNS.size()));
    };
  }

  private static Amount figure(ComparisonRow summary, Figure figure) {
    return Amount.of(summary.figures().number(figure.id()), summary.figures().text(figure.id()));
  }

  private double largest(ToDoubleFunction<ComparisonRow> ratio) {
    return rows.stream().mapToDouble(ratio).filter(Double::isFinite).max().orElse(1);
  }
}
