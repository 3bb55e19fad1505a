package org.plyscope.agent.multiplayer;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentContext;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.option.Option;
import org.plyscope.engine.MaxNSearch;

/** Offers max^n search. */
@Component(service = AgentFactory.class)
public final class MaxNAgents implements AgentFactory {
  /** Called by the framework. */
  public MaxNAgents() {}

  @Override
  public String id() {
    return "max-n";
  }

  @Override
  public String name() {
    return "Max^n";
  }

  @Override
  public String description() {
    return "Expects every player to do what is best for itself; searches the full tree and breaks"
        + " ties by the seed.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(DepthOptions.EVALUATOR, DepthOptions.CONTROL, DepthOptions.DEPTH);
  }

  @Override
  public Agent create(AgentContext context) {
    return new MaxNSearch(
            context.rules(), DepthOptions.evaluation(context), DepthOptions.plan(context.options()))
        ::search;
  }
}
