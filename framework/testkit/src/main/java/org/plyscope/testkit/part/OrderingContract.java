package org.plyscope.testkit.part;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Game;
import org.plyscope.testkit.TestParts;

/**
 * The contract of every ordering: it changes neither the position nor the list of moves. The checks
 * are those by which the program finds the part to blame for a failed search.
 *
 * @since 2.1
 */
public abstract class OrderingContract {
  /** {@return the orderings under test} */
  protected abstract List<OrdererFactory> orderings();

  /** {@return the games they are tested on, with all their presets} */
  protected abstract List<Game> games();

  /** {@return the parts that their options may name; none by default} */
  protected TestParts parts() {
    return TestParts.none();
  }

  @TestFactory
  Stream<DynamicTest> everyAnswerKeepsTheContract() {
    return orderings().stream()
        .flatMap(
            ordering ->
                PartWalk.rules(games(), ordering).stream()
                    .map(
                        rules ->
                            dynamicTest(
                                ordering.id() + " in " + rules.game().id() + " " + rules.options(),
                                () ->
                                    PartWalk.walk(
                                        ordering,
                                        parts(),
                                        rules,
                                        orderer -> orderer.reset(0),
                                        (orderer, state, moves, random) ->
                                            orderer.keys(state, moves, new int[moves.size()])))));
  }
}
