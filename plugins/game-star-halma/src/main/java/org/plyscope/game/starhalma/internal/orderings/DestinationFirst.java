package org.plyscope.game.starhalma.internal.orderings;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;

/** Destination by destination in the order of hole numbers, then by the marbles that reach it. */
@Component(service = OrdererFactory.class)
public final class DestinationFirst extends SumOrdering {
  @Override
  public String id() {
    return "destination-first";
  }

  @Override
  public String name() {
    return "Destination first";
  }

  @Override
  public String description() {
    return "Destination by destination in the order of hole numbers, the marbles that reach it in"
        + " the same order.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(Facing.FIRST);
  }

  @Override
  Key leave(OptionValues values) {
    return Facing.key(values);
  }

  @Override
  Key reach(OptionValues values) {
    Key key = Facing.key(values);
    return (layout, camp, hole) -> RADIX * key.of(layout, camp, hole);
  }
}
