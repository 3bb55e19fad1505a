package org.plyscope.agent.montecarlo;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.plyscope.agent.montecarlo.playout.EpsilonGreedy;
import org.plyscope.agent.montecarlo.playout.EpsilonValue;
import org.plyscope.agent.montecarlo.playout.MoveAverage;
import org.plyscope.agent.montecarlo.playout.NestedPlayout;
import org.plyscope.agent.montecarlo.playout.RandomMoves;
import org.plyscope.agent.montecarlo.playout.SmallSearches;
import org.plyscope.agent.montecarlo.prior.EvaluatorPrior;
import org.plyscope.agent.montecarlo.prior.OrderingPrior;
import org.plyscope.api.agent.montecarlo.PlayoutFactory;
import org.plyscope.api.agent.montecarlo.PriorFactory;
import org.plyscope.api.game.Game;
import org.plyscope.testkit.TestParts;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.testkit.part.PlayoutContract;
import org.plyscope.testkit.part.PriorContract;

/** The playouts and priors that come with Monte Carlo search keep their contracts. */
class PartsContractTest {
  @Nested
  class Playouts extends PlayoutContract {
    @Override
    protected List<PlayoutFactory> playouts() {
      return List.of(
          new RandomMoves(),
          new EpsilonGreedy(),
          new EpsilonValue(),
          new MoveAverage(),
          new NestedPlayout(),
          new SmallSearches());
    }

    @Override
    protected List<Game> games() {
      return List.of(new TicTacToe());
    }

    @Override
    protected TestParts parts() {
      return StrangerParts.ALL;
    }
  }

  @Nested
  class Priors extends PriorContract {
    @Override
    protected List<PriorFactory> priors() {
      return List.of(new EvaluatorPrior(), new OrderingPrior());
    }

    @Override
    protected List<Game> games() {
      return List.of(new TicTacToe());
    }

    @Override
    protected TestParts parts() {
      return StrangerParts.ALL;
    }
  }
}
