package org.plyscope.agent.fauhalma;

import java.util.stream.Stream;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.GamePart;
import org.plyscope.game.starhalma.Fauhalma;
import org.plyscope.testkit.TestParts;

/** The real game with its parts, for the tests of the agents. */
final class FauhalmaRules {
  private FauhalmaRules() {}

  static Rules preset(String id) {
    Game game = new Fauhalma();
    return game.rules(
        OptionValues.defaults(game.options())
            .with(
                game.presets().stream()
                    .filter(p -> p.id().equals(id))
                    .findFirst()
                    .orElseThrow()
                    .values()));
  }

  /** Returns the game's parts that the agents need, and perhaps more. */
  static TestParts parts(GamePart... more) {
    Stream<GamePart> own =
        Stream.of(
            part(EvaluatorFactory.class, "evaluators.FauhalmaTargets"),
            part(OrdererFactory.class, "orderings.LargestGain"),
            part(OrdererFactory.class, "orderings.DistanceToTarget"),
            part(OrdererFactory.class, "orderings.HopsFirst"));
    return TestParts.of(Stream.concat(own, Stream.of(more)).toArray(GamePart[]::new));
  }

  /** The game's parts are private to its bundle; the host finds them as services. */
  private static <T> T part(Class<T> type, String name) {
    try {
      return type.cast(
          Class.forName("org.plyscope.game.starhalma.internal." + name)
              .getDeclaredConstructor()
              .newInstance());
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("no part " + name, e);
    }
  }
}
