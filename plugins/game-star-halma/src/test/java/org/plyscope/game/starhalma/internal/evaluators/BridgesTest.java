package org.plyscope.game.starhalma.internal.evaluators;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.internal.rules.StarRules;

/** Rows that chains of hops can gain count beside the distance. */
class BridgesTest {
  private static final ChineseCheckers GAME = new ChineseCheckers();
  private static final StarRules RULES = GAME.rules(OptionValues.defaults(GAME.options()));

  private static Evaluator bridges(String weight) {
    Bridges bridges = new Bridges();
    return bridges.create(RULES, OptionValues.defaults(bridges.options()).with("weight", weight));
  }

  @Test
  void atTheStartBothSidesHaveAsManyHops() {
    State start = RULES.initial();
    assertThat(bridges("1").value(start, 0)).isEqualTo(bridges("0").value(start, 0));
  }

  @Test
  void aMoveThatOpensHopsIsWorthMoreThanItsDistance() {
    State state = RULES.initial();
    int most = 0;
    for (long move : state.legalMoves()) {
      state.play(move);
      most = Math.max(most, bridges("1").value(state, 0) - bridges("0").value(state, 0));
      state.undo();
    }
    assertThat(most).isPositive();
  }
}
