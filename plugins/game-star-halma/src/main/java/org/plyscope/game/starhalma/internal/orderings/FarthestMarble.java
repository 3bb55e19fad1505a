package org.plyscope.game.starhalma.internal.orderings;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.option.OptionValues;

/** The moves of the marble farthest from the tip of its goal first. */
@Component(service = OrdererFactory.class)
public final class FarthestMarble extends SumOrdering {
  @Override
  public String id() {
    return "farthest-marble";
  }

  @Override
  public String name() {
    return "Farthest marble first";
  }

  @Override
  public String description() {
    return "Moves of the marble with the most steps to the tip of its goal first.";
  }

  @Override
  Key leave(OptionValues values) {
    return (layout, camp, hole) -> layout.hole(hole).distance(layout.hole(camp.tip()));
  }

  @Override
  Key reach(OptionValues values) {
    return (layout, camp, hole) -> 0;
  }
}
