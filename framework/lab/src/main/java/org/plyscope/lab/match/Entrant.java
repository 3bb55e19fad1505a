package org.plyscope.lab.match;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.lab.match.seat.Mover;

/** The player of a seat of a match. Immutable. */
public final class Entrant {
  private final String name;
  private final AgentSpec agent;
  private final Supplier<? extends Mover> mover;
  private final Limits limits;
  private final long seed;
  private final String title;
  private final TimeControl time;

  private Entrant(
      String name,
      AgentSpec agent,
      String title,
      Supplier<? extends Mover> mover,
      Limits limits,
      long seed,
      TimeControl time) {
    this.name = Objects.requireNonNull(name);
    this.agent = agent;
    this.title = title;
    this.time = time;
    this.mover = mover;
    this.limits = Objects.requireNonNull(limits);
    this.seed = seed;
  }

  /**
   * Lets an agent play.
   *
   * @param agent the agent; looked up when it takes its seat
   * @param limits how far it may search for a move
   */
  public static Entrant agent(AgentSpec agent, Limits limits) {
    return new Entrant(agent.text(), agent, agentTitle(agent.text()), null, limits, 0, null);
  }

  /**
   * Lets any other mover play.
   *
   * @param name its name, for records
   * @param mover creates the mover, once a game
   */
  public static Entrant of(String name, Supplier<? extends Mover> mover) {
    return new Entrant(name, null, name, Objects.requireNonNull(mover), Limits.NONE, 0, null);
  }

  /**
   * Lets an agent play that was looked up before, in a way of the caller's.
   *
   * @param text the agent, for records
   * @param mover creates the mover, once a game
   * @param limits how far it may search for a move
   */
  public static Entrant agent(String text, Supplier<? extends Mover> mover, Limits limits) {
    return new Entrant(
        text, null, agentTitle(text), Objects.requireNonNull(mover), limits, 0, null);
  }

  /**
   * Returns this entrant with a seed of its own, which is added to that of the game.
   *
   * @param value the seed; 0 at first
   */
  public Entrant withSeed(long value) {
    return new Entrant(name, agent, title, mover, limits, value, time);
  }

  /**
   * Returns this entrant with a clock of its own.
   *
   * @param control how its time is kept; by default as in the match
   */
  public Entrant withTime(TimeControl control) {
    return new Entrant(name, agent, title, mover, limits, seed, Objects.requireNonNull(control));
  }

  /** Returns its own clock: how its time is kept; empty if as in the match. */
  public Optional<TimeControl> time() {
    return Optional.ofNullable(time);
  }

  /** Returns the text of the agent, or a name. */
  public String name() {
    return name;
  }

  /** Returns the agent to look up; null if there is a mover. */
  AgentSpec agent() {
    return agent;
  }

  /** Returns its name, for sentences. */
  String title() {
    return title;
  }

  private static String agentTitle(String text) {
    return "Agent '" + text + "'";
  }

  /** Returns the maker of the mover; empty for an agent. */
  public Optional<Supplier<? extends Mover>> mover() {
    return Optional.ofNullable(mover);
  }

  /** Returns how far an agent may search for a move. */
  public Limits limits() {
    return limits;
  }

  /** Returns the number added to the seed of the game. */
  public long seed() {
    return seed;
  }
}
