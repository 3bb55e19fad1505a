package org.plyscope.game.checkers.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.CheckersState;

class EvaluatorsTest {
  private static final Rules RULES =
      new CheckersGame().rules(OptionValues.defaults(new CheckersGame().options()));

  @Test
  void materialCountsMenAndKings() {
    Evaluator material = evaluation(new Material(), Map.of());
    assertThat(value(material, "W:WK1,K2,20:B5,6", CheckersState.WHITE)).isEqualTo(200);
    assertThat(value(material, "W:WK1,K2,20:B5,6", CheckersState.BLACK)).isEqualTo(-200);
    assertThat(material.scale()).isEqualTo(100);
    Evaluator other = evaluation(new Material(), Map.of("man", "1.25", "king", "3"));
    assertThat(value(other, "W:WK1,20:B5,6", CheckersState.WHITE)).isEqualTo(175);
  }

  /**
   * By hand: the start has 12 pieces (12), 12 less 12 enemies (0) and 8 backed pieces (those of the
   * two front rows), for both sides alike.
   */
  @ParameterizedTest
  @CsvSource({
    "piece, 20, 20",
    "pair, 26, 26",
    "none, 12, 12",
  })
  void studyOnTheStart(String backing, int black, int white) {
    Evaluator study = evaluation(new StudyEvaluator(), Map.of("backing", backing));
    String start = RULES.initial().position();
    assertThat(value(study, start, CheckersState.BLACK)).isEqualTo(black);
    assertThat(value(study, start, CheckersState.WHITE)).isEqualTo(white);
  }

  /**
   * White: king on 15 in the centre (3), backed by the man on 19, which is also in the centre (3)
   * and not backed; 2 pieces (2), 1 king (2), no enemy king, 12 - 3 (9), one backed piece (1).
   * Black: no centre, 3 pieces (3), -2 for the king, 12 - 2 (10), the man on 6 backed by 1 and 2
   * (1, or 2 as pairs).
   */
  @ParameterizedTest
  @CsvSource({"piece, 12, 20", "pair, 13, 20", "none, 11, 19"})
  void studyByHand(String backing, int black, int white) {
    Evaluator study = evaluation(new StudyEvaluator(), Map.of("backing", backing));
    String position = "W:WK15,19:B1,2,6";
    assertThat(value(study, position, CheckersState.BLACK)).isEqualTo(black);
    assertThat(value(study, position, CheckersState.WHITE)).isEqualTo(white);
  }

  /**
   * 15 has two men behind it, 18 and 19; 18 has 22 and 22 has 25 behind it. 22 is outside the
   * centre.
   */
  @ParameterizedTest
  @CsvSource({
    "piece, board, 3", "pair, board, 4", "none, board, 0",
    "piece, centre, 2", "pair, centre, 3", "none, centre, 0",
  })
  void backingInsideOrOutsideTheLoopOverTheCentre(String backing, String where, int expected) {
    String position = "W:W15,18,19,22,25:B1";
    Evaluator none = evaluation(new StudyEvaluator(), Map.of("backing", "none"));
    Evaluator study = evaluation(new StudyEvaluator(), Map.of("backing", backing, "where", where));
    int difference =
        value(study, position, CheckersState.WHITE) - value(none, position, CheckersState.WHITE);
    assertThat(difference).isEqualTo(expected);
  }

  private static Evaluator evaluation(EvaluatorFactory evaluator, Map<String, String> changes) {
    assertThat(evaluator.supports(RULES)).isTrue();
    return evaluator.create(RULES, OptionValues.defaults(evaluator.options()).with(changes));
  }

  private static int value(Evaluator evaluation, String position, int player) {
    return evaluation.value(RULES.parse(position), player);
  }
}
