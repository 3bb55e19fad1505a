package org.plyscope.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.Lattices;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.Reference;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.alphabeta.OrderingAids.History;
import org.plyscope.engine.alphabeta.TableSettings.Replacement;

/** Positions with equal keys are not confused as long as they do not share their moves too. */
class KeyCollisionTest {
  private static final Evaluator BY_POSITION =
      (state, player) -> ((state.position().hashCode() * 0x9E3779B1) >>> (8 + player)) % 100;

  @ParameterizedTest
  @EnumSource(Replacement.class)
  void anEntryWhoseMoveIsIllegalIsNotBelieved(Replacement replacement) {
    AlphaBetaSettings settings =
        AlphaBetaSettings.PLAIN.with(
            s -> {
              s.aids = new OrderingAids(true, false, false, History.OFF);
              s.table = new TableSettings(1, replacement, true);
            });
    for (int seed = 0; seed < 30; seed++) {
      Rules rules = Lattices.rules(seed, 12, 5);
      State state = new CollidingState(rules.initial());
      int expected = new Reference(BY_POSITION, 2, state.toMove(), 0).value(state, 5, 0);
      SearchResult result =
          new AlphaBetaSearch(rules, BY_POSITION, new NaturalOrder(), settings, SearchPlan.fixed(5))
              .search(
                  SearchRequest.of(Line.of(rules), Limits.depth(5)).withState(state),
                  SearchListener.NONE);
      assertThat(result.value()).as("seed %d", seed).isEqualTo(expected);
    }
  }
}
