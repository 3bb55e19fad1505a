package org.plyscope.game.mancala.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.mancala.kalah.KalahState;
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
    Evaluator only = only(number, "corrected");
    State state = RULES.parse(POSITION);
    only.reset(state);
    assertThat(only.value(state, 0) / (double) only.scale()).isEqualTo(south);
    assertThat(only.value(state, 1) / (double) only.scale()).isEqualTo(north);
  }

  @Test
  void h9AsPrintedPunishesTheOwnStore() {
    Evaluator printed = only(9, "printed");
    State state = RULES.parse(POSITION);
    assertThat(printed.value(state, 0)).isEqualTo(-18 * HeuristicSum.SCALE);
  }

  @Test
  void h10CanHaveTheSignOfTheText() {
    State state = RULES.parse(POSITION);
    OptionValues single =
        OptionValues.defaults(new KalahHeuristics().options()).with("weights", "custom");
    for (int i = 1; i <= 10; i++) {
      single = single.with("w" + i, i == 10 ? "1" : "0");
    }
    Evaluator negative = new KalahHeuristics().create(RULES, single.with("h10", "negative"));
    assertThat(negative.value(state, 0))
        .isEqualTo(-only(10, "corrected").value(state, 0))
        .isNegative();
  }

  @Test
  void h9AndH10NeedFiveSeeds() {
    State state = RULES.parse("3,0,2,0,1,1/4 0,4,0,1,0,0/4 S");
    assertThat(only(9, "corrected").value(state, 0)).isZero();
    assertThat(only(10, "corrected").value(state, 0)).isZero();
  }

  @Test
  void moveHeuristicsFollowTheLine() {
    Evaluator rightmost = only(5, "corrected");
    Evaluator extra = only(7, "corrected");
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
    for (int i = 0; i < 2; i++) {
      state.undo();
      extra.undo();
    }
    assertThat(extra.value(state, 0)).isEqualTo(HeuristicSum.SCALE);
  }

  @Test
  void h5TakesTheNextHouseIfTheRightmostIsEmpty() {
    Evaluator rightmost = only(5, "corrected");
    for (String move : List.of("1", "3", "4")) {
      State state = RULES.parse("3,0,2,1,0,0/9 0,4,0,1,0,0/6 S");
      rightmost.reset(state);
      step(state, move, rightmost);
      assertThat(rightmost.value(state, 0)).isEqualTo(move.equals("4") ? HeuristicSum.SCALE : 0);
    }
  }

  @Test
  void h7CountsTheExtraTurnsAlongTheLine() {
    Evaluator extra = only(7, "corrected");
    State state = RULES.parse("0,0,0,3,2,1/0 4,4,4,4,4,4/6 S");
    extra.reset(state);
    for (int turns = 1; turns <= 3; turns++) {
      step(state, String.valueOf(7 - turns), extra);
      assertThat(extra.value(state, 0)).isEqualTo(turns * HeuristicSum.SCALE);
      assertThat(extra.value(state, 1)).isZero();
      assertThat(extra.lineKey(0)).isNotZero();
      assertThat(extra.lineKey(1)).isZero();
    }
    step(state, "5", extra);
    assertThat(extra.value(state, 0)).isEqualTo(3 * HeuristicSum.SCALE);
    state.undo();
    extra.undo();
    state.undo();
    extra.undo();
    assertThat(extra.value(state, 0)).isEqualTo(2 * HeuristicSum.SCALE);
  }

  @Test
  void h4AsAGainIsWhatTheLatestMoveBrought() {
    Evaluator gain = only(4, "corrected", "gains");
    State state = RULES.parse("1,0,2,0,0,8/3 4,4,4,4,4,4/6 S");
    gain.reset(state);
    assertThat(gain.value(state, 0)).isZero();
    step(state, "1", gain);
    assertThat(gain.value(state, 0)).as("captured").isEqualTo(5 * HeuristicSum.SCALE);
    assertThat(gain.value(state, 1)).isZero();
    step(state, "6", gain);
    assertThat(gain.value(state, 0)).isEqualTo(5 * HeuristicSum.SCALE);
    assertThat(gain.value(state, 1)).as("sown").isEqualTo(HeuristicSum.SCALE);
    step(state, "6", gain);
    assertThat(gain.value(state, 0)).isEqualTo(HeuristicSum.SCALE);
  }

  @Test
  void h6AsAGainIsTheMostTheOpponentCanWinByItsNextMove() {
    Evaluator threat = only(6, "corrected", "gains");
    State theirs = RULES.parse("0,0,0,7,1,0/9 1,0,0,0,0,1/6 N");
    threat.reset(theirs);
    assertThat(threat.value(theirs, 0)).as("1 captures 1 + 1").isEqualTo(-2 * HeuristicSum.SCALE);
    State ours = RULES.parse("0,0,0,7,1,0/9 1,0,0,0,0,1/6 S");
    threat.reset(ours);
    assertThat(threat.value(ours, 0)).as("4 or 5 leave one").isEqualTo(-HeuristicSum.SCALE);
    assertThat(threat.value(ours, 1)).as("5 captures").isEqualTo(-2 * HeuristicSum.SCALE);
    assertThat(ours.position()).isEqualTo("0,0,0,7,1,0/9 1,0,0,0,0,1/6 S");
    State again = RULES.parse("0,0,0,0,2,0/9 1,0,0,0,0,1/6 S");
    threat.reset(again);
    assertThat(threat.value(again, 0)).as("another turn first").isZero();
  }

  @Test
  void aGainIsWhatAStoreGrowsBy() {
    SplittableRandom random = new SplittableRandom(3);
    MoveList moves = new MoveList();
    for (int i = 0; i < 200; i++) {
      KalahState state = (KalahState) RULES.initial();
      while (state.moves(moves) > 0) {
        long move = moves.get(random.nextInt(moves.size()));
        int mover = state.toMove();
        int expected = state.store(mover) + state.gained(move);
        state.play(move);
        if (!state.over()) {
          assertThat(state.store(mover)).isEqualTo(expected);
        }
      }
    }
  }

  @Test
  void theLineMayBeLong() {
    Evaluator extra = only(7, "corrected");
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
    Evaluator evaluation = difference.create(RULES, OptionValues.defaults(difference.options()));
    assertThat(evaluation.value(RULES.parse(POSITION), 0)).isEqualTo(3);
    assertThat(evaluation.value(RULES.parse(POSITION), 1)).isEqualTo(-3);
  }

  private static Evaluator only(int number, String h9) {
    return only(number, h9, "stores");
  }

  private static Evaluator only(int number, String h9, String h4AndH6) {
    KalahHeuristics heuristics = new KalahHeuristics();
    OptionValues values = OptionValues.defaults(heuristics.options());
    values = values.with(Map.of("weights", "custom", "h9", h9, "h4-h6", h4AndH6));
    for (int i = 1; i <= 10; i++) {
      values = values.with("w" + i, i == number ? "1" : "0");
    }
    return heuristics.create(RULES, values);
  }

  private static void step(State state, String text, Evaluator... evaluations) {
    long move = state.parseMove(text);
    for (Evaluator evaluation : evaluations) {
      evaluation.play(state, move);
    }
    state.play(move);
  }
}
