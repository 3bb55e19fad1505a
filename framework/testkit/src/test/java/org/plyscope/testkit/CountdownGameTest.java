package org.plyscope.testkit;

import java.util.List;
import java.util.Map;
import org.plyscope.api.game.Game;

/** The test game is a proper game itself, and so the contract has a subject at home. */
class CountdownGameTest extends GameContract {
  @Override
  protected Game game() {
    return new CountdownGame();
  }

  @Override
  protected List<Perft> oracles() {
    // Six moves of 1 to 3 seeds: 729 less the 28 that sum up to more than 15.
    return List.of(
        Perft.of("standard", rules(Map.of()).initial(), 3, 9, 27, 81, 243, 701),
        Perft.of("the last seed", rules(Map.of()).parse("1/1"), 1, 0));
  }
}
