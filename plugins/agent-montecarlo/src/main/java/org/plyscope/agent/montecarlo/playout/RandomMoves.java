package org.plyscope.agent.montecarlo.playout;

import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Playout;
import org.plyscope.api.agent.PlayoutPolicy;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.montecarlo.Playouts;

/** Plays at random. */
@Component(service = PlayoutPolicy.class)
public final class RandomMoves implements PlayoutPolicy {

  /** Called by the framework. */
  public RandomMoves() {}

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
