package org.plyscope.engine.alphabeta;

import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.database.EndgameTable;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.alphabeta.internal.AlphaBetaRun;

/**
 * The alpha-beta family: minimax, alpha-beta, deepening, windows, tables, depending on the
 * settings.
 *
 * <p>The player to move at the root maximises the evaluation from its own view, all others minimise
 * it. Not safe for several threads; the transposition table stays allocated from one search to the
 * next. Its content is used again only for the same line: after another move the same position may
 * have another value, because it is repeated or because it is judged from another root, so a kept
 * searcher finds the same as a new one.
 */
public final class AlphaBetaSearch {
  private final Rules rules;
  private final Evaluator evaluation;
  private final Orderer orderer;
  private final AlphaBetaSettings settings;
  private final SearchPlan plan;
  private final String remark;
  private final TranspositionTable table;
  private EndgameTable endgames;
  private Line last;

  /**
   * Makes a searcher.
   *
   * @param rules the rules of all positions to come
   * @param evaluation judges the leaves
   * @param orderer orders the moves
   * @param settings the techniques
   * @param plan how deep to search
   */
  public AlphaBetaSearch(
      Rules rules,
      Evaluator evaluation,
      Orderer orderer,
      AlphaBetaSettings settings,
      SearchPlan plan) {
    this(rules, evaluation, orderer, settings, plan, "");
  }

  /**
   * Makes a searcher with a remark about itself.
   *
   * @param rules the rules of all positions to come
   * @param evaluation judges the leaves
   * @param orderer orders the moves
   * @param settings the techniques
   * @param plan how deep to search
   * @param remark ends the comment of every result; may be empty
   */
  public AlphaBetaSearch(
      Rules rules,
      Evaluator evaluation,
      Orderer orderer,
      AlphaBetaSettings settings,
      SearchPlan plan,
      String remark) {
    this.rules = rules;
    this.evaluation = evaluation;
    this.orderer = orderer;
    this.settings = settings;
    this.plan = plan;
    this.remark = remark;
    this.table =
        settings.table().megabytes() == 0 ? null : new TranspositionTable(settings.table());
  }

  /**
   * Lets all searches to come look up positions below the root in an endgame database. A position
   * found there is not searched further; its value is a win or loss with its distance in plies, or
   * 0 for a draw. Has no effect where the opponents' moves are left out.
   *
   * @param database the database of a game for two
   */
  public void useEndgames(EndgameTable database) {
    this.endgames = database;
  }

  /**
   * Searches a position.
   *
   * @param request what to search
   * @param listener notified of progress
   * @return the result, with a legal move also after a stop
   */
  public SearchResult search(SearchRequest request, SearchListener listener) {
    if (table != null && request.line().equals(last)) {
      table.nextSearch();
    } else if (table != null) {
      table.forget();
    }
    last = request.line();
    orderer.reset(request.seed());
    return new AlphaBetaRun(
            rules, evaluation, orderer, settings, plan, remark, table, endgames, request, listener)
        .search();
  }
}
