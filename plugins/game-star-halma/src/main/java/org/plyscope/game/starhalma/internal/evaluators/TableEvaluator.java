package org.plyscope.game.starhalma.internal.evaluators;

import java.util.List;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.starhalma.internal.geometry.Camp;
import org.plyscope.game.starhalma.internal.geometry.Layout;
import org.plyscope.game.starhalma.internal.rules.StarRules;

/** An evaluator that judges each marble by where it stands. */
abstract class TableEvaluator implements Evaluator {
  static final Option<Boolean> INCREMENTAL =
      Option.flag(
          "incremental",
          "Incremental",
          "Follow each move by its difference instead of adding up all marbles anew.",
          true);

  /** Tells what a marble is worth in a hole; larger is better for its owner. */
  interface Worth {
    int of(Layout layout, Camp camp, int hole);

    /** Returns the worth of every hole to every player. */
    default int[][] table(StarRules rules) {
      Layout layout = rules.plan().layout();
      int[][] worth = new int[rules.players()][layout.count()];
      for (int player = 0; player < worth.length; player++) {
        Camp camp = rules.plan().camps().get(player);
        for (int hole = 0; hole < worth[player].length; hole++) {
          worth[player][hole] = of(layout, camp, hole);
        }
      }
      return worth;
    }
  }

  /** Returns what a marble is worth under these options. */
  abstract Worth worth(OptionValues values);

  /** Returns how many points of worth make one unit for people. */
  int unit() {
    return 1;
  }

  @Override
  public boolean supports(Rules rules) {
    return rules instanceof StarRules;
  }

  @Override
  public List<Option<?>> options() {
    return List.of(INCREMENTAL);
  }

  @Override
  public Evaluation create(PartContext context) {
    int[][] table = worth(context.options()).table((StarRules) context.rules());
    return context.options().get(INCREMENTAL)
        ? new MarbleTable(table, unit())
        : new MarbleCount(table, unit());
  }
}
