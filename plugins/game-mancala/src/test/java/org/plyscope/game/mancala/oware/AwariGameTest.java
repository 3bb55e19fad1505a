package org.plyscope.game.mancala.oware;

import java.util.List;
import org.plyscope.api.game.Game;
import org.plyscope.testkit.GameContract;

/** Perft values from an independent list-based program; equal to Oware so near the start. */
class AwariGameTest extends GameContract {
  @Override
  protected Game game() {
    return new AwariGame();
  }

  @Override
  protected List<Perft> oracles() {
    return List.of(
        Perft.of("standard", preset("standard").initial(), 6, 36, 190, 1014, 5219, 27332, 139157));
  }
}
