package org.plyscope.testkit.part;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.plyscope.api.agent.montecarlo.PlayoutFactory;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.testkit.TestParts;

/**
 * The contract of every playout: it leaves the position as it was and chooses a legal move, or none
 * if and only if the game is over. The checks are those by which the program finds the part to
 * blame for a failed search.
 *
 * @since 2.1
 */
public abstract class PlayoutContract {
  /** {@return the playouts under test} */
  protected abstract List<PlayoutFactory> playouts();

  /** {@return the games they are tested on, with all their presets} */
  protected abstract List<Game> games();

  /** {@return the parts that their options may name; none by default} */
  protected TestParts parts() {
    return TestParts.none();
  }

  @TestFactory
  Stream<DynamicTest> everyAnswerKeepsTheContract() {
    return playouts().stream()
        .flatMap(
            playout ->
                PartWalk.rules(games(), playout).stream()
                    .map(
                        rules ->
                            dynamicTest(
                                playout.id() + " in " + rules.game().id() + " " + rules.options(),
                                () ->
                                    PartWalk.walk(
                                        playout,
                                        parts(),
                                        rules,
                                        made -> made.reset(rules.initial()),
                                        (made, state, moves, random) -> {
                                          made.start(state);
                                          made.move(state, random, new MoveList());
                                        }))));
  }
}
