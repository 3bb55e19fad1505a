package org.plyscope.agent.alphabeta;

import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.plyscope.agent.baseline.NoOrdering;
import org.plyscope.agent.baseline.RandomOrdering;
import org.plyscope.agent.baseline.ZeroEvaluator;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.testkit.AgentContract;
import org.plyscope.testkit.TestParts;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

/** The agent keeps the contract in its plain, its modern and its unsound form. */
class AlphaBetaContractTest {
  private static final TestParts PARTS =
      TestParts.of(
          TicTacToe.OPEN_LINES,
          Lattice.HASH_VALUE,
          new ZeroEvaluator(),
          Lattice.BEST_NEXT,
          new NoOrdering(),
          new RandomOrdering());

  private abstract static class AlphaBetaContract extends AgentContract {
    @Override
    protected AgentFactory factory() {
      return new AlphaBetaAgents();
    }

    @Override
    protected TestParts parts() {
      return PARTS;
    }

    @Override
    protected Rules rules() {
      return Lattice.rules(Map.of("length", "60", "width", "12", "seed", "3"));
    }
  }

  @Nested
  class Plain extends AlphaBetaContract {}

  @Nested
  class TicTacToeWithoutParts extends AlphaBetaContract {
    @Override
    protected TestParts parts() {
      return TestParts.none();
    }

    @Override
    protected Rules rules() {
      return TicTacToe.standard();
    }
  }

  @Nested
  class Modern extends AlphaBetaContract {
    @Override
    protected Map<String, String> options() {
      return new AlphaBetaAgents()
          .presets().stream()
              .filter(p -> p.id().equals("modern-alpha-beta"))
              .findFirst()
              .orElseThrow()
              .values();
    }
  }

  @Nested
  class UnsoundAndRandom extends AlphaBetaContract {
    @Override
    protected Map<String, String> options() {
      return Map.of(
          "ordering", "random",
          "late-move-reduction", "2",
          "futility", "20",
          "razoring", "30",
          "ties", "random",
          "aspiration", "10");
    }
  }

  @Nested
  class FixedDepthForFourPlayers extends AlphaBetaContract {
    @Override
    protected Rules rules() {
      return Lattice.rules(Map.of("length", "60", "width", "12", "seed", "5", "players", "4"));
    }

    @Override
    protected Map<String, String> options() {
      return Map.of("depth-control", "fixed", "depth", "30");
    }
  }

  @Nested
  class Adaptive extends AlphaBetaContract {
    @Override
    protected Map<String, String> options() {
      return Map.of("depth-control", "adaptive", "depth", "3", "budget", "5000");
    }
  }
}
