package org.plyscope.testkit.games;

import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Piece;
import org.plyscope.api.board.Seat;
import org.plyscope.api.board.Setup;
import org.plyscope.api.board.Tint;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.PartContext;

/** Tic-tac-toe: three in a row on nine squares. A draw if both play well. */
public final class TicTacToe implements Game {
  /** Open lines of the player minus open lines of the opponent. */
  public static final EvaluatorFactory OPEN_LINES = new OpenLines();

  /** Makes the game. */
  public TicTacToe() {}

  /** {@return its only rules} */
  public static Rules standard() {
    TicTacToe game = new TicTacToe();
    return game.rules(OptionValues.defaults(game.options()));
  }

  @Override
  public String id() {
    return "tic-tac-toe";
  }

  @Override
  public String name() {
    return "Tic-tac-toe";
  }

  @Override
  public String description() {
    return "Three in a row on nine squares.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of();
  }

  @Override
  public List<Preset> presets() {
    return List.of(Preset.of("standard", "Standard", "The usual rules."));
  }

  @Override
  public Rules rules(OptionValues values) {
    return new TicTacToeRules(this, values);
  }

  private record TicTacToeRules(TicTacToe game, OptionValues options) implements Rules {
    private static final Board BOARD = nineSquares();

    private static Board nineSquares() {
      Board.Builder builder = Board.builder();
      for (int i = 0; i < 9; i++) {
        int column = i % 3;
        int row = i / 3;
        builder.cell("abc".charAt(column) + "" + (3 - row), column, row, Cell.Shape.SQUARE, -1);
      }
      return builder
          .piece(new Piece("cross", 'x', 0, Piece.Form.DISC))
          .piece(new Piece("nought", 'o', 1, Piece.Form.DISC))
          .seat(new Seat("Crosses", Tint.RED))
          .seat(new Seat("Noughts", Tint.BLUE))
          .build();
    }

    @Override
    public int players() {
      return 2;
    }

    @Override
    public Board board() {
      return BOARD;
    }

    @Override
    public State initial() {
      return new TicTacToeState(BOARD, 0, 0, 0);
    }

    @Override
    public State parse(String position) {
      String text = position.strip();
      if (text.length() != 11 || text.charAt(9) != ' ') {
        throw InputException.at(
            Math.min(text.length(), 10) + 1,
            "another text",
            "nine of '.', 'x', 'o', a blank, a side");
      }
      Setup setup = Setup.empty(BOARD);
      for (int i = 0; i < 9; i++) {
        int content = ".xo".indexOf(text.charAt(i));
        if (content < 0) {
          throw InputException.at(i + 1, "'" + text.charAt(i) + "'", "'.', 'x' or 'o'");
        }
        setup = setup.with(i, content);
      }
      int side = "xo".indexOf(text.charAt(10));
      if (side < 0) {
        throw InputException.at(11, "'" + text.charAt(10) + "'", "'x' or 'o'");
      }
      return state(setup.withToMove(side));
    }

    @Override
    public State state(Setup setup) {
      List<String> problems = validate(setup);
      if (!problems.isEmpty()) {
        throw new InputException(problems.get(0));
      }
      int[] sides = new int[2];
      for (int i = 0; i < 9; i++) {
        if (setup.content(i) > 0) {
          sides[setup.content(i) - 1] |= 1 << i;
        }
      }
      return new TicTacToeState(BOARD, sides[0], sides[1], setup.toMove());
    }

    @Override
    public List<String> validate(Setup setup) {
      return List.of();
    }
  }

  private static final class OpenLines implements EvaluatorFactory {
    @Override
    public String id() {
      return "open-lines";
    }

    @Override
    public String name() {
      return "Open lines";
    }

    @Override
    public String description() {
      return "Lines without the opponent's marks, minus the same for the opponent.";
    }

    @Override
    public boolean supports(Rules rules) {
      return rules instanceof TicTacToeRules;
    }

    @Override
    public Evaluator create(PartContext context) {
      return (state, player) -> ((TicTacToeState) state).openLines(player);
    }
  }
}
