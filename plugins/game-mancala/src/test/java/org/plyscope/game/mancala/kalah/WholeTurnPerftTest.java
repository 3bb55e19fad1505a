package org.plyscope.game.mancala.kalah;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;

/**
 * Section C.3 of the game facts: a ply is a whole turn, extra turns included, and finished games
 * are not counted.
 */
class WholeTurnPerftTest {
  @Test
  void countsWholeTurns() {
    KalahGame game = new KalahGame();
    State state = game.rules(OptionValues.defaults(game.options())).initial();
    List<Long> counts = new ArrayList<>();
    for (int turns = 1; turns <= 6; turns++) {
      counts.add(count(state, turns));
    }
    assertThat(counts).containsExactly(10L, 116L, 1022L, 9682L, 125843L, 1090936L);
  }

  private static long count(State state, int turns) {
    if (turns == 0 || state.over()) {
      return state.over() ? 0 : 1;
    }
    MoveList moves = new MoveList();
    state.moves(moves);
    long leaves = 0;
    for (long move : moves.toArray()) {
      int mover = state.toMove();
      state.play(move);
      boolean turnGoesOn = state.toMove() == mover && !state.over();
      leaves += count(state, turnGoesOn ? turns : turns - 1);
      state.undo();
    }
    return leaves;
  }
}
