package org.plyscope.game.mancala.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.mancala.oware.OwareGame;

class KalahHeuristicsTest {
  private static final KalahGame GAME = new KalahGame();
  private static final Rules RULES = GAME.rules(OptionValues.defaults(GAME.options()));
  private static final String POSITION = "3,0,2,0,1,1/9 0,4,0,1,0,0/6 S";

  @ParameterizedTest(name = "H{0} is {1} for South and {2} for North")
  @CsvSource({
    "1, 3, 0",
    "2, 7, 5",
    "3, 4, 2",
    "4, 9, 6",
    "5, 0, 0",
    "6, -6, -9",
    "7, 0, 0",
    "8, 3, -3",
    "9, 0, -7.5",
    "10, 7.5, 0"
  })
  void eachHeuristicAlone(int number, double south, double north) {
    Evaluation only = only(number, "corrected");
    State state = RULES.parse(POSITION);
    only.reset(state);
    assertThat(only.value(state, 0) / (double) only.scale()).isEqualTo(south);
    assertThat(only.value(state, 1) / (double) only.scale()).isEqualTo(north);
  }

  @Test
  void h9AsPrintedPunishesTheOwnStore() {
    Evaluation printed = only(9, "printed");
    State state = RULES.parse(POSITION);
    assertThat(printed.value(state, 0)).isEqualTo(-18 * HeuristicSum.SCALE);
  }

  @Test
  void h9AndH10NeedFiveSeeds() {
    State state = RULES.parse("3,0,2,0,1,1/4 0,4,0,1,0,0/4 S");
    assertThat(only(9, "corrected").value(state, 0)).isZero();
    assertThat(only(10, "corrected").value(state, 0)).isZero();
  }

  @Test
  void moveHeuristicsFollowTheLine() {
    Evaluation rightmost = only(5, "corrected");
    Evaluation extra = only(7, "corrected");
    State state = RULES.initial();
    rightmost.reset(state);
    extra.reset(state);
    step(state, "3", rightmost, extra);
    assertThat(extra.value(state, 0)).isEqualTo(HeuristicSum.SCALE);
    assertThat(extra.value(state, 1)).isZero();
    assertThat(rightmost.value(state, 0)).isZero();
    step(state, "6", rightmost, extra);
    step(state, "1", rightmost, extra);
    assertThat(rightmost.value(state, 0)).isEqualTo(HeuristicSum.SCALE);
    assertThat(rightmost.value(state, 1)).isZero();
    assertThat(extra.value(state, 0)).isZero();
    for (int i = 0; i < 2; i++) {
      state.undo();
      extra.undo();
    }
    assertThat(extra.value(state, 0)).isEqualTo(HeuristicSum.SCALE);
  }

  @Test
  void theLineMayBeLong() {
    Evaluation extra = only(7, "corrected");
    State state = RULES.initial();
    extra.reset(state);
    for (int i = 0; i < 500; i++) {
      extra.play(state, 2);
    }
    for (int i = 0; i < 500; i++) {
      extra.undo();
    }
    assertThat(extra.value(state, 0)).isZero();
  }

  @Test
  void run19IsTheDefaultAndTheDefaultOfTheSingleWeights() {
    KalahHeuristics heuristics = new KalahHeuristics();
    OptionValues defaults = OptionValues.defaults(heuristics.options());
    State state = RULES.parse(POSITION);
    int expected =
        2 * (225 * 3 + 122 * 7 + 654 * 4 + 1000 * 9 - 694 * 6 + 667 * 3)
            + 194 * (2 * 9 - 3 * 6)
            + 297 * (3 * 9 - 2 * 6);
    assertThat(heuristics.create(RULES, defaults).value(state, 0)).isEqualTo(expected);
    assertThat(heuristics.create(RULES, defaults.with("weights", "custom")).value(state, 0))
        .isEqualTo(expected);
    assertThat(heuristics.create(RULES, defaults.with("weights", "run-18")).value(state, 0))
        .isNotEqualTo(expected);
    assertThat(KalahHeuristics.WEIGHTS.choices()).hasSize(21);
  }

  @Test
  void aSingleWeightIsNeverIgnored() {
    KalahHeuristics heuristics = new KalahHeuristics();
    OptionValues changed = OptionValues.defaults(heuristics.options()).with("w1", "9");
    State state = RULES.parse(POSITION);
    int custom = heuristics.create(RULES, changed.with("weights", "custom")).value(state, 0);
    assertThat(heuristics.create(RULES, changed).value(state, 0)).isEqualTo(custom);
    assertThatThrownBy(
            () -> heuristics.create(RULES, changed.with(Map.of("weights", "run-3", "w4", "1.5"))))
        .isInstanceOf(InputException.class)
        .hasMessage("The weights of run-3 are fixed; choose weights=custom to use w1, w4.");
  }

  @Test
  void storeDifferenceFitsAllSowingGames() {
    OwareGame oware = new OwareGame();
    Rules other = oware.rules(OptionValues.defaults(oware.options()));
    StoreDifference difference = new StoreDifference();
    assertThat(difference.supports(other)).isTrue();
    assertThat(new KalahHeuristics().supports(other)).isFalse();
    Evaluation evaluation = difference.create(RULES, OptionValues.defaults(difference.options()));
    assertThat(evaluation.value(RULES.parse(POSITION), 0)).isEqualTo(3);
    assertThat(evaluation.value(RULES.parse(POSITION), 1)).isEqualTo(-3);
  }

  private static Evaluation only(int number, String h9) {
    KalahHeuristics heuristics = new KalahHeuristics();
    OptionValues values = OptionValues.defaults(heuristics.options());
    values = values.with(Map.of("weights", "custom", "h9", h9));
    for (int i = 1; i <= 10; i++) {
      values = values.with("w" + i, i == number ? "1" : "0");
    }
    return heuristics.create(RULES, values);
  }

  private static void step(State state, String text, Evaluation... evaluations) {
    long move = state.parseMove(text);
    for (Evaluation evaluation : evaluations) {
      evaluation.play(state, move);
    }
    state.play(move);
  }
}
