package org.plyscope.game.starhalma.internal.orderings;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.option.OptionValues;

/** The moves that bring a marble the most steps nearer to the tip of its goal first. */
@Component(service = OrdererFactory.class)
public final class StepsGained extends SumOrdering {
  @Override
  public String id() {
    return "steps-gained";
  }

  @Override
  public String name() {
    return "Steps gained";
  }

  @Override
  public String description() {
    return "Moves that bring a marble the most steps nearer to the tip of its goal first: those"
        + " that leave the fewest simple moves.";
  }

  @Override
  Key leave(OptionValues values) {
    return (layout, camp, hole) -> layout.hole(hole).distance(layout.hole(camp.tip()));
  }

  @Override
  Key reach(OptionValues values) {
    Key leave = leave(values);
    return (layout, camp, hole) -> -leave.of(layout, camp, hole);
  }
}
