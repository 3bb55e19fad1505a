package org.plyscope.game.starhalma.internal.basics;

/**
 * The places players have reached, three bits each in one {@code int}: 1 for the first, 0 while a
 * player still plays.
 */
public final class Places {
  private Places() {}

  /** Returns the place of a player. */
  public static int of(int places, int player) {
    return (places >>> (3 * player)) & 7;
  }

  /** Returns the places with one more. */
  public static int with(int places, int player, int place) {
    return places | (place << (3 * player));
  }

  /** Returns the best place that is left. */
  public static int best(int places) {
    int place = 1;
    while (taken(places, place)) {
      place++;
    }
    return place;
  }

  /** Returns the worst place that is left. */
  public static int worst(int places, int players) {
    int place = players;
    while (taken(places, place)) {
      place--;
    }
    return place;
  }

  /** Returns whether a player has reached a place. */
  public static boolean taken(int places, int place) {
    for (int rest = places; rest != 0; rest >>>= 3) {
      if ((rest & 7) == place) {
        return true;
      }
    }
    return false;
  }

  /** Returns how many players still play. */
  public static int playing(int places, int players) {
    int count = 0;
    for (int player = 0; player < players; player++) {
      count += of(places, player) == 0 ? 1 : 0;
    }
    return count;
  }

  /**
   * Writes the payoff of each player: places are spread evenly from 1 to 0, and players still
   * playing share the rest.
   */
  public static void payoffs(int places, int players, double[] out) {
    double left = 0;
    for (int place = 1; place <= players; place++) {
      left += taken(places, place) ? 0 : players - place;
    }
    int playing = Math.max(1, playing(places, players));
    for (int player = 0; player < players; player++) {
      int place = of(places, player);
      out[player] = (place > 0 ? players - place : left / playing) / (players - 1);
    }
  }
}
