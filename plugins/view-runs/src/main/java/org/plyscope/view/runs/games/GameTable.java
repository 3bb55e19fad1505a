package org.plyscope.view.runs.games;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.run.RunGame;
import org.plyscope.ui.table.Amount;
import org.plyscope.ui.table.ExplainedTable;

/** Games as a table. */
final class GameTable extends ExplainedTable {
  private static final Column NUMBER = new Column("Game", "Its number in the schedule");

  private transient GameList list;

  GameTable() {
    super(columns(0));
  }

  private static List<Column> columns(int seats) {
    List<Column> columns = new ArrayList<>(List.of(NUMBER));
    for (int seat = 1; seat <= seats; seat++) {
      columns.add(new Column("Seat " + seat, "The agent that moves as number " + seat));
    }
    columns.add(new Column("Result", "Payoff of each seat, from 0 for last to 1 for first"));
    columns.add(new Column("Ending", "Why it ended"));
    columns.add(new Column("Moves", "Moves of all players, those of the opening included"));
    columns.add(new Column("Game set", "Games of one game set share an opening"));
    return columns;
  }

  void show(GameList now) {
    int before = getRowCount();
    list = now;
    columns(columns(now == null ? 0 : now.seats()));
    changed(before);
  }

  RunGame game(int row) {
    return list.games().get(row);
  }

  /** Returns the row of a game, or -1. */
  int row(long index) {
    for (int i = 0; i < getRowCount(); i++) {
      if (game(i).index() == index) {
        return i;
      }
    }
    return -1;
  }

  @Override
  public int getRowCount() {
    return list == null ? 0 : list.games().size();
  }

  @Override
  public Class<?> getColumnClass(int column) {
    int after = column - 1 - (list == null ? 0 : list.seats());
    return column == 0 || after >= 2 ? Amount.class : String.class;
  }

  @Override
  public Object getValueAt(int row, int column) {
    RunGame game = game(row);
    if (column == 0) {
      return Amount.count((double) game.index());
    }
    if (column <= list.seats()) {
      return list.player(game, column - 1);
    }
    return switch (column - list.seats()) {
      case 1 -> GameList.result(game);
      case 2 -> GameList.ending(game);
      case 3 -> Amount.count(game.plies());
      default -> Amount.count((double) game.block());
    };
  }
}
