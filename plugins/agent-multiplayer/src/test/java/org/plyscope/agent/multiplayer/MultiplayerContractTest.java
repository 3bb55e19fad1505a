package org.plyscope.agent.multiplayer;

import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionText;
import org.plyscope.testkit.AgentContract;
import org.plyscope.testkit.TestParts;
import org.plyscope.testkit.games.Lattice;

/** Every variant keeps the contract with two, three, four and six players. */
@ParameterizedClass(name = "{0}: {1}, {2} players")
@MethodSource("variants")
class MultiplayerContractTest extends AgentContract {
  private final AgentFactory factory;
  private final String options;
  private final int players;

  MultiplayerContractTest(String agent, String options, int players) {
    this.factory =
        switch (agent) {
          case "max-n" -> new MaxNAgents();
          case "paranoid" -> new ParanoidAgents();
          default -> new BestReplyAgents();
        };
    this.options = options;
    this.players = players;
  }

  static Stream<Arguments> variants() {
    return Stream.of(
            Arguments.of("max-n", "value=relative"),
            Arguments.of("max-n", "value=share,ties=first,cap=4"),
            Arguments.of("max-n", "pruning=shallow"),
            Arguments.of("max-n", "pruning=speculative"),
            Arguments.of("max-n", "pruning=approximate"),
            Arguments.of("paranoid", "value=difference"),
            Arguments.of("paranoid", "value=own,cap=4,ties=random,depth-control=fixed,depth=30"),
            Arguments.of("best-reply", "others=first-move"))
        .flatMap(
            variant ->
                IntStream.of(2, 3, 4, 6)
                    .mapToObj(n -> Arguments.of(variant.get()[0], variant.get()[1], n)));
  }

  @Override
  protected AgentFactory factory() {
    return factory;
  }

  @Override
  protected Map<String, String> options() {
    return OptionText.parse(options);
  }

  @Override
  protected Rules rules() {
    return Lattice.rules(Map.of("players", "" + players, "length", "60", "width", "12"));
  }

  @Override
  protected TestParts parts() {
    return TestParts.of(Lattice.HASH_VALUE, Lattice.BEST_NEXT);
  }
}
