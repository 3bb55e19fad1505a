package org.plyscope.game.starhalma.internal.orderings;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.option.OptionValues;

/** The largest difference of hole numbers toward the goal first. */
@Component(service = OrdererFactory.class, property = "service.ranking:Integer=100")
public final class LargestGain extends SumOrdering {
  @Override
  public String id() {
    return "largest-gain";
  }

  @Override
  public String name() {
    return "Largest gain";
  }

  @Override
  public String description() {
    return "The largest difference of hole numbers toward the goal first; equal ones from the"
        + " foremost hole.";
  }

  @Override
  Key leave(OptionValues values) {
    return (layout, camp, hole) -> (1 - RADIX) * forward(layout, camp, hole);
  }

  @Override
  Key reach(OptionValues values) {
    return (layout, camp, hole) -> RADIX * forward(layout, camp, hole);
  }
}
