package org.plyscope.testkit.part;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyscope.api.agent.montecarlo.PriorFactory;
import org.plyscope.api.game.Game;
import org.plyscope.testkit.TestParts;

/**
 * The contract of every prior: it changes neither the position nor the list of moves, and gives
 * every move a weight that is finite and not negative. The checks are those by which the program
 * finds the part to blame for a failed search.
 *
 * @since 2.1
 */
public abstract class PriorContract {
  /** {@return the priors under test} */
  protected abstract List<PriorFactory> priors();

  /** {@return the games they are tested on, with all their presets} */
  protected abstract List<Game> games();

  /** {@return the parts that their options may name; none by default} */
  protected TestParts parts() {
    return TestParts.none();
  }

  @TestFactory
  Stream<DynamicTest> everyAnswerKeepsTheContract() {
    return priors().stream()
        .flatMap(
            prior ->
                PartWalk.rules(games(), prior).stream()
                    .map(
                        rules ->
                            dynamicTest(
                                prior.id() + " in " + rules.game().id() + " " + rules.options(),
                                () ->
                                    PartWalk.walk(
                                        prior,
                                        parts(),
                                        rules,
                                        made -> {},
                                        (made, state, moves, random) ->
                                            made.weights(
                                                state, moves, new double[moves.size()])))));
  }
}
