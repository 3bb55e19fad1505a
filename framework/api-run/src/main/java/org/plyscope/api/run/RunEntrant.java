package org.plyscope.api.run;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.option.PartReference;

/** A participant in a run: an agent with its options and limits. Built by the host, immutable. */
public final class RunEntrant {
  private final String name;
  private final AgentSpec agent;
  private final Limits limits;
  private final String family;
  private final String evaluator;
  private final Map<String, String> swept;

  private RunEntrant(Builder builder) {
    this.name = builder.name;
    this.agent = builder.agent;
    this.limits = builder.limits;
    this.family = builder.family;
    this.evaluator =
        agent.parts("evaluator").stream().map(PartReference::id).collect(Collectors.joining("+"));
    this.swept = Collections.unmodifiableMap(new LinkedHashMap<>(builder.swept));
  }

  /**
   * Starts an entrant that is not part of a sweep.
   *
   * @param name its name in the experiment, unique in the run
   * @param agent the agent with all its options
   * @return a builder
   */
  public static Builder builder(String name, AgentSpec agent) {
    return new Builder(name, agent);
  }

  /**
   * Returns its name in tables and charts.
   *
   * @return the name
   */
  public String name() {
    return name;
  }

  /**
   * Returns the agent.
   *
   * @return the agent with every option that matters
   */
  public AgentSpec agent() {
    return agent;
  }

  /**
   * Returns how far it may search for a move.
   *
   * @return the limits
   */
  public Limits limits() {
    return limits;
  }

  /**
   * Returns the common name of the entrants of a sweep; charts join them with a line.
   *
   * @return the name as the experiment writes it, for example <code>uct{iterations}</code>; the
   *     name itself where nothing is swept
   */
  public String family() {
    return family;
  }

  /**
   * Returns the evaluator that judges positions for it; charts give each evaluator a colour.
   *
   * @return the id of the part that its option {@code evaluator} names, several joined by {@code
   *     +}; empty if it has none
   */
  public String evaluator() {
    return evaluator;
  }

  /**
   * Returns its values in a sweep.
   *
   * @return values by the name of the option or limit, in the order of the experiment; unmodifiable
   */
  public Map<String, String> swept() {
    return swept;
  }

  /**
   * Returns the algorithm; charts give each a marker.
   *
   * @return the id of the agent or preset, without options
   */
  public String algorithm() {
    return agent.id();
  }

  /** Returns {@link #name()}. */
  @Override
  public String toString() {
    return name;
  }

  /** Collects the parts of a {@link RunEntrant}. */
  public static final class Builder {
    private final String name;
    private final AgentSpec agent;
    private final Map<String, String> swept = new LinkedHashMap<>();
    private Limits limits = Limits.NONE;
    private String family;

    private Builder(String name, AgentSpec agent) {
      this.name = Objects.requireNonNull(name);
      this.agent = Objects.requireNonNull(agent);
      this.family = name;
    }

    /**
     * Sets how far it may search for a move.
     *
     * @param value the limits; none by default
     * @return this builder
     */
    public Builder limits(Limits value) {
      limits = Objects.requireNonNull(value);
      return this;
    }

    /**
     * Makes it part of a sweep.
     *
     * @param value the name that all entrants of the sweep have in common
     * @return this builder
     */
    public Builder family(String value) {
      family = Objects.requireNonNull(value);
      return this;
    }

    /**
     * Sets a value of a sweep.
     *
     * @param option the option or limit that is swept
     * @param value its value
     * @return this builder
     */
    public Builder swept(String option, String value) {
      swept.put(option, Objects.requireNonNull(value));
      return this;
    }

    /**
     * Makes the entrant.
     *
     * @return the entrant
     */
    public RunEntrant build() {
      return new RunEntrant(this);
    }
  }
}
