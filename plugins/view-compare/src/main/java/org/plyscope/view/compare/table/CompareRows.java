package org.plyscope.view.compare.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ToDoubleFunction;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRow;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Value;
import org.plyscope.ui.table.Amount;
import org.plyscope.ui.table.Bar;
import org.plyscope.ui.table.ExplainedTable;
import org.plyscope.ui.text.NumberText;
import org.plyscope.ui.text.Titles;

/**
 * The configurations with the result of each, one row each. Columns in which nothing stands are
 * left out.
 */
final class CompareRows extends ExplainedTable {
  private static final String ESTIMATED =
      "≈ The last plies of the minimal tree are estimated from random lines; a good search may seem"
          + " to need less than it.";

  private record Field(Column column, Class<?> type, IntFunction<Object> value) {}

  private List<Configuration> configurations = List.of();
  private List<ComparisonRow> rows = List.of();
  private transient List<Field> fields = List.of();
  private transient Comparison comparison;
  private int depth;

  CompareRows() {
    super(List.of());
    fields();
  }

  /**
   * Shows configurations and their results.
   *
   * @param found a comparison of exactly these configurations, null if nothing is known
   * @param searchedTo the depth of the searches
   */
  void show(List<Configuration> now, Comparison found, int searchedTo) {
    int before = configurations.size();
    configurations = now;
    comparison = found;
    depth = searchedTo;
    rows = found == null ? List.of() : found.rows(searchedTo);
    fields();
    changed(before);
  }

  /** Returns the problem of a row, or a remark about it; may be empty. */
  String note(int row) {
    return row < rows.size() ? rows.get(row).note() : "";
  }

  /** Notes that a row is measured by an estimate, if it is; may be empty. */
  String caution(int row) {
    boolean estimated =
        row < rows.size()
            && rows.get(row).minimalEstimated()
            && Double.isFinite(rows.get(row).toMinimal());
    return estimated ? ESTIMATED : "";
  }

  /** Returns whether a configuration could not search. */
  boolean failed(int row) {
    return comparison != null && comparison.problem(row).isPresent();
  }

  /** Returns a configuration. */
  Configuration configuration(int row) {
    return configurations.get(row);
  }

  private void fields() {
    List<Field> all = new ArrayList<>();
    all.add(
        new Field(
            new Column("Configuration", "The configuration; its mark is that of its curve"),
            Configuration.class,
            row -> configurations.get(row)));
    all.add(
        new Field(
            new Column("Limits", "When its searches stop; every smaller depth is searched too"),
            String.class,
            row -> NumberText.limits(configurations.get(row).limits())));
    if (rows.stream().anyMatch(row -> Double.isFinite(row.nodes()))) {
      addCounts(all);
      addEffort(all);
      addFigures(all);
    }
    fields = all;
    columns(all.stream().map(Field::column).toList());
  }

  private void addCounts(List<Field> all) {
    all.add(
        amount(
            "Nodes",
            "Nodes visited on all positions in all iterations, the roots included",
            r -> Amount.count(r.nodes())));
    all.add(
        bar(
            "× best",
            "Nodes divided by those of the configuration with the fewest",
            r -> Bar.ratio(r.toBest(), largest(ComparisonRow::toBest))));
    if (known(ComparisonRow::toMinimal)) {
      all.add(
          bar(
              "× min.",
              "Nodes of the last complete iteration, without quiescence, divided by the mean of the"
                  + " minimal tree of Knuth and Moore of that depth; after ≈ its last"
                  + " plies were estimated from random lines; tables, unsound cuts and searches of"
                  + " own moves only can do with less, and with extra turns there is none",
              this::toMinimal));
    }
    if (known(r -> r.cutoffs().firstRate())) {
      all.add(
          bar(
              "1st cuts",
              "Share of the cut-offs that the first move caused",
              r -> Bar.share(r.cutoffs().firstRate())));
      all.add(
          amount(
              "Mean",
              "Mean place, from 0, of the moves that caused cut-offs",
              r -> Amount.decimal(r.cutoffs().meanIndex())));
    }
    if (rows.stream().anyMatch(r -> r.researchRate() > 0)) {
      all.add(
          bar(
              "Redone",
              "Searches repeated with another window, per node",
              r -> Bar.share(r.researchRate())));
    }
  }

  private void addEffort(List<Field> all) {
    all.add(
        amount(
            "Time",
            "Time of the searches; keeping trees costs some of it",
            r -> Amount.time(r.seconds())));
    all.add(amount("Nodes/s", "Nodes per second", r -> Amount.speed(r.nodesPerSecond())));
    if (comparison.request().subjects().size() == 1) {
      all.add(new Field(new Column("Move", "The move it would play"), String.class, this::move));
      all.add(
          new Field(
              new Column("Value", "The value of that move for the player to move"),
              Amount.class,
              this::value));
    }
  }

  private void addFigures(List<Field> all) {
    for (Figure figure : ComparisonRow.figures(rows)) {
      String mean = "Mean over the positions, as the agent reported it";
      String help = figure.help().isEmpty() ? mean : figure.help() + " " + mean + ".";
      all.add(
          amount(
              figure.label(),
              help,
              r -> Amount.of(r.figures().number(figure.id()), r.figures().text(figure.id()))));
    }
  }

  private Object move(int row) {
    return search(row) == null
        ? NumberText.NOTHING
        : Titles.move(
            comparison.request().subjects().get(0).line().state(), search(row).result().move());
  }

  private Object value(int row) {
    double value = search(row) == null ? Double.NaN : search(row).result().value();
    return Amount.of(value, Value.text(value));
  }

  private Analysis search(int row) {
    return comparison.find(row, 0, depth).orElse(null);
  }

  private Field amount(String name, String help, Function<ComparisonRow, Amount> value) {
    return new Field(new Column(name, help), Amount.class, row -> value.apply(rows.get(row)));
  }

  private Field bar(String name, String help, Function<ComparisonRow, Bar> value) {
    return new Field(new Column(name, help), Bar.class, row -> value.apply(rows.get(row)));
  }

  private Bar toMinimal(ComparisonRow row) {
    double largest = largest(ComparisonRow::toMinimal);
    return row.minimalEstimated()
        ? Bar.roughRatio(row.toMinimal(), largest)
        : Bar.ratio(row.toMinimal(), largest);
  }

  private boolean known(ToDoubleFunction<ComparisonRow> number) {
    return rows.stream().mapToDouble(number).anyMatch(Double::isFinite);
  }

  private double largest(ToDoubleFunction<ComparisonRow> ratio) {
    return rows.stream().mapToDouble(ratio).filter(Double::isFinite).max().orElse(1);
  }

  @Override
  public int getRowCount() {
    return configurations.size();
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return fields.get(column).type();
  }

  @Override
  public Object getValueAt(int row, int column) {
    return fields.get(column).value().apply(row);
  }
}
