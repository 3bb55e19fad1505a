package org.plyscope.engine.montecarlo;

import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.montecarlo.internal.UctRun;

/**
 * Monte Carlo tree search with upper confidence bounds and random playouts, for two to six players:
 * every player chooses by its own mean payoff. The move visited most often is played.
 *
 * <p>An iteration counts as a node for the limits. A depth has no meaning here; where it is the
 * only limit, the search ends after 10 000 iterations. Each search starts with an empty tree.
 */
public final class UctSearch {
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
   * @param listener told about progress
   * @return the result, with a legal move also after a stop
   */
  public SearchResult search(SearchRequest request, SearchListener listener) {
    return new UctRun(rules, settings, request, listener).search();
  }
}
