package org.plyscope.engine;

import java.util.List;
import java.util.Map;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.alphabeta.AlphaBetaSearch;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;
import org.plyscope.testkit.games.Lattice;

/** Lattice games, and what a search of them is made of. */
public final class Lattices {
  private static final OptionValues NONE = OptionValues.defaults(List.of());

  private Lattices() {}

  public static Rules rules(long seed, int length, int width) {
    return Lattice.rules(Map.of("seed", "" + seed, "length", "" + length, "width", "" + width));
  }

  public static Evaluator evaluation(Rules rules) {
    return Lattice.HASH_VALUE.create(rules, NONE);
  }

  public static Orderer orderer(Rules rules) {
    return Lattice.BEST_NEXT.create(rules, NONE);
  }

  public static AlphaBetaSearch search(Rules rules, AlphaBetaSettings settings, SearchPlan plan) {
    return new AlphaBetaSearch(rules, evaluation(rules), orderer(rules), settings, plan);
  }

  /** Returns a lattice in which no player can force an early end. */
  public static Rules undecided() {
    for (int seed = 0; ; seed++) {
      Rules rules = rules(seed, 40, 8);
      SearchResult result =
          search(rules, AlphaBetaSettings.PLAIN, SearchPlan.DEEPENING)
              .search(SearchRequest.of(Line.of(rules), Limits.depth(9)), SearchListener.NONE);
      if (result.depth() == 9 && result.candidates().size() > 3) {
        return rules;
      }
    }
  }
}
