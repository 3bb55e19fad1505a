package org.plyscope.game.mancala.kalah;

import java.util.List;
import java.util.Map;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.State;
import org.plyscope.testkit.GameContract;

/** Perft values: O5 and section C.3 of the game facts; one sowing is one ply, every leaf counts. */
class KalahGameTest extends GameContract {
  @Override
  protected Game game() {
    return new KalahGame();
  }

  @Override
  protected List<Perft> oracles() {
    return List.of(
        Perft.of(
            "standard",
            preset("standard").initial(),
            6,
            35,
            185,
            942,
            4690,
            23233,
            114430,
            563055,
            2763490,
            13519607),
        Perft.of(
            "empty capture",
            preset("empty-capture").initial(),
            6,
            35,
            185,
            942,
            4685,
            23169,
            113959,
            559885),
        Perft.of("3 seeds", start(3), 6, 35, 182, 904, 4243, 19418, 87103),
        Perft.of("5 seeds", start(5), 6, 35, 187, 982, 5113, 26927, 142073),
        Perft.of("6 seeds", start(6), 6, 35, 190, 1056, 5882, 32243, 177827));
  }

  private State start(int seeds) {
    return rules(Map.of("seeds", String.valueOf(seeds))).initial();
  }
}
