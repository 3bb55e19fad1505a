package org.plyscope.engine.montecarlo;

import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.montecarlo.internal.UctRun;

/**
 * Monte Carlo tree search with upper confidence bounds and random playouts, for two to six players:
 * every player chooses by its own mean payoff. The move visited most often is played. Ties are
 * broken at random, on the way down and in the end; the same seed gives the same search.
 *
 * <p>The value of a result is the mean payoff of the playouts that began with the move chosen, for
 * the player to move and for every player: the move's, not that of all playouts together, in which
 * the poor moves that had to be tried count as well. The latter is the value of the root in the
 * trace, where each node has the mean of all playouts that went through it. A leaf is a node of the
 * tree without children.
 *
 * <p>An iteration counts as a node for the limits. A depth has no meaning here; where it is the
 * only limit, the search ends after 10 000 iterations. Each search starts with an empty tree.
 *
 * <p>A result tells the {@link #PLAYOUT_LENGTH}, a move of the root and a node of the trace its
 * {@link #EXPLORATION}.
 */
public final class UctSearch {
  /** How many plies a playout took on average, counted from where it left the tree. */
  public static final Figure PLAYOUT_LENGTH =
      Figure.of("playout-length", "Playout length")
          .withUnit("plies")
          .withHelp("Moves that a playout made on average, counted from where it left the tree.");

  /** What is added to the mean payoff of a move so that moves with few visits are tried again. */
  public static final Figure EXPLORATION =
      Figure.of("exploration", "Exploration")
          .withHelp(
              "Added to the mean payoff when a move is selected; large for moves with few visits.");

  private final Rules rules;
  private final UctSettings settings;

  /**
   * Makes a searcher.
   *
   * @param rules the rules of all positions to come
   * @param settings how it behaves
   */
  public UctSearch(Rules rules, UctSettings settings) {
    this.rules = rules;
    this.settings = settings;
  }

  /**
   * Searches a position.
   *
   * @param request what to search
   * @param listener notified of progress
   * @return the result, with a legal move also after a stop
   */
  public SearchResult search(SearchRequest request, SearchListener listener) {
    return new UctRun(rules, settings, request, listener).search();
  }
}
