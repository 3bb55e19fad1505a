package org.plyscope.agent.multiplayer;

import java.util.List;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.multiplayer.MaxNSearch;

/** Offers max^n search. */
@Component(service = AgentFactory.class)
public final class MaxNAgents implements AgentFactory {
  private static final Option<String> VALUE =
      Option.choice(
          "value",
          "Value",
          "relative is what the evaluator says, usually the player against the others; own is what"
              + " the player has by itself.",
          "relative",
          List.of("relative", "own"));

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
    return List.of(DepthOptions.EVALUATOR, DepthOptions.CONTROL, DepthOptions.DEPTH, VALUE);
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return DepthOptions.plan(values).ends();
  }

  @Override
  public Agent create(PartContext context) {
    boolean own = context.options().get(VALUE).equals("own");
    return new MaxNSearch(
            context.rules(),
            own ? DepthOptions.progress(context) : DepthOptions.evaluation(context),
            DepthOptions.plan(context.options()))
        ::search;
  }
}
