package org.plyscope.lab.play;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.lab.position.Turns;

/** Draws the starting player of a game at random. The same seed gives the same starter. */
public final class StarterLot {
  /** The header with the player that was drawn, and the seed. */
  public static final String HEADER = "Starter";

  private StarterLot() {}

  /**
   * Starts a game with a player drawn from those that may be to move at its start. Returns the
   * game, whose headers name the player drawn; if the rules let only one player start, it is always
   * that one.
   */
  public static GameTree draw(Rules rules, long seed) {
    String start = Line.of(rules).position();
    Map<Integer, String> starts = new LinkedHashMap<>();
    for (int player = 0; player < rules.players(); player++) {
      if (rules.parse(start).toMove() == player) {
        starts.put(player, start);
      } else {
        Optional<String> given = Turns.give(rules, start, player);
        int starter = player;
        given.ifPresent(position -> starts.put(starter, position));
      }
    }
    Integer[] players = starts.keySet().toArray(Integer[]::new);
    int drawn = players[new SplittableRandom(seed).nextInt(players.length)];
    GameTree tree = GameTree.start(rules, starts.get(drawn));
    String name = rules.board().seats().get(drawn).name();
    tree.headers(Map.of(HEADER, name + ", drawn by lot with seed " + seed));
    return tree;
  }
}
