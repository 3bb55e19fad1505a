package org.plyscope.api.catalog;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;

/**
 * An agent that an {@link AgentSpec} names: its factory, perhaps a preset, and the values of all
 * its options. <b>Provided by the host</b>; immutable.
 *
 * <p>It holds on to the plugin of the agent, which may leave at any time: use it at once and keep
 * only its {@linkplain #spec specification}.
 *
 * @since 2.1
 */
public final class InstalledAgent {
  private final AgentFactory factory;
  private final Preset preset;
  private final OptionValues base;
  private final OptionValues values;

  private InstalledAgent(
      AgentFactory factory, Preset preset, OptionValues base, OptionValues values) {
    this.factory = factory;
    this.preset = preset;
    this.base = base;
    this.values = values;
  }

  /**
   * Takes an agent with its default options.
   *
   * @param factory the agent's factory
   * @return the agent
   */
  public static InstalledAgent of(AgentFactory factory) {
    OptionValues values = OptionValues.defaults(factory.options());
    return new InstalledAgent(factory, null, values, values);
  }

  /**
   * Takes an agent with the options of a preset.
   *
   * @param factory the agent's factory
   * @param preset one of the factory's presets, or one that the user keeps
   * @return the agent
   */
  public static InstalledAgent of(AgentFactory factory, Preset preset) {
    OptionValues values = OptionValues.defaults(factory.options()).with(preset.values());
    return new InstalledAgent(factory, preset, values, values);
  }

  /**
   * Takes all agents of a factory.
   *
   * @param factory the factory
   * @return the factory with its default options, and each of its presets
   */
  public static List<InstalledAgent> allOf(AgentFactory factory) {
    return Stream.concat(
            Stream.of(of(factory)), factory.presets().stream().map(preset -> of(factory, preset)))
        .toList();
  }

  /**
   * Returns the part that makes the agent.
   *
   * @return the factory
   */
  public AgentFactory factory() {
    return factory;
  }

  /**
   * Returns the preset it started from.
   *
   * @return the preset, or empty if it is the factory with its defaults
   */
  public Optional<Preset> preset() {
    return Optional.ofNullable(preset);
  }

  /**
   * Returns the values of all its options.
   *
   * @return the values
   */
  public OptionValues values() {
    return values;
  }

  /**
   * Returns the limits the preset suggests.
   *
   * @return the limits, {@link Limits#NONE} if it suggests none
   */
  public Limits limits() {
    return preset == null ? Limits.NONE : preset.limits();
  }

  /**
   * Returns whether the agent needs no limits, because it ends every search by itself.
   *
   * @return true if its factory declares so for its option values
   */
  public boolean endsByItself() {
    return factory.endsByItself(values);
  }

  /**
   * Returns those of some limits that end a search of the agent; a time always does.
   *
   * @param limits any limits
   * @return the same or fewer
   */
  public Limits understood(Limits limits) {
    return limits.only(understands());
  }

  /**
   * Returns the kinds of limits that end a search; the host enforces the time.
   *
   * @return the kinds that the factory declares for its option values, and the time
   */
  public Set<Limits.Kind> understands() {
    Set<Limits.Kind> enders = EnumSet.of(Limits.Kind.TIME);
    enders.addAll(factory.understands(values));
    return enders;
  }

  /**
   * Returns which options have no effect under some limits.
   *
   * @param limits the limits
   * @return a sentence with the reason for each such option, by its id
   */
  public Map<String, String> idle(Limits limits) {
    return factory.idle(values, limits);
  }

  /**
   * Refuses limits under which a search by this agent would never end.
   *
   * @param limits the limits of the search
   * @param names the user's name of each kind of limit
   * @throws InputException if there is no limit, or none that ends a search of the agent
   */
  public void requireEnd(Limits limits, Function<Limits.Kind, String> names) {
    if (endsByItself() || !understood(limits).equals(Limits.NONE)) {
      return;
    }
    String wanted = words(understands(), names, " or ");
    throw new InputException(
        limits.equals(Limits.NONE)
            ? "Agent '%s' has no limit; set %s.".formatted(id(), wanted)
            : "Agent '%s' does not understand %s, so its search would never end; set %s."
                .formatted(id(), words(limits.kinds(), names, " and "), wanted));
  }

  private static String words(
      Set<Limits.Kind> kinds, Function<Limits.Kind, String> names, String last) {
    List<String> words = kinds.stream().sorted().map(names).toList();
    int most = words.size() - 1;
    return most == 0
        ? words.get(0)
        : String.join(", ", words.subList(0, most)) + last + words.get(most);
  }

  /**
   * Returns this agent with other option values.
   *
   * @param changed values of the factory's options
   * @return a new agent
   */
  public InstalledAgent with(OptionValues changed) {
    return new InstalledAgent(factory, preset, base, Objects.requireNonNull(changed));
  }

  /**
   * Returns the id without options.
   *
   * @return the id of the preset or of the factory
   */
  public String id() {
    return preset == null ? factory.id() : preset.id();
  }

  /**
   * Returns the display name, without options.
   *
   * @return the name of the preset or of the factory
   */
  public String name() {
    return preset == null ? factory.name() : preset.name();
  }

  /**
   * Explains the agent in one or two sentences.
   *
   * @return the description of the preset or of the factory
   */
  public String description() {
    return preset == null ? factory.description() : preset.description();
  }

  /**
   * Returns the specification of this agent with its options.
   *
   * @return a specification that can be kept, without a label
   */
  public AgentSpec spec() {
    return AgentSpec.of(id(), values.changesFrom(base));
  }

  /**
   * Writes the agent as text.
   *
   * @return the text of its {@linkplain #spec specification}
   */
  public String text() {
    return spec().text();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof InstalledAgent that
        && factory == that.factory
        && id().equals(that.id())
        && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return Objects.hash(id(), values);
  }

  /** Returns {@link #text()}. */
  @Override
  public String toString() {
    return text();
  }
}
