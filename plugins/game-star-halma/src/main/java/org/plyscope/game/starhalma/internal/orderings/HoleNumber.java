package org.plyscope.game.starhalma.internal.orderings;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;

/**
 * Marble by marble in the order of hole numbers, and the destinations of each in the same order.
 */
@Component(service = OrdererFactory.class)
public final class HoleNumber extends SumOrdering {
  @Override
  public String id() {
    return "hole-number";
  }

  @Override
  public String name() {
    return "Hole number";
  }

  @Override
  public String description() {
    return "Marble by marble in the order of hole numbers, its destinations in the same order.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(Facing.FIRST);
  }

  @Override
  Key leave(OptionValues values) {
    Key key = Facing.key(values);
    return (layout, camp, hole) -> RADIX * key.of(layout, camp, hole);
  }

  @Override
  Key reach(OptionValues values) {
    return Facing.key(values);
  }
}
