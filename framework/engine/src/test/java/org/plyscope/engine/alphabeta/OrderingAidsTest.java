package org.plyscope.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.engine.Lattices;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.alphabeta.OrderingAids.History;
import org.plyscope.engine.alphabeta.TableSettings.Replacement;

/** Each ordering aid puts moves where it promises, and that is another place than without it. */
class OrderingAidsTest {
  static Stream<OrderingAids> aids() {
    return Stream.of(
        new OrderingAids(true, false, false, History.OFF),
        new OrderingAids(false, true, false, History.OFF),
        new OrderingAids(false, false, true, History.OFF),
        new OrderingAids(false, false, false, History.AFTER_ORDERER),
        new OrderingAids(false, false, false, History.BEFORE_ORDERER),
        new OrderingAids(true, true, true, History.AFTER_ORDERER),
        new OrderingAids(true, true, true, History.BEFORE_ORDERER));
  }

  @ParameterizedTest
  @MethodSource("aids")
  void movesAreTriedInTheOrderOfTheAids(OrderingAids aids) {
    int moved = 0;
    for (int seed = 0; seed < 20; seed++) {
      Rules rules = Lattices.rules(seed, 40, 8);
      AlphaBetaSettings settings =
          AlphaBetaSettings.PLAIN.with(
              s -> {
                s.aids = aids;
                s.table = new TableSettings(8, Replacement.ALWAYS, false);
              });
      OrderingModel model = new OrderingModel(rules.initial(), Lattices.orderer(rules), aids);
      Lattices.search(rules, settings, SearchPlan.DEEPENING)
          .search(
              SearchRequest.of(Line.of(rules), Limits.depth(6)).withRecorder(model),
              SearchListener.NONE);
      moved += model.moved;
    }
    assertThat(moved).isGreaterThan(100);
  }
}
