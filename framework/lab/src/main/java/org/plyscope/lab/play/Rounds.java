package org.plyscope.lab.play;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.game.Rules;

/**
 * Numbers the moves of a line as in game notation: a round is one turn of each player, counted from
 * the player who opens the game, and a turn is all a player moves in a row. So extra turns, passes
 * and players who have finished need no special numbers.
 */
public final class Rounds {
  /**
   * The moves of a player in a row.
   *
   * @param player the player that moves
   * @param moves the moves, at least one
   */
  public record Turn(int player, List<GameNode> moves) {}

  /**
   * One turn of each player who has one.
   *
   * @param number counted from 1
   * @param turns the turns in order, at least one
   */
  public record Round(int number, List<Turn> turns) {}

  private Rounds() {}

  /**
   * Groups the moves of a line.
   *
   * @param rules the rules, which determine the player that opens the game
   * @param line nodes in order from the first move of the game on
   */
  public static List<Round> of(Rules rules, List<GameNode> line) {
    int opener = rules.initial().toMove();
    List<Round> rounds = new ArrayList<>();
    List<Turn> turns = List.of();
    int last = -1;
    for (GameNode node : line) {
      int player = node.mover();
      if (player == last) {
        turns.get(turns.size() - 1).moves().add(node);
        continue;
      }
      if (turns.isEmpty() || ends(turns, player, opener, rules.players())) {
        turns = new ArrayList<>();
        rounds.add(new Round(rounds.size() + 1, turns));
      }
      turns.add(new Turn(player, new ArrayList<>(List.of(node))));
      last = player;
    }
    return rounds;
  }

  /** A round ends before a player who had a turn in it, or who comes before its first one. */
  private static boolean ends(List<Turn> turns, int player, int opener, int players) {
    int first = Math.floorMod(turns.get(0).player() - opener, players);
    return Math.floorMod(player - opener, players) < first
        || turns.stream().anyMatch(t -> t.player() == player);
  }
}
