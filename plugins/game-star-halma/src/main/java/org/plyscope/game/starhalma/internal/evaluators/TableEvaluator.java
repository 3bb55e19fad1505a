package org.plyscope.game.starhalma.internal.evaluators;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.board.Seat;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.game.starhalma.internal.geometry.Camp;
import org.plyscope.game.starhalma.internal.geometry.Layout;
import org.plyscope.game.starhalma.internal.rules.StarRules;

/** An evaluator that judges each marble by where it stands. */
abstract class TableEvaluator implements EvaluatorFactory {
  static final Option<Boolean> INCREMENTAL =
      Option.flag(
          "incremental",
          "Incremental",
          "Follow each move by its difference instead of adding up all marbles anew.",
          true);

  /** The worth of a marble in a hole; larger is better for its owner. */
  interface Worth {
    int of(Layout layout, Camp camp, int hole);
  }

  /** Returns the value of a marble under these options, as the player of a camp sees it. */
  abstract Worth worth(OptionValues values, Camp viewer);

  /** Returns the named parts whose sum {@link #worth} is; by default it is not split up. */
  Map<String, Worth> parts(OptionValues values, Camp viewer) {
    return Map.of("Marbles", worth(values, viewer));
  }

  /** Returns the players that a player is compared with under these options. */
  Against against(OptionValues values) {
    return Against.ALL;
  }

  /** Returns the number of points of worth per display unit. */
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
  public Evaluator create(PartContext context) {
    OptionValues values = context.options();
    PointTable points = points((StarRules) context.rules(), values);
    return values.get(INCREMENTAL) ? new MarbleTable(points) : new MarbleCount(points);
  }

  private PointTable points(StarRules rules, OptionValues values) {
    Layout layout = rules.plan().layout();
    List<Camp> camps = rules.plan().camps();
    List<Map<String, Worth>> seen = camps.stream().map(viewer -> parts(values, viewer)).toList();
    Map<String, PointTable.Worth> worth = new LinkedHashMap<>();
    for (String part : seen.get(0).keySet()) {
      worth.put(
          part,
          (viewer, owner, hole) -> seen.get(viewer).get(part).of(layout, camps.get(owner), hole));
    }
    return PointTable.of(
        against(values),
        rules.board().seats().stream().map(Seat::name).toList(),
        layout.count(),
        unit(),
        worth);
  }
}
