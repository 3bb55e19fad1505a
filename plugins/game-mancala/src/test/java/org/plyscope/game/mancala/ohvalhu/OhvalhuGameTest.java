package org.plyscope.game.mancala.ohvalhu;

import java.util.List;
import java.util.Map;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.State;
import org.plyscope.testkit.GameContract;

/** Perft values from an independent list-based program. */
class OhvalhuGameTest extends GameContract {
  @Override
  protected Game game() {
    return new OhvalhuGame();
  }

  @Override
  protected List<Perft> oracles() {
    return List.of(
        Perft.of("standard", preset("standard").initial(), 8, 50, 375, 2649, 18217, 124020),
        Perft.of("any side", preset("any-side").initial(), 8, 50, 360, 2433, 16026, 104591),
        Perft.of("three rounds", small("3"), 4, 10, 37, 117, 348, 984, 2692, 7133, 18270, 45442),
        Perft.of("one round", small("1"), 4, 10, 37, 117, 348, 984, 2686, 7084, 18002, 44182));
  }

  private State small(String rounds) {
    return rules(Map.of("houses", "4", "rounds", rounds)).initial();
  }
}
