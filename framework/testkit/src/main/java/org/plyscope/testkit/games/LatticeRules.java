package org.plyscope.testkit.games;

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

/** One lattice game; its board has a pit for the ply and one for the sum. */
final class LatticeRules implements Rules {
  private static final List<Tint> TINTS =
      List.of(Tint.RED, Tint.BLUE, Tint.GREEN, Tint.YELLOW, Tint.ORANGE, Tint.VIOLET);

  private final Lattice game;
  private final OptionValues options;
  private final Board board;

  LatticeRules(Lattice game, OptionValues options) {
    this.game = game;
    this.options = options;
    int largest = length() * (width() * width() + 1);
    Board.Builder builder =
        Board.builder()
            .cell("ply", 0, 0, Cell.Shape.PIT, -1)
            .cell("sum", 1, 0, Cell.Shape.PIT, -1)
            .counts(largest);
    for (int i = 0; i < players(); i++) {
      builder.seat(new Seat("Player " + (i + 1), TINTS.get(i)));
    }
    this.board = builder.build();
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
    return options.get(Lattice.PLAYERS).intValue();
  }

  long seed() {
    return options.get(Lattice.SEED);
  }

  int length() {
    return options.get(Lattice.LENGTH).intValue();
  }

  int width() {
    return options.get(Lattice.WIDTH).intValue();
  }

  @Override
  public Board board() {
    return board;
  }

  @Override
  public State initial() {
    return new LatticeState(this, 0, 0);
  }

  @Override
  public State parse(String position) {
    String text = position.strip();
    if (!text.matches("[0-9]{1,4}:[0-9]{1,6}")) {
      throw InputException.at(1, "another text", "a ply, a colon and a sum, for example 3:14");
    }
    int colon = text.indexOf(':');
    LatticeState state =
        new LatticeState(
            this,
            Integer.parseInt(text.substring(0, colon)),
            Integer.parseInt(text.substring(colon + 1)));
    return state(state.setup());
  }

  @Override
  public State state(Setup setup) {
    List<String> problems = validate(setup);
    if (!problems.isEmpty()) {
      throw new InputException(problems.get(0));
    }
    return new LatticeState(this, setup.content(0), setup.content(1));
  }

  @Override
  public List<String> validate(Setup setup) {
    int ply = setup.content(0);
    int sum = setup.content(1);
    if (ply > length() || sum > board.largestCount()) {
      return List.of("Ply " + ply + " with sum " + sum + " is beyond the end of the game.");
    }
    int side = new LatticeState(this, ply, sum).toMove();
    return setup.toMove() == side
        ? List.of()
        : List.of("Player " + (side + 1) + " is to move at ply " + ply + " with sum " + sum + ".");
  }
}
