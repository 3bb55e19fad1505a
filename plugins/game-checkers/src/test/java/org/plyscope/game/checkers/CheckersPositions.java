package org.plyscope.game.checkers;

import java.util.Map;
import org.plyscope.api.option.OptionValues;

/** Rules and states for tests. */
final class CheckersPositions {
  private CheckersPositions() {}

  static CheckersRules rules(Map<String, String> changes) {
    CheckersGame game = new CheckersGame();
    return (CheckersRules) game.rules(OptionValues.defaults(game.options()).with(changes));
  }

  static CheckersRules standard() {
    return rules(Map.of());
  }

  static CheckersRules withoutDraws() {
    return rules(Map.of("draw-moves", "0", "repetitions", "0"));
  }

  static CheckersState state(String position) {
    return (CheckersState) standard().parse(position);
  }
}
