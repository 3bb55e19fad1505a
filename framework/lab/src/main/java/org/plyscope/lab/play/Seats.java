package org.plyscope.lab.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The agent or person that plays for each player. Immutable.
 *
 * @param players one per player of the rules, in their order
 */
public record Seats(List<Player> players) {
  /** Copies the list. */
  public Seats {
    players = List.copyOf(players);
  }

  /**
   * Gives every seat to a human.
   *
   * @param count the number of players
   */
  public static Seats humans(int count) {
    return new Seats(Collections.nCopies(count, Player.HUMAN));
  }

  /**
   * Returns the agent or person that plays for a player.
   *
   * @param player a player, from 0
   * @return the agent or person
   */
  public Player get(int player) {
    return players.get(player);
  }

  /**
   * Returns these seats with another one in a place.
   *
   * @param player a player, from 0
   * @param who the agent or person that plays from now on
   */
  public Seats with(int player, Player who) {
    List<Player> copy = new ArrayList<>(players);
    copy.set(player, who);
    return new Seats(copy);
  }

  /** Returns whether all seats are alike in being human; true if no agent plays. */
  public boolean allHuman() {
    return players.stream().allMatch(Player::human);
  }
}
