package org.plyscope.game.checkers;

import java.util.List;
import org.plyscope.api.game.Game;
import org.plyscope.testkit.GameContract;

class CheckersContractTest extends GameContract {
  private static final long[] OFFICIAL = {
    7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680, 18391564
  };

  @Override
  protected Game game() {
    return new CheckersGame();
  }

  /** White's opening counts like Black's because the board is symmetric. */
  @Override
  protected List<Perft> oracles() {
    long[] shorter = java.util.Arrays.copyOf(OFFICIAL, 8);
    return List.of(
        Perft.of("standard", preset("standard").initial(), OFFICIAL),
        Perft.of("study", preset("study").initial(), shorter),
        Perft.of("no draw rules", preset("no-draws").initial(), shorter),
        Perft.of("merged", preset("merged").initial(), shorter));
  }
}
