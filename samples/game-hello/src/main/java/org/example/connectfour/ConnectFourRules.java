package org.example.connectfour;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Piece;
import org.plyscope.api.board.Seat;
import org.plyscope.api.board.Setup;
import org.plyscope.api.board.Tint;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;

/** One size of the game. */
final class ConnectFourRules implements Rules {
  static final int RED = 0;
  static final int YELLOW = 1;

  private final ConnectFour game;
  private final OptionValues options;
  private final Grid grid;
  private final Board board;

  ConnectFourRules(ConnectFour game, OptionValues options) {
    this.game = game;
    this.options = options;
    this.grid =
        new Grid(
            options.get(ConnectFour.COLUMNS).intValue(), options.get(ConnectFour.ROWS).intValue());
    if (grid.bits() > Grid.MOST_BITS) {
      throw new InputException(
          "A grid of "
              + grid.columns()
              + " columns and "
              + grid.rows()
              + " rows is too large; columns times (rows + 1) must be at most "
              + Grid.MOST_BITS
              + ".");
    }
    this.board = board(grid);
  }

  private static Board board(Grid grid) {
    Board.Builder builder = Board.builder();
    for (int row = grid.rows() - 1; row >= 0; row--) {
      for (int column = 0; column < grid.columns(); column++) {
        String label = Grid.letter(column) + String.valueOf(row + 1);
        builder.cell(label, column, grid.rows() - 1 - row, Cell.Shape.HOLE, -1);
      }
    }
    return builder
        .piece(new Piece("red disc", 'r', RED, Piece.Form.DISC))
        .piece(new Piece("yellow disc", 'y', YELLOW, Piece.Form.DISC))
        .seat(new Seat("Red", Tint.RED))
        .seat(new Seat("Yellow", Tint.YELLOW))
        .build();
  }

  Grid grid() {
    return grid;
  }

  @Override
  public Game game() {
    return game;
  }

  @Override
  public OptionValues options() {
    return options;
  }

  @Override
  public int players() {
    return 2;
  }

  @Override
  public Board board() {
    return board;
  }

  @Override
  public State initial() {
    return new ConnectFourState(this, 0, 0);
  }

  @Override
  public State parse(String position) {
    return state(PositionText.parse(this, position));
  }

  @Override
  public State state(Setup setup) {
    List<String> problems = validate(setup);
    if (!problems.isEmpty()) {
      throw new InputException(problems.get(0));
    }
    return new ConnectFourState(this, discs(setup, RED), discs(setup, YELLOW));
  }

  /** Returns the cells with discs of a player. */
  private long discs(Setup setup, int player) {
    long discs = 0;
    for (int column = 0; column < grid.columns(); column++) {
      for (int row = 0; row < grid.rows(); row++) {
        if (setup.content(grid.index(column, row)) == player + 1) {
          discs |= grid.cell(column, row);
        }
      }
    }
    return discs;
  }

  @Override
  public List<String> validate(Setup setup) {
    List<String> problems = new ArrayList<>();
    for (int column = 0; column < grid.columns(); column++) {
      for (int row = 1; row < grid.rows(); row++) {
        if (setup.content(grid.index(column, row)) != 0
            && setup.content(grid.index(column, row - 1)) == 0) {
          problems.add("The disc on " + Grid.letter(column) + (row + 1) + " has nothing below it.");
        }
      }
    }
    long red = discs(setup, RED);
    long yellow = discs(setup, YELLOW);
    int lead = Long.bitCount(red) - Long.bitCount(yellow);
    if (lead != setup.toMove()) {
      problems.add(
          "With "
              + (setup.toMove() == RED ? "Red" : "Yellow")
              + " to move, Red must have "
              + (setup.toMove() == RED ? "as many discs as" : "one disc more than")
              + " Yellow, not "
              + Long.bitCount(red)
              + " against "
              + Long.bitCount(yellow)
              + ".");
    }
    if (grid.four(setup.toMove() == RED ? red : yellow)) {
      problems.add("The side to move already has four in a row.");
    }
    return problems;
  }
}
