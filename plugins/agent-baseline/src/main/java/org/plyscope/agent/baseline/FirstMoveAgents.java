package org.plyscope.agent.baseline;

import java.util.Set;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.DirectChoice;

/** Plays the first move of the game's list. */
@Component(service = AgentFactory.class)
public final class FirstMoveAgents implements AgentFactory {
  @Override
  public String id() {
    return "first-move";
  }

  @Override
  public String name() {
    return "First move";
  }

  @Override
  public String description() {
    return "Plays the first move of the game's own list, always the same one.";
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
    return (request, listener) -> DirectChoice.of(request, request.rootMoves()[0]).build();
  }
}
