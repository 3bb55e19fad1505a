package org.plyscope.view.compare.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.option.Option;

/** One agent in several configurations that differ in one option. */
public final class Variation {
  /**
   * A value of an option.
   *
   * @param text how it is written in the text of an agent
   * @param label how it is shown
   */
  public record Value(String text, String label) {
    @Override
    public String toString() {
      return label;
    }
  }

  private final OfferedAgents agents;

  /** Makes variations of agents and parts that are offered. */
  public Variation(OfferedAgents agents) {
    this.agents = agents;
  }

  /** Returns the options of an agent that can be varied: the most usual ones come first. */
  public List<Option<?>> options(InstalledAgent agent) {
    List<Option<?>> found = new ArrayList<>();
    agent.values().options().stream().filter(o -> !values(o).isEmpty()).forEach(found::add);
    agent.values().options().stream().filter(Variation::numeric).forEach(found::add);
    found.sort(Comparator.comparingInt(Variation::rank));
    return found;
  }

  /** The order of moves is varied most, then come other parts. */
  private static int rank(Option<?> option) {
    boolean ordering = option.partKind().filter(OrdererFactory.class::equals).isPresent();
    return ordering ? 0 : option.partKind().isPresent() ? 1 : 2;
  }

  /** Returns the values of an option to choose from; none for numbers, which are written. */
  public List<Value> values(Option<?> option) {
    return switch (option.kind()) {
      case PART ->
          agents
              .parts(option.partKind().orElseThrow())
              .map(part -> new Value(part.id(), part.name()))
              .toList();
      case CHOICE, FLAG ->
          option.choices().stream()
              .map(text -> new Value(text, agents.value(option, text)))
              .toList();
      default -> List.of();
    };
  }

  /** Returns whether the values of an option are numbers. */
  public static boolean numeric(Option<?> option) {
    return option.kind() == Option.Kind.INTEGER || option.kind() == Option.Kind.DECIMAL;
  }

  /**
   * Reads numbers.
   *
   * @param text numbers between commas or blanks
   * @throws InputException if there is none, or one is no value of the option
   */
  public static List<Value> numbers(Option<?> option, String text) {
    List<Value> values =
        Arrays.stream(text.strip().split("[\\s,;]+", -1))
            .filter(word -> !word.isEmpty())
            .map(word -> number(option, word))
            .distinct()
            .toList();
    if (values.isEmpty()) {
      throw new InputException(
          "Write the values of '" + option.label() + "', for example 1, 2, 5.");
    }
    return values;
  }

  private static Value number(Option<?> option, String word) {
    String text = String.valueOf(option.parse(word));
    return new Value(text, text);
  }

  /**
   * Makes the configurations.
   *
   * @throws InputException if no value is chosen or one does not fit
   */
  public List<Configuration> configurations(
      Draft draft, InstalledAgent agent, Option<?> option, List<Value> values) {
    if (values.isEmpty()) {
      throw new InputException("Tick at least one value of '" + option.label() + "'.");
    }
    List<Configuration> found = new ArrayList<>();
    for (Value value : values) {
      InstalledAgent varied = agent.with(agent.values().with(option.id(), value.text()));
      AgentSpec spec = agents.checked(varied.spec()).spec();
      String name =
          option.kind() == Option.Kind.PART ? value.label() : option.label() + " " + value.label();
      found.add(Configuration.of(spec, draft.limits(varied, Limits.NONE)).withName(name));
    }
    return found;
  }
}
