package org.plyscope.game.mancala.vailungthlan;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;

class VaiLungThlanRulesTest {
  private static final VaiLungThlanGame GAME = new VaiLungThlanGame();
  private static final Rules RULES = GAME.rules(OptionValues.defaults(GAME.options()));

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          seeds go clockwise                      | 5,5,5,5,5,5/0 5,5,5,5,5,5/0 S | F | 6,6,6,6,6,0/0 5,5,5,5,5,5/0 N
          a last seed in an empty house is taken  | 0,5,1,0,0,0/0 0,0,0,0,0,5/0 S | C | 0,6,0,0,0,0/0 0,0,0,0,0,5/0 N
          with the chain of singles behind it     | 0,0,0,3,0,0/0 2,0,0,0,0,5/0 S | D | 0,0,0,0,0,0/3 2,0,0,0,0,5/0 N
          also on the other side                  | 2,0,0,0,0,4/0 2,0,0,0,0,0/0 S | A | 0,0,0,0,0,4/2 2,0,0,0,0,0/0 N
          two seeds behind it end the chain       | 0,0,1,3,0,0/0 2,0,0,0,0,5/0 S | D | 0,0,2,0,0,0/2 2,0,0,0,0,5/0 N
          """)
  void sowing(String name, String before, String move, String after) {
    State state = RULES.parse(before);
    state.play(state.parseMove(move));
    assertThat(state.position()).isEqualTo(after);
  }

  @Test
  void aPlayerWithoutSeedsPasses() {
    State state = RULES.parse("0,0,0,0,0,0/9 4,0,0,0,0,1/0 S");
    MoveList moves = new MoveList();
    assertThat(state.moves(moves)).isEqualTo(1);
    assertThat(state.text(moves.get(0))).isEqualTo("pass");
    assertThat(state.parseMove("Pass")).isEqualTo(moves.get(0));
    state.play(moves.get(0));
    assertThat(state.position()).isEqualTo("0,0,0,0,0,0/9 4,0,0,0,0,1/0 N");
  }

  @Test
  void theGameEndsWhenTheBoardIsEmpty() {
    State state = RULES.parse("0,1,0,0,0,0/30 0,0,0,0,0,0/29 S");
    assertThat(state.noisy(1)).isTrue();
    state.play(1);
    double[] payoffs = new double[2];
    state.payoffs(payoffs);
    assertThat(state.over()).isTrue();
    assertThat(payoffs).containsExactly(1, 0);
  }
}
