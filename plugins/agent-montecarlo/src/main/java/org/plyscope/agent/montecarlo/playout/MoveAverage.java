package org.plyscope.agent.montecarlo.playout;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.agent.montecarlo.PlayoutFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.montecarlo.Playouts;

/** Usually plays the move that did best before. */
@Component(service = PlayoutFactory.class)
public final class MoveAverage implements PlayoutFactory {
  private static final Option<Double> EPSILON =
      Option.decimal("epsilon", "ε", "How often any move is played.", 0.4, 0, 1);

  @Override
  public String id() {
    return "move-average";
  }

  @Override
  public String name() {
    return "Move average (MAST)";
  }

  @Override
  public String description() {
    return "Usually the move that did best in all playouts so far, wherever it was made; sometimes"
        + " any move.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(EPSILON);
  }

  @Override
  public Playout create(PartContext context) {
    return Playouts.moveAverage(context.options().get(EPSILON));
  }
}
