package org.plyscope.game.starhalma.internal.evaluators;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.starhalma.internal.geometry.Camp;
import org.plyscope.game.starhalma.internal.geometry.Layout;

/** Steps that are still to go on an empty board. */
@Component(service = EvaluatorFactory.class)
public final class HexDistance extends TableEvaluator {
  private static final Option<String> TARGET =
      Option.choice(
          "target",
          "Target",
          "Count steps to the tip of the goal or to its nearest hole.",
          "tip",
          List.of("tip", "goal"));

  @Override
  public String id() {
    return "hex-distance";
  }

  @Override
  public String name() {
    return "Hex distance";
  }

  @Override
  public String description() {
    return "Steps all marbles have still to go on an empty board, the others' against the own.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(TARGET, INCREMENTAL);
  }

  @Override
  Worth worth(OptionValues values, Camp viewer) {
    return values.get(TARGET).equals("tip")
        ? (layout, camp, hole) -> -layout.hole(hole).distance(layout.hole(camp.tip()))
        : HexDistance::toGoal;
  }

  private static int toGoal(Layout layout, Camp camp, int hole) {
    return -camp.goal()
        .indices()
        .map(goal -> layout.hole(hole).distance(layout.hole(goal)))
        .min()
        .orElseThrow();
  }
}
