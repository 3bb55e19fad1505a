package @package@;

import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.api.board.Seat;
import org.plyscope.api.board.Setup;
import org.plyscope.api.board.Tint;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;

/** One variant of the game; immutable. A position is written {@code seeds/player}. */
final class @stem@Rules implements Rules {
  private static final int PLAYERS = 2;

  private final Game game;
  private final OptionValues options;
  private final Board board;
  private final int seeds;
  private final int take;

  @stem@Rules(Game game, OptionValues options) {
    this.game = game;
    this.options = options;
    this.seeds = options.get(@class@.SEEDS).intValue();
    this.take = options.get(@class@.TAKE).intValue();
    this.board =
        Board.builder()
            .cell("heap", 0, 0, Cell.Shape.PIT, -1)
            .counts(seeds)
            .seat(new Seat("Blue", Tint.BLUE))
            .seat(new Seat("Red", Tint.RED))
            .build();
  }

  int take() {
    return take;
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
    return PLAYERS;
  }

  @Override
  public Board board() {
    return board;
  }

  @Override
  public State initial() {
    return new @stem@State(this, seeds, 0);
  }

  @Override
  public State parse(String position) {
    String text = position.strip();
    int slash = text.indexOf('/');
    if (slash < 0) {
      throw InputException.at(text.length() + 1, "the end of the text", "'/' and a player");
    }
    return new @stem@State(
        this,
        number(text.substring(0, slash), 1, seeds),
        number(text.substring(slash + 1), slash + 2, PLAYERS - 1));
  }

  private static int number(String text, int column, int max) {
    if (text.matches("[0-9]{1,3}") && Integer.parseInt(text) <= max) {
      return Integer.parseInt(text);
    }
    throw InputException.at(column, "'" + text + "'", "a number from 0 to " + max);
  }

  @Override
  public State state(Setup setup) {
    List<String> problems = validate(setup);
    if (!problems.isEmpty()) {
      throw new InputException(problems.get(0));
    }
    return new @stem@State(this, setup.content(0), setup.toMove());
  }

  @Override
  public List<String> validate(Setup setup) {
    if (setup.content(0) < 0 || setup.content(0) > seeds) {
      return List.of("The heap holds " + setup.content(0) + " seeds; at most " + seeds + ".");
    }
    return setup.toMove() < PLAYERS ? List.of() : List.of("There is no such player.");
  }
}
