package org.plyscope.view.runs.games;

import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.RunGame;

/**
 * Which games are shown.
 *
 * @param entrant the entrant, or {@link #ANY}
 * @param seat in which seat, from 0, or {@link #ANY}
 * @param result the result of that entrant or seat
 * @param ending how the game ended; null for any way
 * @param shortest the fewest moves
 * @param longest the most moves
 */
record GameFilter(
    int entrant, int seat, Result result, RunEnding ending, int shortest, int longest) {
  /** The number that stands for any entrant or seat. */
  static final int ANY = -1;

  /** Lets all games pass. */
  static final GameFilter ALL = new GameFilter(ANY, ANY, Result.ANY, null, 0, Integer.MAX_VALUE);

  /** How a game went for a player. */
  enum Result {
    ANY("any result"),
    WON("won"),
    SHARED("first place shared"),
    LOST("not first");

    private final String title;

    Result(String title) {
      this.title = title;
    }

    @Override
    public String toString() {
      return title;
    }
  }

  boolean accepts(RunGame game) {
    return game.plies() >= shortest
        && game.plies() <= longest
        && (ending == null || game.ending() == ending)
        && anySeatFits(game);
  }

  private boolean anySeatFits(RunGame game) {
    for (int s = 0; s < game.seats(); s++) {
      boolean meant = (entrant == ANY || game.entrant(s) == entrant) && (seat == ANY || s == seat);
      if (meant && (result == Result.ANY || result(game, s) == result)) {
        return true;
      }
    }
    return false;
  }

  /** Returns how a game went for a seat. */
  static Result result(RunGame game, int seat) {
    boolean alone = true;
    boolean first = true;
    for (int other = 0; other < game.seats(); other++) {
      alone &= other == seat || game.payoff(seat) > game.payoff(other);
      first &= game.payoff(seat) >= game.payoff(other);
    }
    return alone ? Result.WON : first ? Result.SHARED : Result.LOST;
  }
}
