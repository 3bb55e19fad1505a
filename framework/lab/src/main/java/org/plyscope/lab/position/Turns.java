package org.plyscope.lab.position;

import java.util.Optional;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/** Finds the players that could be to move in a position. */
public final class Turns {
  private Turns() {}

  /**
   * Gives the move to a player.
   *
   * @param rules the rules
   * @param position a position
   * @param player the player who is to move
   * @return the position, empty if the rules do not allow it or the player is to move already
   */
  public static Optional<String> give(Rules rules, String position, int player) {
    Setup setup = rules.parse(position).setup();
    if (player < 0 || player >= rules.players() || player == setup.toMove()) {
      return Optional.empty();
    }
    Setup given = setup.withToMove(player);
    if (!rules.validate(given).isEmpty()) {
      return Optional.empty();
    }
    State state = rules.state(given);
    return state.toMove() == player || state.over()
        ? Optional.of(state.position())
        : Optional.empty();
  }

  /**
   * Hands the move to the next player who can take it. Returns the position, empty if no other
   * player can be to move.
   */
  public static Optional<String> pass(Rules rules, String position) {
    int mover = rules.parse(position).setup().toMove();
    for (int step = 1; step < rules.players(); step++) {
      Optional<String> given = give(rules, position, (mover + step) % rules.players());
      if (given.isPresent()) {
        return given;
      }
    }
    return Optional.empty();
  }
}
