package org.plyscope.view.compare.model;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.analysis.Analyst;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionText;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.part.Part;
import org.plyscope.ui.form.Words;

/**
 * An agent or a preset of one, with its options: what the text of a configuration stands for.
 * Immutable, but it holds on to a plugin, so it is not kept longer than a dialog is open.
 */
public final class AgentChoice {
  private final AgentFactory factory;
  private final Preset preset;
  private final OptionValues base;
  private final OptionValues values;

  private AgentChoice(AgentFactory factory, Preset preset, OptionValues base, OptionValues values) {
    this.factory = factory;
    this.preset = preset;
    this.base = base;
    this.values = values;
  }

  private static AgentChoice of(AgentFactory factory, Preset preset) {
    OptionValues plain = OptionValues.defaults(factory.options());
    OptionValues base = preset == null ? plain : plain.with(preset.values());
    return new AgentChoice(factory, preset, base, base);
  }

  /** Returns the agents that fit some rules, each before its presets. */
  public static List<AgentChoice> all(Analyst analyst, Rules rules) {
    List<AgentChoice> all = new ArrayList<>();
    for (AgentFactory factory : analyst.parts(AgentFactory.class, rules)) {
      all.add(of(factory, null));
      factory.presets().stream()
          .map(preset -> of(factory, preset))
          .filter(choice -> fits(analyst, rules, choice.id()))
          .forEach(all::add);
    }
    return all;
  }

  /** Finds what a text stands for; empty if there is no such agent or option for the rules. */
  public static Optional<AgentChoice> find(Analyst analyst, Rules rules, String text) {
    int colon = text.indexOf(':');
    String id = colon < 0 ? text : text.substring(0, colon);
    for (AgentFactory factory : analyst.parts(AgentFactory.class, rules)) {
      try {
        Optional<AgentChoice> plain =
            factory.id().equals(id)
                ? Optional.of(of(factory, null))
                : factory.presets().stream()
                    .filter(preset -> preset.id().equals(id))
                    .map(preset -> of(factory, preset))
                    .findFirst();
        if (plain.isPresent()) {
          Map<String, String> changes =
              colon < 0 ? Map.of() : OptionText.parse(text.substring(colon + 1));
          return Optional.of(plain.get().with(plain.get().values().with(changes)));
        }
      } catch (InputException e) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** A preset may name evaluators or orderings of another game. */
  static boolean fits(Analyst analyst, Rules rules, String agent) {
    try {
      analyst.canonical(rules, agent);
      return true;
    } catch (InputException e) {
      return false;
    }
  }

  /** Returns this agent with other options. */
  public AgentChoice with(OptionValues changed) {
    return new AgentChoice(factory, preset, base, changed);
  }

  /** Tells whether this is an agent as its plugin offers it, and no preset. */
  public boolean plain() {
    return preset == null;
  }

  /** Returns the id of the agent or preset. */
  public String id() {
    return preset == null ? factory.id() : preset.id();
  }

  /** Returns the human-readable name, without options. */
  public String name() {
    return preset == null ? factory.name() : preset.name();
  }

  /** Returns what it is, in a sentence or two. */
  public String description() {
    return preset == null ? factory.description() : preset.description();
  }

  /** Returns the options. */
  public OptionValues values() {
    return values;
  }

  /** Returns the text of the agent. */
  public String text() {
    Map<String, String> changes = values.changesFrom(base);
    return changes.isEmpty() ? id() : id() + ":" + OptionText.format(changes);
  }

  /** Returns the kinds of limits that end its searches; the host sees to the time. */
  public Set<Limits.Kind> understands() {
    Set<Limits.Kind> kinds = EnumSet.of(Limits.Kind.TIME);
    kinds.addAll(factory.understands(values));
    return kinds;
  }

  /** Returns which options have no effect under some limits, and why. */
  public Map<String, String> idle(Limits limits) {
    return factory.idle(values, limits);
  }

  /** Tells whether a kind of limit ends its searches. */
  public boolean understands(Limits.Kind kind) {
    return factory.understands(values).contains(kind);
  }

  /** Tells whether its searches end without a limit. */
  public boolean endsByItself() {
    return factory.endsByItself(values);
  }

  /** Returns the limits that the preset suggests, or none. */
  public Limits suggested() {
    return preset == null ? Limits.NONE : preset.limits();
  }

  /** Returns the name with the options that were changed, for tables and charts. */
  public String label(Analyst analyst, Rules rules) {
    Map<String, String> changes = values.changesFrom(base);
    String options =
        values.options().stream()
            .filter(option -> changes.containsKey(option.id()))
            .map(
                option ->
                    option.label() + " " + value(analyst, rules, option, changes.get(option.id())))
            .collect(Collectors.joining(", "));
    return options.isEmpty() ? name() : name() + ", " + options;
  }

  /** Writes a value of an option for display; parts by their names. */
  public static String value(Analyst analyst, Rules rules, Option<?> option, String text) {
    if (option.kind() == Option.Kind.FLAG) {
      return Boolean.parseBoolean(text) ? "on" : "off";
    }
    if (option.kind() == Option.Kind.CHOICE) {
      return Words.of(text);
    }
    if (option.partKind().isEmpty()) {
      return text;
    }
    if (text.isEmpty()) {
      return option.emptyMeaning().isEmpty() ? "default" : option.emptyMeaning();
    }
    return parts(analyst, rules, option).stream()
        .filter(part -> part.id().equals(text))
        .map(Part::name)
        .findFirst()
        .orElse(text);
  }

  /** Returns the parts that an option can name. */
  public static List<? extends Part> parts(Analyst analyst, Rules rules, Option<?> option) {
    return option
        .partKind()
        .map(kind -> analyst.parts(kind.asSubclass(Part.class), rules))
        .orElse(List.of());
  }

  @Override
  public String toString() {
    return name();
  }
}
