package org.plyscope.game.starhalma.internal.orderings;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.option.OptionValues;

/** The most rows gained first; among equal ones the destination nearest to the centre line. */
@Component(service = OrdererFactory.class)
public final class CentralFirst extends SumOrdering {
  private static final int WIDEST = 32;

  @Override
  public String id() {
    return "central-first";
  }

  @Override
  public String name() {
    return "Central first";
  }

  @Override
  public String description() {
    return "The most rows gained first; equal ones by closeness to the centre line, then by hole"
        + " number.";
  }

  @Override
  Key leave(OptionValues values) {
    return (layout, camp, hole) -> -RADIX * WIDEST * camp.row(layout, hole);
  }

  @Override
  Key reach(OptionValues values) {
    return (layout, camp, hole) ->
        RADIX * (WIDEST * camp.row(layout, hole) - camp.offset(layout, hole))
            + forward(layout, camp, hole);
  }
}
