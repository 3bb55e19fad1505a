package org.plyscope.game.starhalma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/**
 * One army crosses the board alone, the other side passing. The shortest transfer is known to take
 * 27 moves (Bell); this one, found by a beam search of our own, takes 29.
 */
class TransferTest {
  private static final List<String> MOVES =
      List.of(
          ("44-76 63-79 29-95 12-112 112-129 46-146 76-112 62-162 162-178 28-194 60-162 61-62"
                  + " 79-211 211-227 45-243 62-79 79-211 227-226 129-225 95-259 112-129 129-227"
                  + " 178-208 146-244 162-178 178-276 194-260 211-228 208-242")
              .split(" "));

  @Test
  void anArmyCrossesTheBoardIn29Moves() {
    Rules rules = TestRules.preset(new ChineseCheckers(), "ulfhake");
    State state = rules.parse("v1 red: 12 28 29 44 45 46 60 61 62 63; blue: 148; move: red");
    assertThat(MOVES).hasSize(29);
    for (String move : MOVES) {
      assertThat(state.over()).isFalse();
      state.play(state.parseMove(move));
      assertThat(state.over() || state.pass()).isTrue();
    }
    assertThat(state.over()).isTrue();
    double[] payoffs = new double[2];
    state.payoffs(payoffs);
    assertThat(payoffs).containsExactly(1, 0);
  }
}
