package org.plyscope.agent.process.ugi;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;

/** How positions and lists of moves of a game are written. */
enum Notation {
  /** The texts of the game itself, with blanks between moves. */
  PLAIN,

  /**
   * Oware as its engines write it: the houses of both players, both stores and the player to move
   * with dashes between them, and moves of one letter without blanks.
   */
  DASHES;

  private static final int OWARE_HOUSES = 6;

  static Notation of(Rules rules) {
    String game = rules.game().id();
    return game.equals("oware") || game.equals("awari") ? DASHES : PLAIN;
  }

  /** Writes a canonical position. */
  String position(String canonical) {
    if (this == PLAIN) {
      return canonical;
    }
    String[] sides = canonical.split("[ /]", -1);
    String houses = (sides[0] + "," + sides[2]).replace(',', '-');
    return String.join("-", houses, sides[1], sides[3], sides[4]);
  }

  /** Reads a position; texts of the game itself are left as they are. */
  String canonical(String position) {
    if (this == PLAIN || position.indexOf('/') >= 0) {
      return position;
    }
    List<String> parts = Arrays.asList(position.split("-", -1));
    if (parts.size() != 2 * OWARE_HOUSES + 3) {
      throw new InputException(
          "The position "
              + InputException.quote(position)
              + " is not like 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S.");
    }
    return "%s/%s %s/%s %s"
        .formatted(
            String.join(",", parts.subList(0, OWARE_HOUSES)),
            parts.get(2 * OWARE_HOUSES),
            String.join(",", parts.subList(OWARE_HOUSES, 2 * OWARE_HOUSES)),
            parts.get(2 * OWARE_HOUSES + 1),
            parts.get(2 * OWARE_HOUSES + 2));
  }

  /** Writes the moves that were played. */
  String moves(List<String> texts) {
    return String.join(this == PLAIN ? " " : "", texts);
  }

  /** Cuts a list of moves into its moves. */
  List<String> words(List<String> words) {
    if (this == PLAIN) {
      return words;
    }
    List<String> moves = new ArrayList<>();
    for (String word : words) {
      word.chars().forEach(letter -> moves.add(Character.toString(letter)));
    }
    return moves;
  }
}
