package org.plyscope.game.starhalma;

import java.util.List;
import java.util.Map;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.testkit.GameContract;

class ChineseCheckersTest extends GameContract {
  private final Game game = new ChineseCheckers();

  @Override
  protected Game game() {
    return game;
  }

  @Override
  protected Map<String, Rules> variants() {
    Map<String, Rules> variants = super.variants();
    variants.put(
        "one marble, six players, places",
        rules(Map.of("players", "6", "marbles", "1", "end", "places")));
    variants.put(
        "three marbles, four players, places, capped",
        rules(Map.of("players", "4", "marbles", "3", "end", "places", "ply-cap", "150")));
    variants.put(
        "pass-through, final hole",
        rules(
            Map.of(
                "marbles", "6",
                "side-points", "pass-through",
                "backward", "forbidden",
                "checked", "final-hole")));
    variants.put("15 marbles", rules(Map.of("marbles", "15", "players", "3")));
    return variants;
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
