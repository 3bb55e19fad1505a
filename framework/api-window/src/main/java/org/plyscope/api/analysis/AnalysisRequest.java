package org.plyscope.api.analysis;

import java.util.Objects;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;

/** A search to run: from where, by which agent and how far. Built by plugins, immutable. */
public final class AnalysisRequest {
  private final Line line;
  private final Configuration configuration;
  private final int traceNodes;

  private AnalysisRequest(Line line, Configuration configuration, int traceNodes) {
    this.line = Objects.requireNonNull(line);
    this.configuration = Objects.requireNonNull(configuration);
    this.traceNodes = traceNodes;
  }

  /**
   * Starts a request without a trace.
   *
   * @param line the game so far, not over; the position at its end is searched
   * @param configuration the agent, when to stop, and the seed
   * @return the request
   */
  public static AnalysisRequest of(Line line, Configuration configuration) {
    return new AnalysisRequest(line, configuration, 0);
  }

  /**
   * Returns this request with a trace.
   *
   * @param nodes the largest number of nodes to keep, 0 for no trace
   * @return a new request
   */
  public AnalysisRequest withTrace(int nodes) {
    return new AnalysisRequest(line, configuration, nodes);
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
   * @return the agent
   */
  public AgentSpec agent() {
    return configuration.agent();
  }

  /**
   * Returns when to stop.
   *
   * @return the limits
   */
  public Limits limits() {
    return configuration.limits();
  }

  /**
   * Returns the seed of every random choice.
   *
   * @return the seed
   */
  public long seed() {
    return configuration.seed();
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
