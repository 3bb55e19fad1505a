package org.plyscope.agent.montecarlo.playout;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.agent.montecarlo.PlayoutFactory;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.montecarlo.Playouts;

/** Plays at random. */
@Component(service = PlayoutFactory.class)
public final class RandomMoves implements PlayoutFactory {
  @Override
  public String id() {
    return "random-moves";
  }

  @Override
  public String name() {
    return "Random moves";
  }

  @Override
  public String description() {
    return "Any move with the same probability.";
  }

  @Override
  public Playout create(PartContext context) {
    return Playouts.random();
  }
}
