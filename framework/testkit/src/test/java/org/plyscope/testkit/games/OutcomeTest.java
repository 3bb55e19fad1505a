package org.plyscope.testkit.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Claim.Outcome;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/** Outcomes, legal moves and payoffs of positions as values. */
class OutcomeTest {
  private final Rules rules = TicTacToe.standard();

  @Test
  void aWonGameIsAWinAndALoss() {
    State state = play("a1", "b1", "a2", "b2", "a3");
    assertThat(Outcome.of(rules, state, 0)).isEqualTo(Outcome.WIN);
    assertThat(Outcome.of(rules, state, 1)).isEqualTo(Outcome.LOSS);
    assertThat(rules.payoffs(state)).containsExactly(1, 0);
    assertThat(state.legalMoves()).isEmpty();
  }

  @Test
  void anOpenGameHasNoOutcome() {
    State state = play("a1");
    assertThat(Outcome.of(rules, state, 0)).isEqualTo(Outcome.UNKNOWN);
    assertThat(LongStream.of(state.legalMoves()).filter(state::legal)).hasSize(8);
    assertThat(state.legal(rules.initial().parseMove("a1"))).isFalse();
  }

  @Test
  void aSharedFirstPlaceIsADraw() {
    State state = play("a1", "b1", "a2", "b2", "b3", "a3", "c1", "c2", "c3");
    assertThat(Outcome.of(rules, state, 0)).isEqualTo(Outcome.DRAW);
    assertThat(Outcome.of(rules, state, 1)).isEqualTo(Outcome.DRAW);
  }

  private State play(String... moves) {
    State state = rules.initial();
    for (String move : moves) {
      state.play(state.parseMove(move));
    }
    return state;
  }
}
