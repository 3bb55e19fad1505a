package org.plyscope.agent.montecarlo;

import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.testkit.AgentContract;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

/** UCT keeps the contract with two and with five players. */
class UctContractTest {
  private abstract static class UctContract extends AgentContract {
    @Override
    protected AgentFactory factory() {
      return new UctAgents();
    }
  }

  @Nested
  class TwoPlayers extends UctContract {
    @Override
    protected Rules rules() {
      return TicTacToe.standard();
    }
  }

  @Nested
  class FivePlayersSmallTree extends UctContract {
    @Override
    protected Rules rules() {
      return Lattice.rules(Map.of("players", "5", "length", "40", "width", "9"));
    }

    @Override
    protected Map<String, String> options() {
      return Map.of("tree-nodes", "1000", "playout-plies", "10", "cp", "0.3");
    }
  }
}
