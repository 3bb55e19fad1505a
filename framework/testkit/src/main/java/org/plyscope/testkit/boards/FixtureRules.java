package org.plyscope.testkit.boards;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/** Rules given as functions over setups. Positions read {@code <side to move>:<content>,…}. */
public record FixtureRules(
    String name,
    Board board,
    Setup start,
    Function<Setup, List<Step>> steps,
    Function<Setup, double[]> result,
    Function<Setup, List<String>> problems)
    implements Rules {

  /** A move: the cells it touches, and the contents of the board after it. */
  public record Step(List<Integer> path, Setup after) {}

  /** The family of one variant. */
  private record FixtureGame(FixtureRules only) implements Game {
    @Override
    public String id() {
      return only.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String name() {
      return only.name();
    }

    @Override
    public String description() {
      return "A game for tests.";
    }

    @Override
    public List<Option<?>> options() {
      return List.of();
    }

    @Override
    public List<Preset> presets() {
      return List.of();
    }

    @Override
    public Rules rules(OptionValues values) {
      return only;
    }
  }

  @Override
  public Game game() {
    return new FixtureGame(this);
  }

  @Override
  public OptionValues options() {
    return OptionValues.defaults(List.of());
  }

  @Override
  public int players() {
    return board.seats().size();
  }

  @Override
  public State initial() {
    return new FixtureState(this, start);
  }

  @Override
  public State parse(String position) {
    String text = position.strip();
    int colon = text.indexOf(':');
    if (colon < 0) {
      throw InputException.at(text.length() + 1, "the end of the text", "':'");
    }
    String[] parts = text.substring(colon + 1).split(",", -1);
    if (parts.length != board.cells().size()) {
      throw InputException.at(
          text.length() + 1, "the end of the text", board.cells().size() + " numbers");
    }
    Setup setup = Setup.empty(board).withToMove(number(text.substring(0, colon), 1));
    int column = colon + 2;
    for (int i = 0; i < parts.length; i++) {
      setup = setup.with(i, number(parts[i], column));
      column += parts[i].length() + 1;
    }
    return state(setup);
  }

  private static int number(String text, int column) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw InputException.at(column, "'" + text + "'", "a number");
    }
  }

  @Override
  public State state(Setup setup) {
    List<String> wrong = validate(setup);
    if (!wrong.isEmpty()) {
      throw new InputException(wrong.get(0));
    }
    return new FixtureState(this, setup);
  }

  @Override
  public List<String> validate(Setup setup) {
    return problems.apply(setup);
  }
}
