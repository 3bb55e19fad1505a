package org.plyscope.agent.multiplayer;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.PartContext;
import org.plyscope.engine.multiplayer.CoalitionSettings;

/** Offers paranoid search: alpha-beta against a coalition of all others. */
@Component(service = AgentFactory.class)
public final class ParanoidAgents implements AgentFactory {
  @Override
  public String id() {
    return "paranoid";
  }

  @Override
  public String name() {
    return "Paranoid";
  }

  @Override
  public String description() {
    return "Expects all others to play together against it, which allows alpha-beta pruning with"
        + " any number of players.";
  }

  @Override
  public List<Option<?>> options() {
    return CoalitionOptions.ALL;
  }

  @Override
  public List<Preset> presets() {
    return StudyPresets.paranoid();
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
    return CoalitionOptions.agent(context, CoalitionSettings.PARANOID);
  }

  @Override
  public Map<String, String> idle(OptionValues values, Limits limits) {
    return CommonOptions.idle(limits);
  }
}
