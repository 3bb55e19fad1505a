package org.plyscope.agent.fauhalma;

import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.MoveOrdering;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
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

  static TestParts parts() {
    return TestParts.of(
        part(Evaluator.class, "evaluators.FauhalmaTargets"),
        part(MoveOrdering.class, "orderings.LargestGain"),
        part(MoveOrdering.class, "orderings.DistanceToTarget"),
        part(MoveOrdering.class, "orderings.HopsFirst"));
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
