package org.plyscope.agent.fauhalma;

import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.testkit.AgentContract;
import org.plyscope.testkit.TestParts;

/** Every strategy keeps the contract of agents. */
class StrategiesContractTest {
  abstract static class Contract extends AgentContract {
    private final String rules;
    private final String strategy;

    Contract(String rules, String strategy) {
      this.rules = rules;
      this.strategy = strategy;
    }

    @Override
    protected AgentFactory factory() {
      return new FauhalmaAgents();
    }

    @Override
    protected Rules rules() {
      return FauhalmaRules.preset(rules);
    }

    @Override
    protected Map<String, String> options() {
      return Map.of("strategy", strategy);
    }

    @Override
    protected TestParts parts() {
      return FauhalmaRules.parts();
    }

    /** Only strategies 4 and 5 look at every move. */
    @Override
    protected boolean heedsRootMoves() {
      return Integer.parseInt(strategy) >= 4;
    }

    @Override
    protected Limits small() {
      return Limits.depth(2);
    }
  }

  @Nested
  class Strategy1 extends Contract {
    Strategy1() {
      super("rhombus", "1");
    }
  }

  @Nested
  class Strategy2 extends Contract {
    Strategy2() {
      super("star-2p", "2");
    }
  }

  @Nested
  class Strategy3 extends Contract {
    Strategy3() {
      super("star-2p", "3");
    }
  }

  @Nested
  class Strategy4 extends Contract {
    Strategy4() {
      super("star-2p", "4");
    }
  }

  @Nested
  class Strategy5 extends Contract {
    Strategy5() {
      super("star-3p", "5");
    }
  }
}
