package org.plyscope.experiment;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;

/**
 * An agent of an experiment. Immutable.
 *
 * @param name how it is called in tables, unique in the experiment
 * @param family its name in the file before sweeps are expanded, for example {@code ab{depth}}; the
 *     same for all agents of a sweep
 * @param agent the agent with every option that matters
 * @param limits how far it may search for a move
 * @param clock its time for a whole game, beside the limits for a move
 * @param varied the values that a sweep gave it, by option or limit; empty if it was swept over
 *     nothing
 */
public record Contestant(
    String name,
    String family,
    AgentSpec agent,
    Limits limits,
    GameTime clock,
    Map<String, String> varied) {
  /** Copies the values. */
  public Contestant {
    varied = Collections.unmodifiableMap(new LinkedHashMap<>(varied));
  }

  /**
   * Describes an agent that has no clock and was swept over nothing.
   *
   * @param name how it is called in tables
   * @param agent the agent
   * @param limits how far it may search for a move
   */
  public static Contestant of(String name, AgentSpec agent, Limits limits) {
    return new Contestant(name, name, agent, limits, GameTime.NONE, Map.of());
  }

  /**
   * Returns whether the result of its searches depends on the speed of the machine; true if there
   * is a limit of time.
   */
  public boolean timed() {
    return limits.millis() > 0 || clock.millis() > 0;
  }
}
