package org.plyscope.game.mancala.vailungthlan;

import java.util.List;
import org.plyscope.api.game.Game;
import org.plyscope.testkit.GameContract;

/** Perft values: O12 of the game facts. */
class VaiLungThlanGameTest extends GameContract {
  @Override
  protected Game game() {
    return new VaiLungThlanGame();
  }

  @Override
  protected List<Perft> oracles() {
    return List.of(
        Perft.of("standard", preset("standard").initial(), 6, 36, 190, 1015, 5454, 29161, 157011));
  }
}
