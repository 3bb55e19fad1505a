package org.plyscope.view.runs.standing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.ui.run.Estimates;
import org.plyscope.ui.table.Amount;
import org.plyscope.ui.table.ExplainedTable;
import org.plyscope.ui.text.NumberText;

/** The rating list: a row per entrant, with its score from every seat. */
final class StandingTable extends ExplainedTable {
  private static final List<Column> FIRST =
      List.of(
          new Column("#", "The place by rating"),
          new Column("Agent", "The name in the experiment"),
          new Column(
              "Score", "Mean score against the field, with its 95 % interval over game sets"),
          new Column("Rating", "Elo from all games, mean 0, with its 95 % interval"),
          new Column("+ = −", "Games won alone, shared and not won"),
          new Column("Time/move", "Median over games of the mean time per move"),
          new Column("Nodes/move", "Median over games of the mean nodes per move"));

  private transient Standings standings;

  StandingTable() {
    super(FIRST);
  }

  void show(Standings now) {
    int before = getRowCount();
    standings = now;
    List<Column> columns = new ArrayList<>(FIRST);
    IntStream.rangeClosed(1, now == null ? 0 : now.seats())
        .forEach(
            seat ->
                columns.add(
                    new Column(
                        "Seat " + seat,
                        "The score when moving as number " + seat + ", with its 95 % interval")));
    columns.add(new Column("Faults", "Games lost through a fault of its own"));
    columns(columns);
    changed(before);
  }

  Standing row(int index) {
    return standings.rows().get(index);
  }

  @Override
  public int getRowCount() {
    return standings == null ? 0 : standings.rows().size();
  }

  @Override
  public Class<?> getColumnClass(int column) {
    return column == 1 ? String.class : Amount.class;
  }

  @Override
  public Object getValueAt(int index, int column) {
    Standing row = row(index);
    return switch (column) {
      case 0 -> Amount.count(index + 1.0);
      case 1 -> standings.name(row.entrant());
      case 2 -> percent(row.score());
      case 3 -> Amount.of(finite(row.rating().value()), Estimates.elo(row.rating()));
      case 4 ->
          Amount.of(
              (double) row.wins(), "+%d =%d −%d".formatted(row.wins(), row.draws(), row.losses()));
      case 5 ->
          Amount.of(row.secondsPerMove().value(), Estimates.seconds(row.secondsPerMove().value()));
      case 6 -> Amount.of(row.nodesPerMove().value(), Estimates.nodes(row.nodesPerMove().value()));
      default ->
          column == getColumnCount() - 1
              ? Amount.count((double) row.forfeits())
              : seat(row, column - FIRST.size());
    };
  }

  /** An entrant that never lost has an infinite rating, which is still a place in the order. */
  private static double finite(double value) {
    return Double.isInfinite(value) ? Math.copySign(Double.MAX_VALUE, value) : value;
  }

  private static Amount seat(Standing row, int seat) {
    return seat < row.seatScores().size()
        ? percent(row.seatScores().get(seat))
        : Amount.of(Double.NaN, NumberText.NOTHING);
  }

  private static Amount percent(Estimate score) {
    return Amount.of(score.value(), Estimates.percent(score));
  }
}
