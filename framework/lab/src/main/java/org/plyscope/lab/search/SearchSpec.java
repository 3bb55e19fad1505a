package org.plyscope.lab.search;

import java.util.Objects;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.trace.read.TraceOrigin;
import org.plyscope.lab.trace.RecordedTrace;
import org.plyscope.lab.trace.TracePolicy;

/** A search to be run: line, agent, limits, seed, trace. Immutable. */
public final class SearchSpec {
  private final Line line;
  private final InstalledAgent agent;
  private final Limits limits;
  private final long seed;
  private final int traceCap;
  private final TracePolicy tracePolicy;
  private final long[] rootMoves;

  /** The user's name of the agent; null if it has no name of its own here. */
  private final String label;

  private SearchSpec(
      Line line,
      InstalledAgent agent,
      Limits limits,
      long seed,
      int traceCap,
      TracePolicy tracePolicy,
      long[] rootMoves,
      String label) {
    this.line = Objects.requireNonNull(line);
    this.agent = Objects.requireNonNull(agent);
    this.limits = Objects.requireNonNull(limits);
    this.seed = seed;
    this.traceCap = traceCap;
    this.tracePolicy = Objects.requireNonNull(tracePolicy);
    this.rootMoves = rootMoves;
    this.label = label;
  }

  /**
   * Describes a search with seed 0 and without trace.
   *
   * @param line the game so far; the position at its end is searched
   * @param agent the agent that searches
   * @param limits when to stop
   */
  public static SearchSpec of(Line line, InstalledAgent agent, Limits limits) {
    return new SearchSpec(line, agent, limits, 0, 0, TracePolicy.SAMPLE, new long[0], null);
  }

  /**
   * Returns this search with a seed.
   *
   * @param value the seed of every random choice
   */
  public SearchSpec withSeed(long value) {
    return new SearchSpec(line, agent, limits, value, traceCap, tracePolicy, rootMoves, label);
  }

  /**
   * Returns this search with a trace.
   *
   * @param nodeCap the largest number of nodes to keep, 0 for no trace
   */
  public SearchSpec withTrace(int nodeCap) {
    if (nodeCap < 0) {
      throw new IllegalArgumentException("A trace of " + nodeCap + " nodes");
    }
    return new SearchSpec(line, agent, limits, seed, nodeCap, tracePolicy, rootMoves, label);
  }

  /**
   * Returns this search with another trace policy.
   *
   * @param value what to keep when there is not room for all
   */
  public SearchSpec withTracePolicy(TracePolicy value) {
    return new SearchSpec(line, agent, limits, seed, traceCap, value, rootMoves, label);
  }

  /**
   * Returns this search kept to some moves of the position.
   *
   * @param moves legal moves; none means all
   */
  public SearchSpec withRootMoves(long... moves) {
    return new SearchSpec(line, agent, limits, seed, traceCap, tracePolicy, moves.clone(), label);
  }

  /**
   * Returns this search with a name for its agent, which its trace keeps.
   *
   * @param value the user's name of the agent, for example its name in an experiment
   */
  public SearchSpec withLabel(String value) {
    return new SearchSpec(
        line, agent, limits, seed, traceCap, tracePolicy, rootMoves, Objects.requireNonNull(value));
  }

  /** Returns the game so far: the line; the position at its end is searched. */
  public Line line() {
    return line;
  }

  /** Returns the rules of the line. */
  public Rules rules() {
    return line.rules();
  }

  /** Returns the agent that searches. */
  public InstalledAgent agent() {
    return agent;
  }

  /** Returns when to stop. */
  public Limits limits() {
    return limits;
  }

  /** Returns the seed of every random choice. */
  public long seed() {
    return seed;
  }

  /** Returns how large a trace to record: the largest number of nodes, 0 for no trace. */
  public int traceCap() {
    return traceCap;
  }

  /** Returns the policy of the trace when there is not room for all nodes. */
  public TracePolicy tracePolicy() {
    return tracePolicy;
  }

  /** Returns the request to the agent, without a recorder and never stopped. */
  public SearchRequest request() {
    return SearchRequest.of(line, limits).withSeed(seed).withRootMoves(rootMoves);
  }

  /**
   * Starts the trace of this search.
   *
   * @param madeOf the agent with options that name every part
   * @return an empty trace with the cap and the policy of this search
   */
  public RecordedTrace recording(AgentSpec madeOf) {
    return RecordedTrace.recording(line, origin().withMadeOf(madeOf), traceCap, tracePolicy);
  }

  private TraceOrigin origin() {
    AgentSpec named = label == null ? agent.spec() : agent.spec().withLabel(label);
    return TraceOrigin.of(named, limits, seed);
  }
}
