package org.plyscope.game.starhalma.internal.orderings;

import java.util.List;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.starhalma.internal.geometry.Plan;

/** Which holes count as first: an option shared by the orderings by hole number. */
final class Facing {
  static final Option<String> FIRST =
      Option.choice(
          "first",
          "First",
          "High or low hole numbers for all players, or holes near to (forward) or far from"
              + " (backward) the goal of the player to move.",
          "forward",
          List.of("forward", "backward", "high", "low"));

  private Facing() {}

  /** Returns a key that is larger for holes that come first, from 1 to RADIX - 1. */
  static SumOrdering.Key key(OptionValues values) {
    return switch (values.get(FIRST)) {
      case "forward" -> SumOrdering::forward;
      case "backward" ->
          (layout, camp, hole) -> SumOrdering.RADIX - 1 - SumOrdering.forward(layout, camp, hole);
      case "high" -> (layout, camp, hole) -> Plan.number(layout, layout.hole(hole));
      default ->
          (layout, camp, hole) -> SumOrdering.RADIX - 1 - Plan.number(layout, layout.hole(hole));
    };
  }
}
