package org.plyscope.engine.multiplayer;

import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.multiplayer.internal.MaxNRun;

/**
 * Max^n: every player maximises its own value. Each position has one value per player, and of
 * several moves equally good for the mover any is taken, as the seed decides. Nothing is left out.
 */
public final class MaxNSearch {
  private final Rules rules;
  private final Evaluation evaluation;
  private final SearchPlan plan;

  /**
   * Makes a searcher.
   *
   * @param rules the rules of all positions to come
   * @param evaluation judges the leaves, once for every player
   * @param plan how deep to search: fixed or deepening
   */
  public MaxNSearch(Rules rules, Evaluation evaluation, SearchPlan plan) {
    this.rules = rules;
    this.evaluation = evaluation;
    this.plan = plan;
  }

  /**
   * Searches a position.
   *
   * @param request what to search
   * @param listener told about progress
   * @return the result, with a legal move also after a stop
   */
  public SearchResult search(SearchRequest request, SearchListener listener) {
    return new MaxNRun(rules, evaluation, plan, request, listener).search();
  }
}
