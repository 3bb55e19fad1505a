package org.plyscope.view.runs.list;

import java.util.List;
import org.plyscope.api.queue.WorkState;
import org.plyscope.ui.run.Estimates;
import org.plyscope.ui.run.WorkText;
import org.plyscope.ui.table.Amount;
import org.plyscope.ui.table.Bar;
import org.plyscope.ui.table.ExplainedTable;

/** Runs, tunings and trainings as a table. */
final class RunTable extends ExplainedTable {
  private static final int PROGRESS = 3;
  private static final int LEFT = 4;

  private transient List<WorkState> rows = List.of();

  RunTable() {
    super(
        new Column("Name", "The name of the experiment or tuning, or the folder of the training"),
        new Column("Kind", "A run plays games, a tuning searches for options, a training learns"),
        new Column("State", "Current state"),
        new Column("Progress", "Finished part of the planned work"),
        new Column("Time left", "Estimated time left"),
        new Column("Game", "The game"),
        new Column("Remark", "Notes"));
  }

  void show(List<WorkState> now) {
    int before = rows.size();
    rows = List.copyOf(now);
    changed(before);
  }

  WorkState row(int index) {
    return rows.get(index);
  }

  List<WorkState> rows() {
    return rows;
  }

  @Override
  public int getRowCount() {
    return rows == null ? 0 : rows.size();
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return column == PROGRESS ? Bar.class : column == LEFT ? Amount.class : String.class;
  }

  @Override
  public Object getValueAt(int index, int column) {
    WorkState row = rows.get(index);
    return switch (column) {
      case 0 -> row.name();
      case 1 -> row.kind().noun();
      case 2 -> WorkText.stage(row);
      case PROGRESS -> Bar.of((double) row.done(), row.fraction(), WorkText.amount(row));
      case LEFT -> left(row);
      case 5 -> row.game();
      default -> row.remark();
    };
  }

  private static Amount left(WorkState row) {
    double seconds = row.isActive() ? row.secondsLeft() : Double.NaN;
    return Amount.of(seconds, Estimates.duration(seconds));
  }
}
