package org.plyscope.game.starhalma.internal.orderings;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.starhalma.internal.geometry.Hole;

/** The destination nearest to the tip of the goal first. */
@Component(service = OrdererFactory.class)
public final class DistanceToTarget extends SumOrdering {
  private static final Option<String> MEASURE =
      Option.choice(
          "measure",
          "Distance",
          "Steps on the board, or the sum of both differences of the skewed coordinates.",
          "steps",
          List.of("steps", "skewed"));

  @Override
  public String id() {
    return "distance-to-target";
  }

  @Override
  public String name() {
    return "Distance to target";
  }

  @Override
  public String description() {
    return "The destination nearest to the tip of the goal first.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(MEASURE);
  }

  @Override
  Key leave(OptionValues values) {
    return (layout, camp, hole) -> 0;
  }

  @Override
  Key reach(OptionValues values) {
    boolean steps = values.get(MEASURE).equals("steps");
    return (layout, camp, hole) -> {
      Hole at = layout.hole(hole);
      Hole tip = layout.hole(camp.tip());
      return -(steps ? at.distance(tip) : at.skewedDistance(tip));
    };
  }
}
