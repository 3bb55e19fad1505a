package org.plyscope.view.runs.list;

import java.util.List;
import org.plyscope.ui.run.Estimates;
import org.plyscope.ui.table.Amount;
import org.plyscope.ui.table.Bar;
import org.plyscope.ui.table.ExplainedTable;
import org.plyscope.ui.text.Numbers;
import org.plyscope.view.runs.model.Progress;

/** The runs as a table. */
final class RunTable extends ExplainedTable {
  private transient List<RunRow> rows = List.of();

  RunTable() {
    super(
        new Column("Run", "The name of the experiment; its folder is the tool tip"),
        new Column("State", "What it is doing"),
        new Column("Games", "How many games are finished, of those that are planned"),
        new Column("Time left", "How long the rest will take, foretold from the games so far"),
        new Column("Game", "What is played"),
        new Column("Remark", "What you should know"));
  }

  void show(List<RunRow> now) {
    int before = rows.size();
    rows = List.copyOf(now);
    changed(before);
  }

  RunRow row(int index) {
    return rows.get(index);
  }

  List<RunRow> rows() {
    return rows;
  }

  @Override
  public int getRowCount() {
    return rows == null ? 0 : rows.size();
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return column == 2 ? Bar.class : column == 3 ? Amount.class : String.class;
  }

  @Override
  public Object getValueAt(int index, int column) {
    RunRow row = rows.get(index);
    return switch (column) {
      case 0 -> row.name();
      case 1 -> row.state();
      case 2 ->
          Bar.of(
              (double) row.progress().finished(),
              Progress.fraction(row.progress()),
              Numbers.count(row.progress().finished())
                  + " of "
                  + Numbers.count(row.progress().planned()));
      case 3 -> left(row);
      case 4 -> row.game();
      default -> row.problem().isEmpty() ? row.work().remark() : row.problem();
    };
  }

  private static Amount left(RunRow row) {
    double seconds = row.canHalt() ? row.work().secondsLeft() : Double.NaN;
    return Amount.of(seconds, Estimates.duration(seconds));
  }
}
