package org.plyscope.api.run;

import java.util.Collection;
import java.util.List;
import java.util.TreeSet;

/**
 * The selection in the run that views show: some of its entrants and perhaps one of its games.
 * Immutable; equal if it selects the same.
 *
 * @param entrants the numbers of the selected entrants in ascending order; none means all
 * @param game the number of the selected game, or {@link #NO_GAME}
 */
public record RunFocus(List<Integer> entrants, long game) {
  /** The number that stands for no game. */
  public static final long NO_GAME = -1;

  /** Selects nothing in particular. */
  public static final RunFocus ALL = new RunFocus(List.of(), NO_GAME);

  /**
   * Copies, sorts and deduplicates the numbers.
   *
   * @param entrants the selected entrants
   * @param game the selected game
   */
  public RunFocus {
    entrants = List.copyOf(new TreeSet<>(entrants));
  }

  /**
   * Selects entrants and no game.
   *
   * @param entrants their numbers
   * @return the focus
   */
  public static RunFocus of(Collection<Integer> entrants) {
    return new RunFocus(List.copyOf(entrants), NO_GAME);
  }

  /**
   * Returns this focus with another game.
   *
   * @param index the number of the game, or {@link #NO_GAME}
   * @return a new focus
   */
  public RunFocus withGame(long index) {
    return new RunFocus(entrants, index);
  }

  /**
   * Returns whether an entrant is in focus.
   *
   * @param entrant the number of an entrant
   * @return true if it is selected, or none is
   */
  public boolean includes(int entrant) {
    return entrants.isEmpty() || entrants.contains(entrant);
  }

  /**
   * Returns whether a game is selected.
   *
   * @return true if one is
   */
  public boolean hasGame() {
    return game != NO_GAME;
  }
}
