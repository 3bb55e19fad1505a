package org.plyscope.game.starhalma.internal.orderings;

import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.starhalma.internal.geometry.Camp;
import org.plyscope.game.starhalma.internal.geometry.Hole;
import org.plyscope.game.starhalma.internal.geometry.Layout;
import org.plyscope.game.starhalma.internal.geometry.Plan;
import org.plyscope.game.starhalma.internal.rules.StarRules;

/** An ordering by the two ends of a move, each with a key of its own. */
abstract class SumOrdering implements OrdererFactory {
  /** More than the largest hole number, so that one number can break ties of another. */
  static final int RADIX = 512;

  /** The key of a hole, for a player with this camp. */
  interface Key {
    int of(Layout layout, Camp camp, int hole);
  }

  /** Returns the key of the hole a marble leaves. */
  abstract Key leave(OptionValues values);

  /** Returns the key of the hole a marble reaches. */
  abstract Key reach(OptionValues values);

  /**
   * Returns the number of a hole as the player sees it: its number on a board turned so that the
   * player moves down, so larger is nearer to the goal.
   */
  static int forward(Layout layout, Camp camp, int hole) {
    Hole turned = layout.hole(hole).turned(-camp.point());
    return Plan.number(layout, turned);
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof StarRules;
  }

  @Override
  public final Orderer create(PartContext context) {
    StarRules star = (StarRules) context.rules();
    return new SumOrderer(
        table(star, leave(context.options())), table(star, reach(context.options())));
  }

  private static int[][] table(StarRules rules, Key key) {
    Layout layout = rules.plan().layout();
    int[][] table = new int[rules.players()][layout.count()];
    for (int player = 0; player < table.length; player++) {
      Camp camp = rules.plan().camps().get(player);
      for (int hole = 0; hole < table[player].length; hole++) {
        table[player][hole] = key.of(layout, camp, hole);
      }
    }
    return table;
  }
}
