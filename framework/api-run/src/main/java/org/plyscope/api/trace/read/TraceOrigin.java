package org.plyscope.api.trace.read;

import java.util.Objects;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;

/**
 * Which search a trace was recorded from, in words that need no plugin. <b>Provided by the
 * host</b>; immutable.
 */
public final class TraceOrigin {
  private final AgentSpec agent;
  private final AgentSpec madeOf;
  private final Limits limits;
  private final long seed;
  private final String program;

  private TraceOrigin(AgentSpec agent, AgentSpec madeOf, Limits limits, long seed, String program) {
    this.agent = Objects.requireNonNull(agent);
    this.madeOf = Objects.requireNonNull(madeOf);
    this.limits = Objects.requireNonNull(limits);
    this.seed = seed;
    this.program = Objects.requireNonNull(program);
  }

  /**
   * Describes a search.
   *
   * @param agent the agent with its options
   * @param limits when the search had to stop
   * @param seed the seed of every random choice
   * @return the origin, without a program
   */
  public static TraceOrigin of(AgentSpec agent, Limits limits, long seed) {
    return new TraceOrigin(agent, agent, limits, seed, "");
  }

  /**
   * Returns this origin with the parts that the agent was made of.
   *
   * @param parts the agent with options that name every part, also those it used by default
   * @return a new origin
   */
  public TraceOrigin withMadeOf(AgentSpec parts) {
    return new TraceOrigin(agent, parts, limits, seed, program);
  }

  /**
   * Returns this origin with the program that recorded the trace.
   *
   * @param version its version for display
   * @return a new origin
   */
  public TraceOrigin withProgram(String version) {
    return new TraceOrigin(agent, madeOf, limits, seed, version);
  }

  /**
   * Returns the agent with its options.
   *
   * @return the agent
   */
  public AgentSpec agent() {
    return agent;
  }

  /**
   * Returns the parts that the agent was made of: its default may be another part when other
   * plugins are installed.
   *
   * @return the agent with options that name every part; the same as {@link #agent()} if not known
   */
  public AgentSpec madeOf() {
    return madeOf;
  }

  /**
   * Returns when the search had to stop.
   *
   * @return the limits
   */
  public Limits limits() {
    return limits;
  }

  /**
   * Returns the seed of every random choice.
   *
   * @return the seed
   */
  public long seed() {
    return seed;
  }

  /**
   * Returns the version of the program that recorded the trace.
   *
   * @return a version for display, empty if not known
   */
  public String program() {
    return program;
  }

  /**
   * Describes the search in one line for display.
   *
   * @return agent, limits and seed, for example {@code "alpha-beta:table=false · depth=4 · seed 7"}
   */
  public String title() {
    return agent + " · " + limits + (seed == 0 ? "" : " · seed " + seed);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof TraceOrigin that
        && agent.equals(that.agent)
        && madeOf.equals(that.madeOf)
        && limits.equals(that.limits)
        && seed == that.seed
        && program.equals(that.program);
  }

  @Override
  public int hashCode() {
    return Objects.hash(agent, madeOf, limits, seed, program);
  }

  @Override
  public String toString() {
    return title();
  }
}
