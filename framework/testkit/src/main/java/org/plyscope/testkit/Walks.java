package org.plyscope.testkit;

import java.util.SplittableRandom;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/** Positions reached by random moves. */
public final class Walks {
  private Walks() {}

  /**
   * Plays random moves from the start.
   *
   * @param rules the rules
   * @param seed chooses the moves
   * @param plies how many
   * @return the position reached; one move less far if the game ended there
   */
  public static State walked(Rules rules, long seed, int plies) {
    SplittableRandom random = new SplittableRandom(seed);
    MoveList moves = new MoveList();
    State state = rules.initial();
    for (int ply = 0; ply < plies && state.moves(moves) > 0; ply++) {
      state.play(moves.get(random.nextInt(moves.size())));
    }
    if (state.over()) {
      state.undo();
    }
    return state;
  }
}
