package org.plyscope.agent.baseline;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.NaturalOrder;

/** Leaves the moves in the order in which the game lists them. */
@Component(service = OrdererFactory.class, property = "service.ranking:Integer=-100")
public final class NoOrdering implements OrdererFactory {
  @Override
  public String id() {
    return "none";
  }

  @Override
  public String name() {
    return "None";
  }

  @Override
  public String description() {
    return "The order in which the game lists the moves.";
  }

  @Override
  public boolean supports(Rules rules) {
    return true;
  }

  @Override
  public Orderer create(PartContext context) {
    return new NaturalOrder();
  }
}
