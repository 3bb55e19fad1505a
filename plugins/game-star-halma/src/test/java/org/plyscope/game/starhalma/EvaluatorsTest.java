package org.plyscope.game.starhalma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.starhalma.internal.evaluators.CurvedBoard;
import org.plyscope.game.starhalma.internal.evaluators.FauhalmaTargets;
import org.plyscope.game.starhalma.internal.evaluators.HexDistance;
import org.plyscope.game.starhalma.internal.evaluators.LastMarble;
import org.plyscope.game.starhalma.internal.evaluators.RowSum;

class EvaluatorsTest {
  private static final List<EvaluatorFactory> ALL =
      List.of(
          new CurvedBoard(),
          new RowSum(),
          new HexDistance(),
          new LastMarble(),
          new FauhalmaTargets());

  static Stream<Rules> variants() {
    return Stream.of(new ChineseCheckers(), new Fauhalma())
        .flatMap(game -> game.presets().stream().map(preset -> rules(game, preset.values())));
  }

  private static Rules rules(Game game, Map<String, String> values) {
    return TestRules.changed(game, values);
  }

  @ParameterizedTest
  @MethodSource("variants")
  void followingMovesGivesTheValuesOfAFreshCount(Rules rules) {
    for (EvaluatorFactory evaluator : ALL) {
      boolean countable = evaluator.options().stream().anyMatch(o -> o.id().equals("incremental"));
      if (evaluator.supports(rules) && countable) {
        Evaluator follow = create(evaluator, rules, Map.of());
        Evaluator count = create(evaluator, rules, Map.of("incremental", "false"));
        State state = rules.initial();
        follow.reset(state);
        walk(state, follow, 120, () -> assertSame(rules, state, follow, count));
        assertThat(follow.scale()).isEqualTo(count.scale()).isPositive();
      }
    }
  }

  private static void assertSame(Rules rules, State state, Evaluator one, Evaluator other) {
    for (int player = 0; player < rules.players(); player++) {
      assertThat(one.value(state, player)).isEqualTo(other.value(state, player));
    }
  }

  @ParameterizedTest
  @MethodSource("variants")
  void undoRestoresEveryValueAndTwoPlayersAreOpposed(Rules rules) {
    for (EvaluatorFactory evaluator : ALL) {
      if (evaluator.supports(rules)) {
        Evaluator evaluation = create(evaluator, rules, Map.of());
        State state = rules.initial();
        evaluation.reset(state);
        List<Integer> values = new ArrayList<>();
        walk(state, evaluation, 60, () -> values.add(evaluation.value(state, 0)));
        for (int i = values.size() - 1; i >= 0; i--) {
          if (rules.players() == 2) {
            assertThat(evaluation.value(state, 1)).isEqualTo(-evaluation.value(state, 0));
          }
          state.undo();
          evaluation.undo();
          assertThat(evaluation.value(state, 0)).isEqualTo(values.get(i));
        }
      }
    }
  }

  @Test
  void rowsAndCentreMakeTheCurvedBoard() {
    Rules rules = TestRules.preset(new ChineseCheckers(), "ulfhake");
    State state = rules.initial();
    Evaluator rows = create(new RowSum(), rules, Map.of());
    Evaluator curved = create(new CurvedBoard(), rules, Map.of());
    long move = state.parseMove("60-77");
    for (Evaluator evaluation : List.of(rows, curved)) {
      evaluation.reset(state);
      assertThat(evaluation.value(state, 0)).isZero();
      evaluation.play(state, move);
    }
    state.play(move);
    assertThat(rows.value(state, 0)).isEqualTo(1);
    assertThat(curved.value(state, 0)).isEqualTo(6);
  }

  @Test
  void theLastMarbleEarnsWhatItCatchesUp() {
    Rules rules = TestRules.preset(new ChineseCheckers(), "ulfhake");
    State state = rules.parse("v1 red: 28 44 61 62 108; blue: 276 259; move: red");
    Evaluator plain = create(new CurvedBoard(), rules, Map.of());
    Evaluator rewarded = create(new LastMarble(), rules, Map.of("weight", "3"));
    plain.reset(state);
    rewarded.reset(state);
    long hop = state.parseMove("28-60");
    plain.play(state, hop);
    rewarded.play(state, hop);
    state.play(hop);
    // Two rows forward; the next marbles are one, two and two rows ahead.
    assertThat(rewarded.value(state, 0) - plain.value(state, 0)).isEqualTo(3 * (1 + 2 + 2));
  }

  @Test
  void fauhalmaTargetsAreTheStudysSums() {
    Rules rules = TestRules.preset(new Fauhalma(), "star-2p");
    State state = rules.parse("v1 A: 0,0; B: 1,0; move: A; ply: 0");
    Evaluator evaluation = create(new FauhalmaTargets(), rules, Map.of());
    evaluation.reset(state);
    // A at the centre: goal cells -3,6 -3,5 -2,5 are 9, 8, 7 away, subgoal -3,4 -2,4 -1,4 7, 6, 5.
    double own = 24 + 0.95 * 18;
    // B one to the right: goal 3,-6 3,-5 2,-5 are 8, 7, 6 away, subgoal 3,-4 2,-4 1,-4 6, 5, 4.
    double others = 21 + 0.95 * 15 + 0.5;
    assertThat(evaluation.scale()).isEqualTo(20);
    assertThat(evaluation.value(state, 0)).isEqualTo((int) Math.round(20 * (others - own)));
  }

  private static Evaluator create(
      EvaluatorFactory evaluator, Rules rules, Map<String, String> options) {
    return evaluator.create(rules, OptionValues.defaults(evaluator.options()).with(options));
  }

  private static void walk(State state, Evaluator evaluation, int plies, Runnable check) {
    SplittableRandom random = new SplittableRandom(11);
    MoveList moves = new MoveList();
    for (int ply = 0; ply < plies && state.moves(moves) > 0; ply++) {
      check.run();
      long move = moves.get(random.nextInt(moves.size()));
      evaluation.play(state, move);
      state.play(move);
    }
  }
}
