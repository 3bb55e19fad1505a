package org.plyscope.game.starhalma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.starhalma.internal.evaluators.CurvedBoard;
import org.plyscope.game.starhalma.internal.evaluators.FauhalmaTargets;
import org.plyscope.game.starhalma.internal.evaluators.LastMarble;

/** Values worked out with pencil and paper from the studies' formulas. */
class HandComputedValuesTest {
  private static final Rules ULFHAKE = TestRules.preset(new ChineseCheckers(), "ulfhake");

  /** Red's marbles are in rows 1, 2, 4, 5 and 6; a blue one can be hopped over. */
  private static final String TRAILING =
      "v1 red: 28 44 79 92 108; blue: 61 276 259 225 208; move: red";

  @ParameterizedTest
  @CsvSource({
    // The last marble, one row forward: the next three are 1, 3 and 4 rows ahead.
    "28-45, 1+1+1",
    // The last but one, one row forward: the next two are 2 and 3 rows ahead.
    "44-60, 1+1",
    // The same marble over the blue one, two rows forward.
    "44-78, 2+2",
    // Any other marble earns nothing.
    "79-95, 0",
    "108-124, 0",
    // Neither does going sideways or backward.
    "44-45, 0",
    "28-12, 0",
    "44-12, 0",
  })
  void trailingMarblesAreRewardedForCatchingUp(String move, String sum) {
    int reward = List.of(sum.split("\\+", -1)).stream().mapToInt(Integer::parseInt).sum();
    assertThat(rewards(ULFHAKE.parse(TRAILING), move)).containsExactly(reward, -reward);
  }

  @ParameterizedTest
  @CsvSource({
    "1, 28-45, 1+1",
    "1, 44-60, 0",
    "3, 28-45, 1+1+1+1",
    "3, 44-78, 2+2+2",
    // The third from behind: the next two are 1 and 2 rows ahead.
    "3, 79-95, 1+1",
    "3, 92-109, 0",
    "4, 92-109, 1",
    // No marble is ahead of the foremost.
    "15, 108-124, 0",
  })
  void anyNumberOfMarblesMayTrail(String trailing, String move, String sum) {
    int reward = List.of(sum.split("\\+", -1)).stream().mapToInt(Integer::parseInt).sum();
    Evaluator rewarded =
        create(new LastMarble(), ULFHAKE, Map.of("weight", "7", "trailing", trailing));
    assertThat(rewards(rewarded, ULFHAKE.parse(TRAILING), move)).containsExactly(reward, -reward);
  }

  @Test
  void theOpponentsRewardCountsAgainstAndBothStay() {
    State state = ULFHAKE.parse(TRAILING);
    // Blue goes the other way: 276, 259, 225 and 208 have 0, 1, 3 and 4 rows behind them.
    assertThat(rewards(state, "44-78", "276-260")).containsExactly(4 - 3, 3 - 4);
    // 259 is now level with the marble that moved, and the next two are 2 and 3 rows ahead.
    assertThat(rewards(state, "44-78", "276-260", "28-45", "259-242"))
        .containsExactly(4 + 3 - 3 - 2, 3 + 2 - 4 - 3);
  }

  /** The contribution of the last-marble term for each player, in rows, along a line. */
  private static int[] rewards(State state, String... line) {
    return rewards(create(new LastMarble(), ULFHAKE, Map.of("weight", "7")), state, line);
  }

  private static int[] rewards(Evaluator rewarded, State state, String... line) {
    Evaluator plain = create(new CurvedBoard(), ULFHAKE, Map.of());
    plain.reset(state);
    rewarded.reset(state);
    for (String text : line) {
      long move = state.parseMove(text);
      plain.play(state, move);
      rewarded.play(state, move);
      state.play(move);
    }
    int[] rewards = new int[2];
    for (int player = 0; player < 2; player++) {
      rewards[player] = rewarded.value(state, player) - plain.value(state, player);
      assertThat(rewards[player] % 7).isZero();
      rewards[player] /= 7;
    }
    for (int i = 0; i < line.length; i++) {
      state.undo();
    }
    return rewards;
  }

  @Test
  void fauhalmaTargetsForThreeTakeTheMeanOfTheOthers() {
    Rules rules = TestRules.preset(new Fauhalma(), "star-3p");
    State state = rules.parse("v1 A: -2,3; B: 1,0; C: 0,1; move: A; ply: 0");
    Evaluator evaluation = create(new FauhalmaTargets(), rules, Map.of());
    evaluation.reset(state);
    // Each: three goal cells, three subgoal cells, the centre, by |dx|+|dy| as the player sees it.
    double a = (4 + 3 + 2) + 0.95 * (2 + 1 + 2) + 0.5 * 5;
    double bOfA = (7 + 6 + 6) + 0.95 * (5 + 5 + 5) + 0.5;
    double cOfA = (10 + 9 + 8) + 0.95 * (8 + 7 + 6) + 0.5;
    // B sees itself at (0,-1), C at (1,-1) where A sees B, and A at (3,-1) where A sees C.
    double b = (10 + 9 + 8) + 0.95 * (8 + 7 + 6) + 0.5;
    double cOfB = (6 + 5 + 5) + 0.95 * (4 + 4 + 4) + 0.5 * 2;
    double aOfB = (5 + 4 + 3) + 0.95 * (3 + 2 + 1) + 0.5 * 4;
    // C sees itself at (-1,0), A at (-1,-2) and B at (-1,1).
    double c = (8 + 7 + 6) + 0.95 * (6 + 5 + 4) + 0.5;
    double aOfC = (3 + 2 + 2) + 0.95 * (3 + 1 + 1) + 0.5 * 3;
    double bOfC = (11 + 10 + 9) + 0.95 * (9 + 8 + 7) + 0.5 * 2;
    assertValues(
        evaluation, state, (bOfA + cOfA) / 2 - a, (aOfB + cOfB) / 2 - b, (aOfC + bOfC) / 2 - c);
    long move = state.parseMove("[[-2,3],[-2,4]]");
    evaluation.play(state, move);
    state.play(move);
    // A's only peg is home: ten more for A, ten less for the others, who go on.
    double home = (3 + 2 + 1) + 0.95 * (1 + 0 + 1) + 0.5 * 6;
    // B sees it at (4,-2), C at (-2,-2).
    double homeOfB = (3 + 2 + 1) + 0.95 * (1 + 0 + 1) + 0.5 * 6;
    double homeOfC = (2 + 1 + 1) + 0.95 * (2 + 0 + 2) + 0.5 * 4;
    assertThat(state.over()).isFalse();
    assertValues(
        evaluation,
        state,
        (bOfA + cOfA) / 2 - home + 10,
        (homeOfB + cOfB) / 2 - b - 10,
        (homeOfC + bOfC) / 2 - c - 10);
  }

  private static void assertValues(Evaluator evaluation, State state, double... values) {
    for (int player = 0; player < values.length; player++) {
      assertThat(evaluation.value(state, player))
          .as("player " + player)
          .isEqualTo((int) Math.round(values[player] * evaluation.scale()));
    }
  }

  private static Evaluator create(
      EvaluatorFactory evaluator, Rules rules, Map<String, String> options) {
    return evaluator.create(rules, OptionValues.defaults(evaluator.options()).with(options));
  }
}
