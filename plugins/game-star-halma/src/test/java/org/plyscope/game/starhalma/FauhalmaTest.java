package org.plyscope.game.starhalma;

import java.util.List;
import org.plyscope.api.game.Game;
import org.plyscope.testkit.GameContract;

class FauhalmaTest extends GameContract {
  private final Game game = new Fauhalma();

  @Override
  protected Game game() {
    return game;
  }

  @Override
  protected List<Perft> oracles() {
    return List.of(
        Perft.of("rhombus", preset("rhombus").initial(), 14, 196, 3276, 54756, 1014156),
        Perft.of("star, 2 players", preset("star-2p").initial(), 14, 196, 3388, 58564, 1136916),
        Perft.of("star, 3 players", preset("star-3p").initial(), 14, 196, 2744, 47432, 820008));
  }
}
