package org.plyscope.api.analysis;

import java.util.Objects;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Rules;

/** A search to be run: which position, which agent, how far. Built by plugins, immutable. */
public final class AnalysisRequest {
  private final Rules rules;
  private final String position;
  private final String agent;
  private final Limits limits;
  private final long seed;
  private final int traceNodes;

  private AnalysisRequest(
      Rules rules, String position, String agent, Limits limits, long seed, int traceNodes) {
    this.rules = Objects.requireNonNull(rules);
    this.position = Objects.requireNonNull(position);
    this.agent = Objects.requireNonNull(agent);
    this.limits = Objects.requireNonNull(limits);
    this.seed = seed;
    this.traceNodes = traceNodes;
  }

  /**
   * Starts a request with seed 0 and without trace.
   *
   * @param rules the rules
   * @param position the text of the position
   * @param agent the text of the agent: {@code id} or {@code id:key=value,…}
   * @param limits when to stop
   * @return the request
   */
  public static AnalysisRequest of(Rules rules, String position, String agent, Limits limits) {
    return new AnalysisRequest(rules, position, agent, limits, 0, 0);
  }

  /**
   * Returns this request with a seed.
   *
   * @param value the seed of every random choice
   * @return a new request
   */
  public AnalysisRequest withSeed(long value) {
    return new AnalysisRequest(rules, position, agent, limits, value, traceNodes);
  }

  /**
   * Returns this request with a trace.
   *
   * @param nodes the largest number of nodes to keep, 0 for no trace
   * @return a new request
   */
  public AnalysisRequest withTrace(int nodes) {
    return new AnalysisRequest(rules, position, agent, limits, seed, nodes);
  }

  /**
   * Returns the rules.
   *
   * @return the rules
   */
  public Rules rules() {
    return rules;
  }

  /**
   * Returns the position.
   *
   * @return its text
   */
  public String position() {
    return position;
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
