package org.plyscope.cli.option;

import java.time.Duration;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.lab.catalog.AgentSpec;
import picocli.CommandLine.Option;

/** The options that say when a search has to stop. */
public final class LimitOptions {
  @Option(names = "--depth", paramLabel = "N", description = "Stop after so many plies.")
  private Integer depth;

  @Option(names = "--nodes", paramLabel = "N", description = "Stop after so many nodes.")
  private Long nodes;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      description = "Stop after so many playouts or iterations.")
  private Long iterations;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      description = "Stop after a time, for example 500ms, 2s or 1.5m.")
  private String time;

  /** Returns the limits given, or what the agent suggests; one that ends by itself needs none. */
  public Limits limits(AgentSpec agent) {
    if (depth == null && nodes == null && iterations == null && time == null) {
      if (agent.limits().equals(Limits.NONE) && !agent.endsByItself()) {
        throw new InputException(
            "A search needs an end; give --depth, --nodes, --iterations or --time.");
      }
      return agent.limits();
    }
    return Limits.NONE
        .withDepth(depth == null ? 0 : (int) positive(depth, "depth"))
        .withNodes(nodes == null ? 0 : positive(nodes, "nodes"))
        .withIterations(iterations == null ? 0 : positive(iterations, "iterations"))
        .withTime(time == null ? Duration.ZERO : Limits.parseTime(time));
  }

  private static long positive(long value, String name) {
    if (value < 1) {
      throw new InputException("The limit --" + name + " is " + value + "; it must be at least 1.");
    }
    return value;
  }
}
