package org.plyscope.game.mancala.ohvalhu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;

class OhvalhuRulesTest {
  private static final Rules SMALL = rules("own-side", "3");

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a last seed among others sows on    | v1 1,1,0,4/0 4,4,4,4/0 S r1  | 1 | v1 1,1,2,1/2 5,5,5,0/0 S r1
          the own store gives another turn    | v1 4,4,4,1/0 4,4,4,4/0 S r1  | 4 | v1 4,4,4,0/1 4,4,4,4/0 S r1
          an own empty house captures         | v1 1,0,4,4/0 4,4,4,4/0 S r1  | 1 | v1 0,0,4,4/5 4,4,0,4/0 N r1
          opposite an empty house it stays    | v1 1,0,4,4/0 4,4,0,4/0 S r1  | 1 | v1 0,1,4,4/0 4,4,0,4/0 N r1
          closed houses are skipped           | v1 1,1,3,x/0 0,4,4,4/0 S r2  | 3 | v1 2,2,1,x/1 1,0,5,5/0 N r2
          """)
  void sowing(String name, String before, String move, String after) {
    State state = SMALL.parse(before);
    state.play(state.parseMove(move));
    assertThat(state.position()).isEqualTo(after);
  }

  @Test
  void aNewRoundClosesHousesThatCannotBeFilled() {
    State state = SMALL.parse("v1 0,0,0,1/17 0,0,0,2/12 S r1");
    state.play(3);
    assertThat(state.position()).isEqualTo("v1 4,4,4,4/2 4,4,4,x/2 N r2");
    assertThat(state.over()).isFalse();
    state.undo();
    assertThat(state.position()).isEqualTo("v1 0,0,0,1/17 0,0,0,2/12 S r1");
  }

  @Test
  void theLastRoundDecides() {
    State state = SMALL.parse("v1 0,0,0,1/17 0,0,0,2/12 S r3");
    state.play(3);
    assertThat(state.position()).isEqualTo("v1 0,0,0,0/18 0,0,0,0/14 S r3");
    assertThat(state.over()).isTrue();
  }

  @Test
  void whoCannotFillAHouseHasLost() {
    State state = SMALL.parse("v1 0,0,0,1/28 0,0,0,1/2 S r1");
    state.play(3);
    double[] payoffs = new double[2];
    state.payoffs(payoffs);
    assertThat(state.over()).isTrue();
    assertThat(payoffs).containsExactly(1, 0);
  }

  @Test
  void anEqualRoundIsADraw() {
    State state = SMALL.parse("v1 0,0,0,1/15 0,0,0,1/15 S r1");
    state.play(3);
    assertThat(state.over()).isTrue();
  }

  @Test
  void anySideMayCapture() {
    String before = "v1 4,4,4,3/0 4,0,4,4/0 S r1";
    State any = rules("any-side", "3").parse(before);
    assertThat(any.noisy(3)).isTrue();
    any.play(3);
    assertThat(any.position()).isEqualTo("v1 4,4,0,0/6 5,0,4,4/0 N r1");
    State own = SMALL.parse(before);
    assertThat(own.noisy(3)).isFalse();
    own.play(3);
    assertThat(own.position()).isEqualTo("v1 4,4,4,0/1 5,1,4,4/0 N r1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          v2 4,4,4,4/0 4,4,4,4/0 S r1 | Column 2: found '2', expected '1'.
          v1 4,x,4,4/0 4,4,4,4/0 S r1 | Column 8: found '4', expected 'x'.
          v1 4,4,4,4/0 4,4,4,4/0 S r4 | Column 27: found '4', expected a round from 1 to 3.
          v1 0,0,0,0/0 4,4,4,4/0 S r1 | South cannot move, so the round is over and the seeds in the other houses (16) belong in the store.
          """)
  void wrongPositionsAreExplained(String position, String sentence) {
    assertThatThrownBy(() -> SMALL.parse(position))
        .isInstanceOf(InputException.class)
        .hasMessage(sentence);
  }

  @Test
  void closedHousesHoldNoSeeds() {
    OhvalhuRules rules = (OhvalhuRules) SMALL;
    assertThat(rules.validate(rules.withExtras(rules.initial().setup(), 1, 0, 1)))
        .containsExactly("S4 is closed, so it cannot hold seeds.");
  }

  private static Rules rules(String capture, String rounds) {
    OhvalhuGame game = new OhvalhuGame();
    return game.rules(
        OptionValues.defaults(game.options())
            .with(Map.of("houses", "4", "capture", capture, "rounds", rounds)));
  }
}
