package org.plyscope.agent.montecarlo.playout;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.agent.montecarlo.PlayoutFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.montecarlo.Playouts;

/** Plays the best move of a playout of the level below. */
@Component(service = PlayoutFactory.class)
public final class NestedPlayout implements PlayoutFactory {
  private static final Option<Long> LEVEL =
      Option.integer("level", "Level", "How deep playouts are nested.", 1, 1, 2);

  @Override
  public String id() {
    return "nested";
  }

  @Override
  public String name() {
    return "Nested";
  }

  @Override
  public String description() {
    return "Tries each move with a playout of the level below and plays the one that ended best.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(LEVEL);
  }

  @Override
  public Playout create(PartContext context) {
    return Playouts.nested(context.rules().players(), context.options().get(LEVEL).intValue());
  }
}
