package org.plyscope.view.runs.list;

import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.queue.WorkState;
import org.plyscope.ui.run.Estimates;
import org.plyscope.ui.run.WorkText;
import org.plyscope.ui.table.Amount;
import org.plyscope.ui.table.Bar;
import org.plyscope.ui.table.ExplainedTable;

/** Runs, tunings and trainings as a table. */
final class RunTable extends ExplainedTable {
  private static final int BEGUN = 1;
  private static final int PROGRESS = 3;
  private static final int LEFT = 4;
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm", Locale.ROOT);
  private static final DateTimeFormatter DAY =
      DateTimeFormatter.ofPattern("d MMM HH:mm", Locale.ENGLISH);
  private static final DateTimeFormatter YEAR =
      DateTimeFormatter.ofPattern("d MMM yyyy", Locale.ENGLISH);

  private transient List<WorkState> rows = List.of();

  RunTable() {
    super(
        new Column("Name", "The name of the experiment or tuning, or the folder of the training"),
        new Column("Begun", "When it was begun"),
        new Column("State", "Current state"),
        new Column("Progress", "Finished part of the planned work"),
        new Column("Time left", "Estimated time left"),
        new Column("Kind", "A run plays games, a tuning searches for options, a training learns"),
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
    return switch (column) {
      case PROGRESS -> Bar.class;
      case BEGUN, LEFT -> Amount.class;
      default -> String.class;
    };
  }

  @Override
  public Object getValueAt(int index, int column) {
    WorkState row = rows.get(index);
    return switch (column) {
      case 0 -> row.name();
      case BEGUN -> begun(row, ZonedDateTime.now(ZoneId.systemDefault()));
      case 2 -> WorkText.stage(row);
      case PROGRESS -> Bar.of((double) row.done(), row.fraction(), WorkText.amount(row));
      case LEFT -> left(row);
      case 5 -> row.kind().noun();
      case 6 -> row.game();
      default -> row.remark();
    };
  }

  /** Writes the time of today, the day of this year, or the date. */
  static Amount begun(WorkState row, ZonedDateTime now) {
    if (row.begun().equals(Instant.EPOCH)) {
      return Amount.of(Double.NaN, "");
    }
    ZonedDateTime then = row.begun().atZone(now.getZone());
    DateTimeFormatter format =
        then.toLocalDate().equals(now.toLocalDate())
            ? TIME
            : then.getYear() == now.getYear() ? DAY : YEAR;
    return Amount.of((double) row.begun().getEpochSecond(), then.format(format));
  }

  private static Amount left(WorkState row) {
    double seconds = row.isActive() ? row.secondsLeft() : Double.NaN;
    return Amount.of(seconds, Estimates.duration(seconds));
  }
}
