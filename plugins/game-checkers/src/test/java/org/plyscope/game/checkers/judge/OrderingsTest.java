package org.plyscope.game.checkers.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.checkers.CheckersGame;

class OrderingsTest {
  private static final Rules RULES =
      new CheckersGame().rules(OptionValues.defaults(new CheckersGame().options()));

  @Test
  void largeCapturesComeFirst() {
    assertThat(keys(new CapturesFirst(), "B:W15,23,K22:B11,17"))
        .isEqualTo(Map.of("11x18x27", 2, "11x18x25", 3, "17x26", 2));
  }

  @Test
  void menNearTheCrownRowComeFirst() {
    assertThat(keys(new AdvanceFirst(), "B:W32:B1,25,K18"))
        .isEqualTo(
            Map.of(
                "1-5", 1, "1-6", 1, "25-29", 7, "25-30", 7, "18-14", 0, "18-15", 0, "18-22", 0,
                "18-23", 0));
    assertThat(keys(new AdvanceFirst(), "W:W8,32:B1"))
        .isEqualTo(Map.of("8-3", 7, "8-4", 7, "32-27", 1, "32-28", 1));
  }

  @Test
  void crowningAndKingsComeFirst() {
    assertThat(keys(new KingsFirst(), "B:W32:B1,26,K12"))
        .isEqualTo(Map.of("1-5", 0, "1-6", 0, "26-30", 2, "26-31", 2, "12-8", 1, "12-16", 1));
  }

  private static Map<String, Integer> keys(OrdererFactory ordering, String position) {
    assertThat(ordering.supports(RULES)).isTrue();
    State state = RULES.parse(position);
    MoveList moves = new MoveList();
    int count = state.moves(moves);
    int[] keys = new int[count];
    ordering.create(RULES, OptionValues.defaults(ordering.options())).keys(state, moves, keys);
    Map<String, Integer> byText = new TreeMap<>();
    for (int i = 0; i < count; i++) {
      byText.put(state.text(moves.get(i)), keys[i]);
    }
    return byText;
  }
}
