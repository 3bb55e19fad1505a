package org.plyscope.api.game;

import java.util.List;
import org.osgi.annotation.versioning.ConsumerType;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Setup;
import org.plyscope.api.option.OptionValues;

/** One concrete variant of a game. <b>Implemented by plugins</b>; immutable and thread-safe. */
@ConsumerType
public interface Rules {
  /**
   * Returns the game these rules belong to.
   *
   * @return the game
   */
  Game game();

  /**
   * Returns the option values that define this variant.
   *
   * @return values of {@link Game#options()}
   */
  OptionValues options();

  /**
   * Returns the number of players.
   *
   * @return 2 to 6
   */
  int players();

  /**
   * Returns the board.
   *
   * @return the board; always the same object
   */
  Board board();

  /**
   * Returns a new state at the start of the game.
   *
   * @return the state, owned by the caller
   */
  State initial();

  /**
   * Parses a position.
   *
   * @param position text as {@link State#position} writes it; leading and trailing blanks are
   *     ignored
   * @return a new state, owned by the caller, with nothing to undo
   * @throws InputException if the text is malformed (with the column) or the position is impossible
   */
  State parse(String position);

  /**
   * Creates a state from a setup.
   *
   * @param setup a setup of {@link #board()}
   * @return a new state, owned by the caller, with nothing to undo
   * @throws InputException with the first sentence of {@link #validate} if that is not empty
   */
  State state(Setup setup);

  /**
   * Returns the problems of a setup.
   *
   * @param setup a setup of {@link #board()}
   * @return sentences for the user, for example {@code "12 red marbles, at most 10."}; empty if the
   *     setup can be played
   */
  List<String> validate(Setup setup);

  /**
   * Returns the positions that come with these rules.
   *
   * @return test boards, problems, openings; empty by default
   */
  default List<NamedPosition> positions() {
    return List.of();
  }

  /**
   * Returns the payoffs of a state in a new array; convenient, where speed does not matter.
   *
   * @param state a state of these rules
   * @return one number per player, as {@link State#payoffs} writes them
   * @since 3.0
   */
  default double[] payoffs(State state) {
    double[] payoffs = new double[players()];
    state.payoffs(payoffs);
    return payoffs;
  }
}
