package org.plyscope.agent.montecarlo.playout;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.agent.montecarlo.PlayoutFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.montecarlo.Playouts;

/** Usually plays the first move of an ordering. */
@Component(service = PlayoutFactory.class)
public final class EpsilonGreedy implements PlayoutFactory {
  private static final Option<String> ORDERING =
      Option.part(OrdererFactory.class, "ordering", "Move ordering", "Decides which move is best.");
  private static final Option<Double> EPSILON =
      Option.decimal("epsilon", "ε", "How often any move is played.", 0.05, 0, 1);

  @Override
  public String id() {
    return "epsilon-greedy";
  }

  @Override
  public String name() {
    return "ε-greedy by ordering";
  }

  @Override
  public String description() {
    return "Usually the move that an ordering puts first, ties at random; sometimes any move.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(ORDERING, EPSILON);
  }

  @Override
  public Playout create(PartContext context) {
    Orderer orderer = context.find(OrdererFactory.class, ORDERING).orElseGet(NaturalOrder::new);
    return Playouts.epsilonGreedy(orderer, context.options().get(EPSILON));
  }
}
