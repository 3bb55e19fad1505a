package org.plyscope.game.checkers;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Piece;
import org.plyscope.api.board.Seat;
import org.plyscope.api.board.Setup;
import org.plyscope.api.board.Tint;
import org.plyscope.api.option.Option;

/** The board with 8 rows of 8 squares, square 1 in the upper left, and its contents. */
final class CheckersBoard {
  private static final int SIZE = 8;
  private static final int BLACK_MAN = 1;
  private static final int BLACK_KING = 2;
  private static final int WHITE_MAN = 3;
  private static final int WHITE_KING = 4;
  private static final int KINDS = 4;

  /** The cell at each bit of a set, and the set of each cell. */
  private static final int[] CELLS = new int[Squares.BITS];

  private static final long[] SETS = new long[SIZE * SIZE];

  static {
    for (int square = 1; square <= Squares.COUNT; square++) {
      CELLS[Squares.bit(square)] = cell(square);
      SETS[cell(square)] = Squares.set(square);
    }
  }

  private final Board board;
  private final int quietLimit;
  private final Option<Long> quiet;

  CheckersBoard(int quietLimit) {
    this.quietLimit = quietLimit;
    this.quiet =
        Option.integer(
            "quiet",
            "Plies without progress",
            "Plies since a man moved or a piece was captured; at the limit the game is drawn.",
            0,
            0,
            Math.max(1, quietLimit));
    this.board = build();
  }

  private Board build() {
    Board.Builder builder = Board.builder();
    for (int row = 0; row < SIZE; row++) {
      for (int column = 0; column < SIZE; column++) {
        boolean dark = (row + column) % 2 == 1;
        String label = dark ? String.valueOf(row * 4 + column / 2 + 1) : "";
        builder.cell(label, column, row, 1, 1, Cell.Shape.SQUARE, -1, dark, dark);
      }
    }
    builder
        .piece(new Piece("black man", 'b', CheckersState.BLACK, Piece.Form.DISC))
        .piece(new Piece("black king", 'B', CheckersState.BLACK, Piece.Form.KING))
        .piece(new Piece("white man", 'w', CheckersState.WHITE, Piece.Form.DISC))
        .piece(new Piece("white king", 'W', CheckersState.WHITE, Piece.Form.KING))
        .seat(new Seat("Black", Tint.DARK))
        .seat(new Seat("White", Tint.LIGHT));
    return quietLimit > 0 ? builder.extra(quiet).build() : builder.build();
  }

  Board board() {
    return board;
  }

  /** Returns the index of the cell of a square, given its number from 1 to 32. */
  static int cell(int square) {
    int row = (square - 1) / 4;
    return row * SIZE + (square - 1) % 4 * 2 + (row % 2 == 0 ? 1 : 0);
  }

  /** Returns the index of the cell at a bit of a set of squares. */
  static int cellAt(int bit) {
    return CELLS[bit];
  }

  /** Returns the set of the square of a cell, empty for a light one. */
  static long set(int cell) {
    return SETS[cell];
  }

  /** Returns the content of a square, given the known facts. */
  static int content(boolean black, boolean king) {
    return (black ? BLACK_MAN : WHITE_MAN) + (king ? 1 : 0);
  }

  Setup setup(Placement placement) {
    int[] contents = new int[SIZE * SIZE];
    for (int square = 1; square <= Squares.COUNT; square++) {
      long set = Squares.set(square);
      if (((placement.black() | placement.white()) & set) != 0) {
        contents[cell(square)] =
            content((placement.black() & set) != 0, (placement.kings() & set) != 0);
      }
    }
    Setup setup = Setup.empty(board).withContents(contents).withToMove(placement.toMove());
    return quietLimit > 0 ? setup.with(quiet, (long) placement.quiet()) : setup;
  }

  /** Returns sentences about impossible contents; if there are none, it has a placement. */
  List<String> problems(Setup setup) {
    if (setup.size() != board.cells().size()) {
      return List.of("The setup has " + setup.size() + " cells, the board 64.");
    }
    List<String> problems = new ArrayList<>();
    for (Cell cell : board.cells()) {
      int content = setup.content(cell.index());
      if (content < 0 || content > KINDS) {
        problems.add("There is no piece with the number " + content + ".");
      } else if (content > 0 && !cell.playable()) {
        problems.add(
            "The "
                + board.piece(content).name()
                + " in row "
                + (cell.index() / SIZE + 1)
                + ", column "
                + (cell.index() % SIZE + 1)
                + " must stand on a dark square.");
      }
    }
    if (setup.toMove() < 0 || setup.toMove() > 1) {
      problems.add("The side to move must be Black or White.");
    }
    return problems;
  }

  Placement placement(Setup setup) {
    long black = 0;
    long white = 0;
    long kings = 0;
    for (int square = 1; square <= Squares.COUNT; square++) {
      long set = Squares.set(square);
      int content = setup.content(cell(square));
      black |= content == BLACK_MAN || content == BLACK_KING ? set : 0;
      white |= content == WHITE_MAN || content == WHITE_KING ? set : 0;
      kings |= content == BLACK_KING || content == WHITE_KING ? set : 0;
    }
    int plies = quietLimit > 0 ? setup.extras().get(quiet).intValue() : 0;
    return new Placement(black, white, kings, setup.toMove(), plies);
  }
}
