package org.plyscope.testkit.hostile;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.PartContext;

/** Plays any move until its second search, and then misbehaves. */
@Component(service = AgentFactory.class)
public final class HostileAgents implements AgentFactory {
  private static final Option<String> DEED =
      Option.choice(
          "deed",
          "Deed",
          "The misbehaviour in its second search.",
          id(Misbehaviour.EXCEPTION),
          Arrays.stream(Misbehaviour.values()).map(HostileAgents::id).toList());

  /** Called by the framework. */
  public HostileAgents() {}

  private static String id(Misbehaviour misbehaviour) {
    return misbehaviour.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public String id() {
    return "hostile";
  }

  @Override
  public String name() {
    return "Hostile";
  }

  @Override
  public String description() {
    return "Breaks the contract of agents, for tests.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(DEED);
  }

  @Override
  public List<Preset> presets() {
    return Arrays.stream(Misbehaviour.values())
        .map(HostileAgents::id)
        .map(id -> Preset.of("hostile/" + id, "Hostile: " + id, "For tests.").with("deed", id))
        .toList();
  }

  @Override
  public boolean endsByItself(OptionValues values) {
    return true;
  }

  @Override
  public Agent create(PartContext context) {
    String chosen = context.options().get(DEED);
    Misbehaviour misbehaviour =
        Arrays.stream(Misbehaviour.values())
            .filter(d -> id(d).equals(chosen))
            .findFirst()
            .orElseThrow();
    return new HostileAgent(misbehaviour);
  }
}
