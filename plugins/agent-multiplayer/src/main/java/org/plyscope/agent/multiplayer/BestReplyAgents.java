package org.plyscope.agent.multiplayer;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.Movers;
import org.plyscope.engine.multiplayer.CoalitionSettings;

/** Offers Best Reply Search: alpha-beta against the strongest reply of any opponent. */
@Component(service = AgentFactory.class)
public final class BestReplyAgents implements AgentFactory {
  private static final Option<String> OTHERS =
      Option.choice(
          "others",
          "Other opponents",
          "How the other opponents act besides the best reply: pass, where the game can skip a"
              + " turn, or play the first move of the ordering (BRS+), where every turn is a ply.",
          "pass",
          List.of("pass", "first-move"));

  @Override
  public String id() {
    return "best-reply";
  }

  @Override
  public String name() {
    return "Best reply";
  }

  @Override
  public String description() {
    return "Expects only the opponent with the strongest reply to move against it, so that it sees"
        + " its own moves twice as often as a paranoid player of three.";
  }

  @Override
  public List<Option<?>> options() {
    List<Option<?>> options = new ArrayList<>(CoalitionOptions.ALL);
    options.add(OTHERS);
    return List.copyOf(options);
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return CommonOptions.plan(values).ends();
  }

  @Override
  public Set<Limits.Kind> understands(OptionValues values) {
    return Set.of(Limits.Kind.DEPTH, Limits.Kind.NODES, Limits.Kind.TIME);
  }

  @Override
  public Agent create(PartContext context) {
    boolean passing = context.options().get(OTHERS).equals("pass");
    return CoalitionOptions.agent(
        context, CoalitionSettings.BEST_REPLY.withMovers(new Movers.BestReply(passing)));
  }

  @Override
  public Map<String, String> idle(OptionValues values, Limits limits) {
    return CommonOptions.idle(limits);
  }
}
