package org.plyscope.game.starhalma;

import java.util.List;
import java.util.Map;
import org.plyscope.api.game.Game;
import org.plyscope.testkit.GameContract;

class ChineseCheckersTest extends GameContract {
  private final Game game = new ChineseCheckers();

  @Override
  protected Game game() {
    return game;
  }

  @Override
  protected List<Perft> oracles() {
    return List.of(
        Perft.of(
            "121 holes, 2 players", preset("standard").initial(), 14, 196, 4760, 115600, 3188520),
        Perft.of(
            "121 holes, 3 players",
            rules(Map.of("players", "3")).initial(),
            14,
            196,
            2744,
            66640,
            1618400),
        Perft.of(
            "73 holes, 2 players",
            rules(Map.of("marbles", "6")).initial(),
            10,
            100,
            1800,
            32400,
            632520),
        Perft.of(
            "73 holes, 3 players",
            rules(Map.of("marbles", "6", "players", "3")).initial(),
            10,
            100,
            1000,
            18000,
            324120));
  }
}
