package org.plyscope.agent.book;

import java.util.Map;
import org.plyscope.agent.baseline.FirstMoveAgents;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.testkit.AgentContract;
import org.plyscope.testkit.TestParts;
import org.plyscope.testkit.games.Lattice;

/** The wrapper without a book keeps the contract as well as the agent in it. */
class BookContractTest extends AgentContract {
  @Override
  protected AgentFactory factory() {
    return new BookAgents();
  }

  @Override
  protected Rules rules() {
    return Lattice.rules(4, 3);
  }

  @Override
  protected Map<String, String> options() {
    return Map.of("agent", "first-move");
  }

  @Override
  protected TestParts parts() {
    return TestParts.of(new FirstMoveAgents());
  }
}
