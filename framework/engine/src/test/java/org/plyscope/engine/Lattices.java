package org.plyscope.engine;

import java.util.List;
import java.util.Map;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.testkit.games.Lattice;

/** Lattice games, and what a search of them is made of. */
final class Lattices {
  private static final OptionValues NONE = OptionValues.defaults(List.of());

  private Lattices() {}

  static Rules rules(long seed, int length, int width) {
    return Lattice.rules(Map.of("seed", "" + seed, "length", "" + length, "width", "" + width));
  }

  static Evaluation evaluation(Rules rules) {
    return Lattice.HASH_VALUE.create(rules, NONE);
  }

  static AlphaBetaSearch search(Rules rules, AlphaBetaSettings settings, SearchPlan plan) {
    return new AlphaBetaSearch(
        rules, evaluation(rules), Lattice.BEST_NEXT.create(rules, NONE), settings, plan);
  }
}
