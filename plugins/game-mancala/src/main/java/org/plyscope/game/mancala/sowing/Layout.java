package org.plyscope.game.mancala.sowing;

import java.util.List;
import java.util.Locale;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Seat;
import org.plyscope.api.board.Tint;
import org.plyscope.api.option.Option;

/**
 * Two rows of houses and two stores. Cells are numbered counter-clockwise: South's houses from its
 * left, North's houses from its left, then South's store and North's store.
 *
 * @param houses the houses of each player
 * @param letters whether houses are called A, B, C … (North: a, b, c …) instead of S1, S2, … N1
 */
public record Layout(int houses, boolean letters) {
  /** The names of the players. */
  public static final List<String> NAMES = List.of("South", "North");

  /** Returns the number of cells. */
  public int cells() {
    return 2 * houses + 2;
  }

  /** Returns the cell of a player's house, counted from 0 at that player's left. */
  public int house(int player, int index) {
    return player * houses + index;
  }

  /** Returns the cell of a player's store. */
  public int store(int player) {
    return 2 * houses + player;
  }

  /** Returns the player on whose side a house lies. */
  public int side(int house) {
    return house < houses ? 0 : 1;
  }

  /** Returns whether a cell is a house of a player. */
  public boolean owns(int player, int cell) {
    return cell >= player * houses && cell < (player + 1) * houses;
  }

  /** Returns the house across the board. */
  public int opposite(int house) {
    return 2 * houses - 1 - house;
  }

  /** Returns the name of a cell in the notation. */
  public String label(int cell) {
    if (cell >= 2 * houses) {
      return NAMES.get(cell - 2 * houses);
    }
    int player = side(cell);
    int index = cell - player * houses;
    if (letters) {
      String letter = String.valueOf((char) ('A' + index));
      return player == 0 ? letter : letter.toLowerCase(Locale.ROOT);
    }
    return NAMES.get(player).charAt(0) + String.valueOf(index + 1);
  }

  /**
   * Returns for every cell the one that gets the next seed.
   *
   * @param clockwise whether seeds go clockwise
   * @param store the player whose store gets a seed in passing, or -1
   */
  public int[] ring(boolean clockwise, int store) {
    int[] next = new int[cells()];
    for (int cell = 0; cell < 2 * houses; cell++) {
      next[cell] = Math.floorMod(cell + (clockwise ? -1 : 1), 2 * houses);
    }
    if (store >= 0) {
      int before = clockwise ? house(store, 0) : house(store, houses - 1);
      next[store(store)] = next[before];
      next[before] = store(store);
    }
    return next;
  }

  /** Draws the board: South below, North above, each store at its owner's right. */
  public Board board(int seeds, List<Option<?>> extras) {
    Board.Builder board = Board.builder().counts(seeds);
    for (int cell = 0; cell < 2 * houses; cell++) {
      int player = side(cell);
      int x = player == 0 ? cell : 2 * houses - 1 - cell;
      board.cell(label(cell), x, 1 - player, Cell.Shape.PIT, player);
    }
    for (int player = 0; player < 2; player++) {
      double x = player == 0 ? houses : -1;
      board.cell(label(store(player)), x, 0.5, 1, 2, Cell.Shape.STORE, player, false, true);
    }
    extras.forEach(board::extra);
    return board
        .seat(new Seat(NAMES.get(0), Tint.RED))
        .seat(new Seat(NAMES.get(1), Tint.BLUE))
        .build();
  }
}
