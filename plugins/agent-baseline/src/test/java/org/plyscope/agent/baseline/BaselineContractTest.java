package org.plyscope.agent.baseline;

import org.junit.jupiter.api.Nested;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.testkit.AgentContract;
import org.plyscope.testkit.TestParts;
import org.plyscope.testkit.games.Lattice;

/** The baseline agents keep the contract, in a game for three. */
class BaselineContractTest {
  private abstract static class BaselineContract extends AgentContract {
    @Override
    protected Rules rules() {
      return Lattice.rules(4, 3);
    }

    @Override
    protected TestParts parts() {
      return TestParts.of(Lattice.HASH_VALUE);
    }
  }

  @Nested
  class RandomTest extends BaselineContract {
    @Override
    protected AgentFactory factory() {
      return new RandomAgents();
    }
  }

  @Nested
  class FirstMoveTest extends BaselineContract {
    @Override
    protected AgentFactory factory() {
      return new FirstMoveAgents();
    }
  }

  @Nested
  class GreedyTest extends BaselineContract {
    @Override
    protected AgentFactory factory() {
      return new GreedyAgents();
    }
  }
}
