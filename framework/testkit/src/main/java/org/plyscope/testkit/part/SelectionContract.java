package org.plyscope.testkit.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyscope.api.agent.montecarlo.TreePolicy;
import org.plyscope.api.agent.montecarlo.TreePolicyFactory;
import org.plyscope.api.game.Game;
import org.plyscope.testkit.TestParts;
import org.plyscope.testkit.games.TicTacToe;

/**
 * The contract of every tree policy: whatever the visits, payoffs and priors are, it returns a
 * number, and the same one again.
 *
 * @since 3.0
 */
public abstract class SelectionContract {
  private static final int[] VISITS = {0, 1, 2, 10, 1_000, 1_000_000, Integer.MAX_VALUE};
  private static final double[] SHARES = {0, 1e-9, 0.25, 0.5, 1};

  /** Called by JUnit. */
  protected SelectionContract() {}

  /** {@return the selections under test} */
  protected abstract List<TreePolicyFactory> selections();

  /** {@return the games they are tested on, with all their presets; tic-tac-toe by default} */
  protected List<Game> games() {
    return List.of(new TicTacToe());
  }

  /** {@return the parts that their options may name; none by default} */
  protected TestParts parts() {
    return TestParts.none();
  }

  @TestFactory
  Stream<DynamicTest> everyUrgencyIsANumber() {
    return selections().stream()
        .flatMap(
            selection ->
                PartWalk.rules(games(), selection).stream()
                    .map(
                        rules ->
                            dynamicTest(
                                selection.id() + " in " + rules.game().id() + " " + rules.options(),
                                () ->
                                    check(
                                        selection.create(
                                            parts().context(selection, rules, Map.of()))))));
  }

  private static void check(TreePolicy policy) {
    for (int all : VISITS) {
      for (int visits : VISITS) {
        if (visits <= all) {
          for (double mean : SHARES) {
            for (double prior : SHARES) {
              check(policy, all, visits, visits == 0 ? 0 : mean, prior);
            }
          }
        }
      }
    }
  }

  private static void check(TreePolicy policy, int all, int visits, double mean, double prior) {
    // Payoffs from 0 to 1: the mean of their squares is between the square of the mean and it.
    for (double square : new double[] {mean * mean, mean}) {
      double urgency = policy.urgency(all, visits, mean, square, prior);
      String what = "%d of %d visits, mean %s, prior %s".formatted(visits, all, mean, prior);
      assertThat(urgency).as(what).isNotNaN();
      assertThat(policy.urgency(all, visits, mean, square, prior)).as(what).isEqualTo(urgency);
    }
  }
}
