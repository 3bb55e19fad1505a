package org.plyscope.engine.multiplayer;

import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.multiplayer.internal.MaxNRun;

/**
 * Max^n: every player maximises its own value. Each position has one value per player; the settings
 * decide between moves equally good for the mover.
 */
public final class MaxNSearch {
  private final Rules rules;
  private final Evaluator evaluation;
  private final Orderer orderer;
  private final MaxNSettings settings;
  private final SearchPlan plan;

  /**
   * Makes a searcher of the full tree.
   *
   * @param rules the rules of all positions to come
   * @param evaluation judges the leaves, once for every player
   * @param plan how deep to search
   */
  public MaxNSearch(Rules rules, Evaluator evaluation, SearchPlan plan) {
    this(rules, evaluation, new NaturalOrder(), MaxNSettings.PLAIN, plan);
  }

  /**
   * Makes a searcher.
   *
   * @param rules the rules of all positions to come
   * @param evaluation judges the leaves, once for every player; for shares it should measure each
   *     player alone, see {@link Evaluator#progress}
   * @param orderer orders the moves
   * @param settings the techniques
   * @param plan how deep to search
   */
  public MaxNSearch(
      Rules rules, Evaluator evaluation, Orderer orderer, MaxNSettings settings, SearchPlan plan) {
    this.rules = rules;
    this.evaluation = evaluation;
    this.orderer = orderer;
    this.settings = settings;
    this.plan = plan;
  }

  /**
   * Searches a position.
   *
   * @param request what to search
   * @param listener notified of progress
   * @return the result, with a legal move also after a stop
   */
  public SearchResult search(SearchRequest request, SearchListener listener) {
    orderer.reset(request.seed());
    return new MaxNRun(rules, evaluation, orderer, settings, plan, request, listener).search();
  }
}
