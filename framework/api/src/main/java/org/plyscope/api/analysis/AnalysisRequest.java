package org.plyscope.api.analysis;

import java.util.Objects;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;

/** A search to run: from where, by which agent and how far. Built by plugins, immutable. */
public final class AnalysisRequest {
  private final Line line;
  private final String agent;
  private final Limits limits;
  private final long seed;
  private final int traceNodes;

  private AnalysisRequest(Line line, String agent, Limits limits, long seed, int traceNodes) {
    this.line = Objects.requireNonNull(line);
    this.agent = Objects.requireNonNull(agent);
    this.limits = Objects.requireNonNull(limits);
    this.seed = seed;
    this.traceNodes = traceNodes;
  }

  /**
   * Starts a request with seed 0 and without a trace.
   *
   * @param line the game so far, not over; the position at its end is searched
   * @param agent the text of the agent: {@code id} or {@code id:key=value,…}
   * @param limits when to stop
   * @return the request
   */
  public static AnalysisRequest of(Line line, String agent, Limits limits) {
    return new AnalysisRequest(line, agent, limits, 0, 0);
  }

  /**
   * Returns this request with a seed.
   *
   * @param value the seed of every random choice
   * @return a new request
   */
  public AnalysisRequest withSeed(long value) {
    return new AnalysisRequest(line, agent, limits, value, traceNodes);
  }

  /**
   * Returns this request with a trace.
   *
   * @param nodes the largest number of nodes to keep, 0 for no trace
   * @return a new request
   */
  public AnalysisRequest withTrace(int nodes) {
    return new AnalysisRequest(line, agent, limits, seed, nodes);
  }

  /**
   * Returns the game so far.
   *
   * @return the line; the position at its end is searched
   */
  public Line line() {
    return line;
  }

  /**
   * Returns the rules of the line.
   *
   * @return the rules
   */
  public Rules rules() {
    return line.rules();
  }

  /**
   * Returns the agent.
   *
   * @return its text
   */
  public String agent() {
    return agent;
  }

  /**
   * Returns when to stop.
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
   * Returns the largest number of trace nodes to keep.
   *
   * @return the number, 0 for no trace
   */
  public int traceNodes() {
    return traceNodes;
  }
}
