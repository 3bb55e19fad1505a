package org.plyscope.agent.multiplayer;

import java.util.Map;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.testkit.AgentContract;
import org.plyscope.testkit.TestParts;

/** Best Reply Search keeps the contract in a game that can skip turns. */
@ParameterizedClass(name = "{0} players")
@ValueSource(ints = {2, 3, 4, 6})
class BestReplyContractTest extends AgentContract {
  private final int players;

  BestReplyContractTest(int players) {
    this.players = players;
  }

  @Override
  protected AgentFactory factory() {
    return new BestReplyAgents();
  }

  @Override
  protected Rules rules() {
    return Stars.six(players);
  }

  @Override
  protected TestParts parts() {
    return Stars.PARTS;
  }

  @Override
  protected Map<String, String> options() {
    return Map.of("ordering", "largest-gain");
  }
}
