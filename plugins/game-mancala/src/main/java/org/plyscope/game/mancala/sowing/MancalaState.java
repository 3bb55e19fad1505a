package org.plyscope.game.mancala.sowing;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * A position of a sowing game. A move is the index of the house it empties, from 0 at the mover's
 * left; the number of houses stands for the move that empties none: a pass, or a swap in Kalah.
 */
public interface MancalaState extends State {
  /** Returns the rules of the game. */
  MancalaRules rules();

  /** Returns the seeds in a player's store. */
  int store(int player);

  /** Returns the seeds a move takes from the board besides those it sows into the store. */
  int captured(long move);

  /**
   * Returns the mover's store less the opponent's after a move, without playing it.
   *
   * @return the difference, or {@link Evaluator#UNKNOWN} if the move ends the game or has to be
   *     played to know, which is the default
   */
  default int leadAfter(long move) {
    return Evaluator.UNKNOWN;
  }

  /** Returns the text of the move that empties no house. */
  default String houseless() {
    return "pass";
  }

  @Override
  default boolean noisy(long move) {
    return captured(move) > 0;
  }

  @Override
  default void payoffs(double[] out) {
    int difference = over() ? Integer.signum(store(0) - store(1)) : 0;
    out[0] = 0.5 + 0.5 * difference;
    out[1] = 0.5 - 0.5 * difference;
  }

  @Override
  default String position() {
    return rules().write(setup());
  }

  @Override
  default String text(long move) {
    Layout layout = rules().layout();
    if (move == layout.houses()) {
      return houseless();
    }
    return layout.letters()
        ? layout.label(layout.house(toMove(), (int) move))
        : String.valueOf(move + 1);
  }

  @Override
  default String label(long move) {
    String text = text(move);
    return move == rules().layout().houses() ? text : "House " + text;
  }

  /** Accepts the text of a move, the label of its house or the number of its house. */
  @Override
  default long parseMove(String text) {
    String word = text.strip();
    MoveList legal = new MoveList();
    moves(legal);
    List<String> texts = new ArrayList<>();
    for (long move : legal.toArray()) {
      Layout layout = rules().layout();
      boolean house = move < layout.houses();
      if (word.equalsIgnoreCase(text(move))
          || (house && word.equals(String.valueOf(move + 1)))
          || (house && word.equalsIgnoreCase(layout.label(layout.house(toMove(), (int) move))))) {
        return move;
      }
      texts.add(text(move));
    }
    throw new InputException(
        texts.isEmpty()
            ? "'" + word + "' is no move: the game is over."
            : "'"
                + word
                + "' is no move here; "
                + Layout.NAMES.get(toMove())
                + " can play "
                + String.join(", ", texts)
                + ".");
  }
}
