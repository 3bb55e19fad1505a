package org.plyscope.api.catalog;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.option.OptionText;
import org.plyscope.api.option.PartReference;

/**
 * Names an agent: the agent or the preset it starts from, and the options that differ from it,
 * written {@code id} or {@code id:key=value,…}. Built by hosts and plugins; immutable.
 *
 * <p>It holds no plugin, so that it can be kept, written to a file and sent to another process, and
 * it stays valid when the plugin of the agent leaves and comes back. The {@link AgentCatalog} finds
 * the installed agent that it names.
 *
 * <p>A label is how the agent is shown. Two specifications are equal if they name the same agent,
 * whatever their labels are.
 *
 * @since 2.1
 */
public final class AgentSpec {
  private final String id;
  private final Map<String, String> options;
  private final String label;

  private AgentSpec(String id, Map<String, String> options, String label) {
    this.id = Objects.requireNonNull(id);
    this.options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    this.label = label;
  }

  /**
   * Names an agent as it is offered.
   *
   * @param id the id of the agent or of one of its presets
   * @return the specification, without changed options and without a label
   */
  public static AgentSpec of(String id) {
    return of(id, Map.of());
  }

  /**
   * Names an agent with options.
   *
   * @param id the id of the agent or of one of its presets
   * @param options values that differ from the defaults or the preset, as text by option id
   * @return the specification, without a label
   */
  public static AgentSpec of(String id, Map<String, String> options) {
    return new AgentSpec(id, options, null);
  }

  /**
   * Parses the text of an agent. Whether there is such an agent is not checked.
   *
   * @param text {@code id} or {@code id:key=value,…}; commas in square brackets do not separate, a
   *     backslash takes the next character as it is
   * @return the specification, without a label
   * @throws InputException if the options are malformed
   */
  public static AgentSpec parse(String text) {
    int colon = text.indexOf(':');
    return colon < 0
        ? of(text.strip())
        : of(text.substring(0, colon).strip(), OptionText.parse(text.substring(colon + 1)));
  }

  /**
   * Returns this agent with other options.
   *
   * @param changed values that differ from the defaults or the preset, as text by option id
   * @return a new specification
   */
  public AgentSpec withOptions(Map<String, String> changed) {
    return new AgentSpec(id, changed, label);
  }

  /**
   * Returns this agent under a label.
   *
   * @param value how it is shown in tables and charts
   * @return a new specification
   */
  public AgentSpec withLabel(String value) {
    return new AgentSpec(id, options, Objects.requireNonNull(value));
  }

  /**
   * Returns the agent or preset it starts from.
   *
   * @return the id of the agent or of one of its presets; empty if it names no agent
   */
  public String id() {
    return id;
  }

  /**
   * Returns the options that differ from the defaults or from the preset.
   *
   * @return values as text by option id, in order; unmodifiable
   */
  public Map<String, String> options() {
    return options;
  }

  /**
   * Returns the value of an option.
   *
   * @param option the id of an option
   * @return its value as text; empty if it is not among the options that differ
   */
  public Optional<String> option(String option) {
    return Optional.ofNullable(options.get(option));
  }

  /**
   * Returns the parts that an option names.
   *
   * @param option the id of an option that names parts
   * @return the parts in order; empty if the option is not set or names no part
   * @throws InputException if the references are malformed
   */
  public List<PartReference> parts(String option) {
    return option(option)
        .filter(value -> !value.isBlank())
        .map(PartReference::parseAll)
        .orElse(List.of());
  }

  /**
   * Returns how the agent is shown.
   *
   * @return the label, or the {@linkplain #text text} if it has none
   */
  public String label() {
    return label == null ? text() : label;
  }

  /**
   * Writes the agent.
   *
   * @return {@code id} or {@code id:key=value,…}, which {@link #parse} reads back; without the
   *     label
   */
  public String text() {
    return options.isEmpty() ? id : id + ":" + OptionText.format(options);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof AgentSpec that && id.equals(that.id) && options.equals(that.options);
  }

  @Override
  public int hashCode() {
    return 31 * id.hashCode() + options.hashCode();
  }

  /** Returns {@link #text()}. */
  @Override
  public String toString() {
    return text();
  }
}
