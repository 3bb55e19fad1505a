package org.plyscope.view.compare.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.catalog.AgentCatalog;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.GamePart;
import org.plyscope.ui.form.IdentifierText;
import org.plyscope.ui.form.OfferedParts;
import org.plyscope.ui.form.PartNames;

/** The agents and parts that can be chosen under some rules, and how they are shown. */
public final class OfferedAgents implements PartNames {
  private final OfferedParts parts;
  private final AgentCatalog catalog;
  private final Rules rules;

  /** Offers the agents installed for some rules at the time of each call. */
  public OfferedAgents(Analyst analyst, AgentCatalog catalog, Rules rules) {
    this.parts = new OfferedParts(analyst, rules);
    this.catalog = catalog;
    this.rules = rules;
  }

  /** Returns the agents, each before its presets. */
  public List<InstalledAgent> all() {
    return catalog.agentsFor(rules);
  }

  /** Finds an agent; empty if it is not installed or one of its options is wrong. */
  public Optional<InstalledAgent> find(AgentSpec agent) {
    try {
      return Optional.of(checked(agent));
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  /**
   * Finds an agent.
   *
   * @throws InputException if it is not installed or one of its options is wrong
   */
  public InstalledAgent checked(AgentSpec agent) {
    return catalog.agent(rules, agent);
  }

  /** Returns the name of an agent with the options that were changed, for tables and charts. */
  public String label(InstalledAgent agent) {
    Map<String, String> changes = agent.spec().options();
    String options =
        agent.values().options().stream()
            .filter(option -> changes.containsKey(option.id()))
            .map(option -> option.label() + " " + value(option, changes.get(option.id())))
            .collect(Collectors.joining(", "));
    return options.isEmpty() ? agent.name() : agent.name() + ", " + options;
  }

  /** Writes a value of an option for display; parts by their names. */
  public String value(Option<?> option, String text) {
    return switch (option.kind()) {
      case FLAG -> Boolean.parseBoolean(text) ? "on" : "off";
      case CHOICE -> IdentifierText.of(text);
      case PART -> part(option, text);
      default -> text;
    };
  }

  private String part(Option<?> option, String text) {
    if (text.isEmpty()) {
      return option.emptyMeaning().isEmpty() ? "default" : option.emptyMeaning();
    }
    return parts(option.partKind().orElseThrow())
        .filter(part -> part.id().equals(text))
        .map(GamePart::name)
        .findFirst()
        .orElse(text);
  }

  @Override
  public List<String> of(Class<?> kind) {
    return parts.of(kind);
  }

  @Override
  public String name(Class<?> kind, String id) {
    return parts.name(kind, id);
  }

  @Override
  public String standard(Class<?> kind) {
    return parts.standard(kind);
  }

  /** Returns the parts of a kind, the default one first. */
  public Stream<? extends GamePart> parts(Class<?> kind) {
    return parts.all(kind);
  }
}
