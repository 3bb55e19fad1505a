package org.plyscope.bench.stranger;

import org.plyscope.api.Limits;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.alphabeta.AlphaBetaSearch;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.internal.evaluators.RowSum;
import org.plyscope.game.starhalma.internal.orderings.LargestGain;

/** Plain alpha-beta in Chinese Checkers with parts of the game or of the stranger. */
final class StrangerSearch {
  private final Rules rules;
  private final Line line;
  private final Limits limits;
  private final AlphaBetaSearch search;

  StrangerSearch(int depth, boolean ownEvaluator, boolean ownOrdering) {
    ChineseCheckers game = new ChineseCheckers();
    rules = game.rules(OptionValues.defaults(game.options()));
    line = Line.of(rules);
    limits = Limits.depth(depth);
    search =
        new AlphaBetaSearch(
            rules,
            ownEvaluator ? new StrangerRowSum(rules.board()) : rowSum(),
            ownOrdering ? new StrangerLargestGain(rules.board()) : largestGain(),
            AlphaBetaSettings.PLAIN,
            SearchPlan.fixed(depth));
  }

  private Evaluator rowSum() {
    RowSum evaluator = new RowSum();
    return evaluator.create(rules, OptionValues.defaults(evaluator.options()));
  }

  private Orderer largestGain() {
    LargestGain ordering = new LargestGain();
    return ordering.create(rules, OptionValues.defaults(ordering.options()));
  }

  SearchResult run() {
    return search.search(SearchRequest.of(line, limits), SearchListener.NONE);
  }
}
