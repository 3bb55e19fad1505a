package org.plyscope.agent.multiplayer;

import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.testkit.AgentContract;
import org.plyscope.testkit.TestParts;
import org.plyscope.testkit.games.Lattice;

/** Max^n and paranoid keep the contract with three and with six players. */
class MultiplayerContractTest {
  private abstract static class MultiplayerContract extends AgentContract {
    @Override
    protected Rules rules() {
      return Lattice.rules(Map.of("players", "3", "length", "60", "width", "12"));
    }

    @Override
    protected TestParts parts() {
      return TestParts.of(Lattice.HASH_VALUE, Lattice.BEST_NEXT);
    }
  }

  @Nested
  class MaxN extends MultiplayerContract {
    @Override
    protected AgentFactory factory() {
      return new MaxNAgents();
    }
  }

  @Nested
  class MaxNForSixWithoutEvaluator extends MultiplayerContract {
    @Override
    protected AgentFactory factory() {
      return new MaxNAgents();
    }

    @Override
    protected Rules rules() {
      return Lattice.rules(Map.of("players", "6", "length", "60", "width", "12"));
    }

    @Override
    protected TestParts parts() {
      return TestParts.none();
    }
  }

  @Nested
  class Paranoid extends MultiplayerContract {
    @Override
    protected AgentFactory factory() {
      return new ParanoidAgents();
    }
  }

  @Nested
  class ParanoidFixedOwnValue extends MultiplayerContract {
    @Override
    protected AgentFactory factory() {
      return new ParanoidAgents();
    }

    @Override
    protected Map<String, String> options() {
      return Map.of("depth-control", "fixed", "depth", "30", "value", "own");
    }
  }
}
