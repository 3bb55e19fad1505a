package org.plyscope.workbench.search.result;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.table.DataTable;
import org.plyscope.ui.table.ExplainedTable;
import org.plyscope.ui.text.NumberText;

/** The results and counts of a search, depth by depth. */
final class IterationTable extends ExplainedTable {
  private record Row(String move, Iteration iteration) {
    long nodes() {
      return iteration.counts().nodes();
    }
  }

  private List<Row> rows = List.of();

  IterationTable() {
    super(
        new Column("Depth", "Plies searched"),
        new Column("Move", "Best move after the iteration"),
        new Column("Value", "Value for the player to move; … if the iteration was not finished"),
        new Column("Nodes", "Nodes of this iteration alone"),
        new Column("Growth", "Nodes divided by those of the iteration before"),
        new Column("Time", "Time of this iteration alone"));
  }

  /** Shows the iterations of a search. */
  void show(State state, List<Iteration> iterations) {
    MoveList legal = new MoveList();
    state.moves(legal);
    List<Row> fresh = new ArrayList<>();
    for (Iteration iteration : iterations) {
      boolean known = legal.indexOf(iteration.move()) >= 0;
      fresh.add(new Row(known ? state.text(iteration.move()) : NumberText.NOTHING, iteration));
    }
    int before = rows.size();
    rows = fresh;
    changed(before);
  }

  /** Returns the numbers for export. */
  DataTable data() {
    List<List<Object>> data = new ArrayList<>();
    for (Row row : rows) {
      Iteration i = row.iteration();
      Object value = Double.isNaN(i.value()) ? null : i.value();
      data.add(Arrays.asList(i.depth(), i.finished(), row.move(), value, row.nodes(), i.nanos()));
    }
    return new DataTable(
        "iterations", List.of("depth", "finished", "move", "value", "nodes", "nanos"), data);
  }

  @Override
  public int getRowCount() {
    return rows.size();
  }

  @Override
  public Object getValueAt(int index, int column) {
    Row row = rows.get(index);
    Iteration iteration = row.iteration();
    return switch (column) {
      case 0 -> Integer.toString(iteration.depth());
      case 1 -> row.move();
      case 2 -> iteration.finished() ? Value.text(iteration.value()) : "…";
      case 3 -> NumberText.count(row.nodes());
      case 4 -> growth(index);
      default -> NumberText.time(iteration.nanos());
    };
  }

  /** Only a finished iteration shows by how much the next ply makes the tree grow. */
  private String growth(int index) {
    if (index == 0 || !rows.get(index).iteration().finished()) {
      return NumberText.NOTHING;
    }
    Row before = rows.get(index - 1);
    return before.iteration().finished()
        ? String.format(Locale.ROOT, "× %.2f", (double) rows.get(index).nodes() / before.nodes())
        : NumberText.NOTHING;
  }
}
