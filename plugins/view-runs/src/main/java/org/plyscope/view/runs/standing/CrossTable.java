package org.plyscope.view.runs.standing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.ui.run.Estimates;
import org.plyscope.ui.table.Amount;
import org.plyscope.ui.table.ExplainedTable;
import org.plyscope.ui.text.NumberText;

/** The scores of all pairings, the strongest first. */
final class CrossTable extends ExplainedTable {
  private static final Column AGENT = new Column("Agent", "Scores are those of this one");

  private transient Standings standings;

  CrossTable() {
    super(AGENT);
  }

  void show(Standings now) {
    int before = getRowCount();
    standings = now;
    List<Column> columns = new ArrayList<>(List.of(AGENT));
    if (now != null) {
      for (Standing row : now.rows()) {
        String name = now.name(row.entrant());
        columns.add(new Column(name, "The score against " + name + ", with its 95 % interval"));
      }
    }
    columns(columns);
    changed(before);
  }

  int entrant(int index) {
    return standings.rows().get(index).entrant();
  }

  /** Returns more about a cell, for its tool tip. */
  String details(int row, int column) {
    return column == 0 ? "" : standings.details(entrant(row), entrant(column - 1));
  }

  @Override
  public int getRowCount() {
    return standings == null ? 0 : standings.rows().size();
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return column == 0 ? String.class : Amount.class;
  }

  @Override
  public Object getValueAt(int row, int column) {
    if (column == 0) {
      return standings.name(entrant(row));
    }
    Optional<Estimate> score = standings.against(entrant(row), entrant(column - 1));
    return score
        .map(s -> Amount.of(s.value(), Estimates.percent(s)))
        .orElse(Amount.of(Double.NaN, NumberText.NOTHING));
  }
}
