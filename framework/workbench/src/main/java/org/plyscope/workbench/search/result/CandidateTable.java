package org.plyscope.workbench.search.result;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.table.DataTable;
import org.plyscope.ui.table.ExplainedTable;
import org.plyscope.ui.text.NumberText;
import org.plyscope.ui.text.Titles;
import org.plyscope.workbench.live.Trust;

/** The moves of the root as the search sees them, best first. */
final class CandidateTable extends ExplainedTable {

  private record Row(String move, String text, Candidate candidate) {}

  private static final List<Column> COLUMNS =
      List.of(
          new Column("#", "Place, the best first"),
          new Column("Move", "Move"),
          new Column(
              "Value",
              "Value for the player to move; ≥ at least, ≤ at most, ø mean of playouts. "
                  + Trust.RULE),
          new Column("Effort", "Nodes searched below the move, or visits of a Monte Carlo search"),
          new Column("Share", "Share of the effort on all moves"));

  private List<Row> rows = List.of();
  private List<Figure> figures = List.of();
  private long effort;

  CandidateTable() {
    super(COLUMNS);
  }

  /** Shows the candidates of a position; moves that are not legal there are left out. */
  void show(State state, List<Candidate> candidates) {
    MoveList legal = new MoveList();
    state.moves(legal);
    List<Row> fresh = new ArrayList<>();
    effort = 0;
    for (Candidate candidate : candidates) {
      if (legal.indexOf(candidate.move()) >= 0) {
        long move = candidate.move();
        fresh.add(new Row(Titles.move(state, move), state.text(move), candidate));
        effort += candidate.effort();
      }
    }
    int before = rows.size();
    rows = fresh;
    figures = candidates.stream().flatMap(c -> c.figures().list().stream()).distinct().toList();
    List<Column> columns = new ArrayList<>(COLUMNS);
    figures.forEach(figure -> columns.add(new Column(figure.label(), figure.help())));
    columns(columns);
    changed(before);
  }

  /** Returns the move of a row. */
  long move(int row) {
    return rows.get(row).candidate().move();
  }

  /** Returns the value of a row as text. */
  String value(int row) {
    Candidate candidate = rows.get(row).candidate();
    return NumberText.value(candidate.value(), candidate.bound());
  }

  /** Returns whether the value of a row rests on too few visits to mean anything. */
  boolean tooFew(int row) {
    return Trust.tooFew(rows.get(row).candidate(), effort);
  }

  /** Returns the numbers for export. */
  DataTable data() {
    List<List<Object>> data = new ArrayList<>();
    for (Row row : rows) {
      Candidate c = row.candidate();
      Object value = Double.isNaN(c.value()) ? null : c.value();
      String bound = c.bound().name().toLowerCase(Locale.ROOT);
      List<Object> cells = new ArrayList<>();
      cells.addAll(Arrays.asList(row.text(), value, bound, c.effort(), Trust.tooFew(c, effort)));
      figures.forEach(figure -> cells.add(FigureText.cell(c.figures().number(figure.id()))));
      data.add(cells);
    }
    List<String> names =
        new ArrayList<>(List.of("move", "value", "bound", "effort", "too-few-visits"));
    figures.forEach(figure -> names.add(figure.id()));
    return new DataTable("moves", names, data);
  }

  @Override
  public int getRowCount() {
    return rows.size();
  }

  @Override
  public Object getValueAt(int row, int column) {
    Candidate candidate = rows.get(row).candidate();
    return switch (column) {
      case 0 -> Integer.toString(row + 1);
      case 1 -> rows.get(row).move();
      case 2 -> value(row);
      case 3 -> NumberText.count(candidate.effort());
      case 4 ->
          effort == 0
              ? NumberText.NOTHING
              : Digits.percent((double) candidate.effort() / effort, 1);
      default -> candidate.figures().text(figures.get(column - COLUMNS.size()).id());
    };
  }
}
