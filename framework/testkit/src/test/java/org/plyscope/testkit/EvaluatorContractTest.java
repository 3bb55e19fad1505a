package org.plyscope.testkit;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.check.BrokenContractException;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.part.PartContext;

/** Evaluators that break what other parts rely on do not pass. */
class EvaluatorContractTest {
  @Test
  void oneThatKeepsItPasses() {
    assertThatCode(() -> tried((state, player) -> player)).doesNotThrowAnyException();
  }

  @Test
  void oneThatAnswersDifferentlyIsCaught() {
    int[] asked = {0};
    caught((state, player) -> asked[0]++, "returned different values for the same position");
  }

  @Test
  void oneThatIsOutOfRangeIsCaught() {
    caught((state, player) -> Evaluator.MAX + 1, "which is not between");
  }

  @Test
  void oneThatPlaysAMoveIsCaught() {
    caught(
        (state, player) -> {
          MoveList moves = new MoveList();
          state.moves(moves);
          state.play(moves.get(0));
          return 0;
        },
        "did not leave the position as it was");
  }

  @Test
  void oneThatChangesTheMovesIsCaught() {
    Evaluator clearing =
        new Evaluator() {
          @Override
          public int value(State state, int player) {
            return 0;
          }

          @Override
          public void valuesAfter(State before, MoveList moves, int player, int[] values) {
            moves.clear();
          }
        };
    caught(clearing, "cleared the move list");
  }

  private static void caught(Evaluator evaluation, String what) {
    assertThatThrownBy(() -> tried(evaluation))
        .isInstanceOf(BrokenContractException.class)
        .hasMessageStartingWith("The evaluator 'tried' ")
        .hasMessageContaining(what);
  }

  private static void tried(Evaluator evaluation) throws Throwable {
    EvaluatorContract contract = new Tried(evaluation);
    for (DynamicTest test : contract.leavesAreJudgedAsIfTheMoveWerePlayed().toList()) {
      test.getExecutable().execute();
    }
    for (DynamicTest test : contract.termsAddUpToTheValue().toList()) {
      test.getExecutable().execute();
    }
  }

  /** The contract of one evaluation. */
  private static final class Tried extends EvaluatorContract {
    private final Evaluator evaluation;

    Tried(Evaluator evaluation) {
      this.evaluation = evaluation;
    }

    @Override
    protected List<EvaluatorFactory> evaluators() {
      return List.of(
          new EvaluatorFactory() {
            @Override
            public String id() {
              return "tried";
            }

            @Override
            public String name() {
              return "Tried";
            }

            @Override
            public String description() {
              return "For tests.";
            }

            @Override
            public boolean supports(Rules rules) {
              return true;
            }

            @Override
            public Evaluator create(PartContext context) {
              return evaluation;
            }
          });
    }

    @Override
    protected List<Game> games() {
      return List.of(new CountdownGame());
    }
  }
}
