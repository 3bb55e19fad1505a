package org.plyscope.agent.kalah.internal;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/** Finds houses and stores on the board of a sowing game by the description of its cells. */
public final class BoardReader {
  private final List<List<Cell>> pits;
  private final int[] stores = new int[2];

  /** Reads a board: the lower row goes from left to right, the upper one from right to left. */
  public BoardReader(Board board) {
    Comparator<Cell> byX = Comparator.comparingDouble(Cell::x);
    pits = List.of(row(board, 0, byX), row(board, 1, byX.reversed()));
    for (Cell cell : board.cells()) {
      if (cell.shape() == Cell.Shape.STORE) {
        stores[cell.zone()] = cell.index();
      }
    }
  }

  /** Returns whether rules are those of Kalah. */
  public static boolean isKalah(Rules rules) {
    return rules.game().id().equals("kalah");
  }

  /**
   * Returns whether rules are those of a sowing game: houses and a store for each of two players.
   */
  public static boolean isSowing(Rules rules) {
    List<Cell> cells = rules.board().cells();
    return rules.players() == 2
        && IntStream.range(0, 2)
            .allMatch(
                player ->
                    count(cells, Cell.Shape.STORE, player) == 1
                        && count(cells, Cell.Shape.PIT, player) > 0);
  }

  private static long count(List<Cell> cells, Cell.Shape shape, int player) {
    return cells.stream().filter(c -> c.shape() == shape && c.zone() == player).count();
  }

  private static List<Cell> row(Board board, int player, Comparator<Cell> order) {
    return board.cells().stream()
        .filter(cell -> cell.shape() == Cell.Shape.PIT && cell.zone() == player)
        .sorted(order)
        .toList();
  }

  /** Returns the seeds in a player's store. */
  public int store(Setup setup, int player) {
    return setup.content(stores[player]);
  }

  /** Returns how many houses a player has. */
  int houses() {
    return pits.get(0).size();
  }

  /** Packs a player's houses as {@link Sowing} wants them. */
  long packed(Setup setup, int player) {
    long side = 0;
    for (int house = 0; house < houses(); house++) {
      side |= (long) setup.content(pits.get(player).get(house).index()) << (8 * house);
    }
    return side;
  }

  /** Returns the legal move that empties a house of the player to move. */
  long move(State state, int house) {
    MoveList moves = new MoveList();
    state.moves(moves);
    int cell = pits.get(state.toMove()).get(house).index();
    for (long move : moves.toArray()) {
      if (state.path(move)[0] == cell) {
        return move;
      }
    }
    throw new IllegalStateException("no move empties house " + house);
  }
}
