package org.plyscope.agent.baseline;

import java.util.Set;
import java.util.SplittableRandom;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.DirectChoice;

/** Plays any legal move, each with the same probability. */
@Component(service = AgentFactory.class)
public final class RandomAgents implements AgentFactory {
  @Override
  public String id() {
    return "random";
  }

  @Override
  public String name() {
    return "Random";
  }

  @Override
  public String description() {
    return "Plays any legal move, each with the same probability.";
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return true;
  }

  @Override
  public Set<Limits.Kind> understands(OptionValues values) {
    return Set.of();
  }

  @Override
  public Agent create(PartContext context) {
    return (request, listener) -> {
      SplittableRandom random = new SplittableRandom(request.seed());
      MoveList scratch = new MoveList();
      long move = request.state().randomMove(random, scratch);
      while (!request.allows(move)) {
        move = request.state().randomMove(random, scratch);
      }
      return DirectChoice.of(request, move).build();
    };
  }
}
