package org.plyscope.game.starhalma.internal.basics;

import java.util.List;
import org.plyscope.api.board.Seat;

/**
 * The names of players and men.
 *
 * @param seats the players, in the order of the turns
 * @param words the names of the players in position texts, one word each
 * @param man the name of a man, for example {@code "marble"}
 */
public record Cast(List<Seat> seats, List<String> words, String man) {
  /**
   * Returns the name of some men of a player in a sentence, for example {@code "3 red marbles"}.
   */
  public String count(int count, int player) {
    return (count == 0 ? "No" : count)
        + " "
        + words.get(player)
        + " "
        + man
        + (count == 1 ? "" : "s");
  }

  /** Returns a player by its word, ignoring case, or -1. */
  public int player(String word) {
    for (int i = 0; i < words.size(); i++) {
      if (words.get(i).equalsIgnoreCase(word)) {
        return i;
      }
    }
    return -1;
  }
}
