package org.plyscope.game.mancala.judge;

import java.util.List;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Game;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.testkit.part.OrderingContract;

class OrderingsContractTest extends OrderingContract {
  @Override
  protected List<OrdererFactory> orderings() {
    return List.of(
        new CapturesFirst(), new ExtraTurnFirst(), new LeftmostFirst(), new RightmostFirst());
  }

  @Override
  protected List<Game> games() {
    return List.of(new KalahGame());
  }
}
