package org.plyscope.testkit.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Piece;
import org.plyscope.api.board.Seat;
import org.plyscope.api.board.Setup;
import org.plyscope.api.board.Tint;
import org.plyscope.api.option.Option;

/** Boards of every kind. */
public final class Boards {
  /** An extra of the small star: which player has finished. */
  public static final Option<String> FINISHED =
      Option.choice(
          "finished",
          "Finished",
          "The player who is home.",
          "none",
          List.of("none", "red", "blue"));

  private static final Tint[] TINTS = {
    Tint.RED, Tint.BLUE, Tint.GREEN, Tint.YELLOW, Tint.ORANGE, Tint.VIOLET
  };
  private static final String[] NAMES = {"Red", "Blue", "Green", "Yellow", "Orange", "Violet"};

  private Boards() {}

  /**
   * Seven holes: one in the middle, six around.
   *
   * @return the board
   */
  public static Board smallStar() {
    Board.Builder board = Board.builder();
    board.cell("m", 0, 0, Cell.Shape.HOLE, -1);
    for (int i = 0; i < 6; i++) {
      double angle = Math.toRadians(60 * i);
      int zone = i == 0 ? 0 : i == 3 ? 1 : -1;
      board.cell("p" + i, Math.cos(angle), Math.sin(angle), Cell.Shape.HOLE, zone);
      board.line(0, i + 1);
      board.line(i + 1, (i + 1) % 6 + 1);
    }
    return marbles(board, 2).extra(FINISHED).build();
  }

  /**
   * The 121 holes of Chinese Checkers with the homes of six players.
   *
   * @param players how many play, 2 to 6
   * @return the board
   */
  public static Board largeStar(int players) {
    Board.Builder board = Board.builder();
    List<int[]> cells = new ArrayList<>();
    for (int z = -8; z <= 8; z++) {
      for (int x = -8; x <= 8; x++) {
        int y = -x - z;
        int big = (x >= -4 ? 1 : 0) + (y >= -4 ? 1 : 0) + (z >= -4 ? 1 : 0);
        int small = (x <= 4 ? 1 : 0) + (y <= 4 ? 1 : 0) + (z <= 4 ? 1 : 0);
        if (big == 3 || small == 3) {
          int corner =
              z > 4 ? 0 : z < -4 ? 3 : x > 4 ? 4 : x < -4 ? 1 : y > 4 ? 2 : y < -4 ? 5 : -1;
          cells.add(new int[] {x, z, corner});
        }
      }
    }
    int[][] seats = {{}, {}, {0, 3}, {0, 2, 4}, {0, 1, 3, 4}, {}, {0, 1, 2, 3, 4, 5}};
    for (int[] c : cells) {
      int zone = -1;
      for (int s = 0; s < seats[players].length; s++) {
        zone = seats[players][s] == c[2] ? s : zone;
      }
      board.cell(
          "" + (cells.indexOf(c) + 1),
          c[0] + c[1] / 2.0,
          c[1] * Math.sqrt(3) / 2,
          Cell.Shape.HOLE,
          zone);
    }
    for (int a = 0; a < cells.size(); a++) {
      for (int b = a + 1; b < cells.size(); b++) {
        int dx = cells.get(b)[0] - cells.get(a)[0];
        int dz = cells.get(b)[1] - cells.get(a)[1];
        if (Math.max(Math.max(Math.abs(dx), Math.abs(dz)), Math.abs(dx + dz)) == 1) {
          board.line(a, b);
        }
      }
    }
    return marbles(board, players).build();
  }

  /**
   * Two rows of pits and two stores, sown counter-clockwise in the order of the cells.
   *
   * @param pits how many pits a side has
   * @return the board
   */
  public static Board row(int pits) {
    Board.Builder board = Board.builder();
    for (int i = 0; i < pits; i++) {
      board.cell("A" + (i + 1), i + 1.2, 1.15, Cell.Shape.PIT, 0);
    }
    board.cell("A", pits + 1.4, 0.575, 1, 2, Cell.Shape.STORE, 0, false, true);
    for (int i = 0; i < pits; i++) {
      board.cell("B" + (i + 1), pits - i + 0.2, 0, Cell.Shape.PIT, 1);
    }
    board.cell("B", 0, 0.575, 1, 2, Cell.Shape.STORE, 1, false, true);
    board.seat(new Seat("South", Tint.BLUE)).seat(new Seat("North", Tint.ORANGE));
    return board.counts(4 * 2 * pits).build();
  }

  /**
   * Eight by eight squares; men and kings on the dark ones.
   *
   * @return the board
   */
  public static Board eight() {
    Board.Builder board = Board.builder();
    int number = 0;
    for (int y = 0; y < 8; y++) {
      for (int x = 0; x < 8; x++) {
        boolean dark = (x + y) % 2 == 1;
        String label = dark ? String.valueOf(++number) : "";
        board.cell(label, x, y, 1, 1, Cell.Shape.SQUARE, -1, dark, dark);
      }
    }
    board.seat(new Seat("Dark", Tint.DARK)).seat(new Seat("Light", Tint.LIGHT));
    board.piece(new Piece("dark man", 'b', 0, Piece.Form.DISC));
    board.piece(new Piece("light man", 'w', 1, Piece.Form.DISC));
    board.piece(new Piece("dark king", 'B', 0, Piece.Form.KING));
    return board.piece(new Piece("light king", 'W', 1, Piece.Form.KING)).build();
  }

  /**
   * A rhombus of hexagons with stones and obstacles.
   *
   * @param size how many cells a side has
   * @return the board
   */
  public static Board hexagons(int size) {
    Board.Builder board = Board.builder();
    for (int r = 0; r < size; r++) {
      for (int q = 0; q < size; q++) {
        String label = (char) ('a' + q) + String.valueOf(r + 1);
        board.cell(label, q + r / 2.0, r * Math.sqrt(3) / 2, Cell.Shape.HEXAGON, -1);
      }
    }
    board.seat(new Seat("Red", Tint.RED)).seat(new Seat("Blue", Tint.BLUE));
    board.piece(new Piece("red stone", 'r', 0, Piece.Form.BLOCK));
    board.piece(new Piece("blue stone", 'b', 1, Piece.Form.BLOCK));
    return board.piece(new Piece("obstacle", '#', -1, Piece.Form.BLOCK)).build();
  }

  /**
   * Fills each home with the marbles of its player.
   *
   * @param board the board to fill
   * @return the full homes
   */
  public static Setup homes(Board board) {
    Setup setup = Setup.empty(board);
    for (Cell cell : board.cells()) {
      if (cell.zone() >= 0) {
        setup = setup.with(cell.index(), cell.zone() + 1);
      }
    }
    return setup;
  }

  private static Board.Builder marbles(Board.Builder board, int players) {
    for (int p = 0; p < players; p++) {
      board.seat(new Seat(NAMES[p], TINTS[p]));
      char symbol = NAMES[p].charAt(0);
      board.piece(
          new Piece(NAMES[p].toLowerCase(Locale.ROOT) + " marble", symbol, p, Piece.Form.MARBLE));
    }
    return board;
  }
}
