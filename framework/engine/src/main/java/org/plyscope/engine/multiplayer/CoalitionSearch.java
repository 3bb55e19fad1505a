package org.plyscope.engine.multiplayer;

import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.alphabeta.AlphaBetaSearch;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;
import org.plyscope.engine.alphabeta.UnsoundCuts;

/**
 * One player against all others, who want its value to be small: Paranoid and Best Reply Search.
 * Two sides are enough for alpha-beta, so this is alpha-beta with other movers.
 */
public final class CoalitionSearch {
  private final AlphaBetaSearch search;

  /**
   * Makes a searcher.
   *
   * @param rules the rules of all positions to come
   * @param evaluation judges the leaves from the root player's view
   * @param orderer orders the moves
   * @param settings the players that move, and how many moves are searched
   * @param plan how deep to search
   */
  public CoalitionSearch(
      Rules rules,
      Evaluator evaluation,
      Orderer orderer,
      CoalitionSettings settings,
      SearchPlan plan) {
    AlphaBetaSettings techniques =
        AlphaBetaSettings.PLAIN.with(
            s -> {
              s.movers = settings.movers();
              s.ties = settings.ties();
              s.unsound = new UnsoundCuts(0, 0, 0, settings.widest());
            });
    this.search = new AlphaBetaSearch(rules, evaluation, orderer, techniques, plan);
  }

  /**
   * Searches a position.
   *
   * @param request what to search
   * @param listener notified of progress
   * @return the result, with a legal move also after a stop
   */
  public SearchResult search(SearchRequest request, SearchListener listener) {
    return search.search(request, listener);
  }
}
