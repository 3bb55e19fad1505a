package org.plyscope.cli.option;

import java.time.Duration;
import org.plyscope.api.Limits;
import org.plyscope.api.catalog.InstalledAgent;
import picocli.CommandLine.Option;

/** The options that limit a search. */
public final class LimitOptions {
  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = OptionNumbers.Positive.class,
      description = "Maximum search depth in plies.")
  private Integer depth;

  @Option(
      names = "--nodes",
      paramLabel = "N",
      converter = OptionNumbers.Large.class,
      description = "Stop after this many nodes.")
  private Long nodes;

  @Option(
      names = "--iterations",
      paramLabel = "N",
      converter = OptionNumbers.Large.class,
      description = "Stop after this many playouts or iterations.")
  private Long iterations;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      description = "Stop after a time, for example 500ms, 2s or 1.5m.")
  private String time;

  /** Returns whether any limit was given. */
  public boolean given() {
    return depth != null || nodes != null || iterations != null || time != null;
  }

  /**
   * Returns the limits given, or those that the agent suggests; one that ends by itself needs none.
   */
  public Limits limits(InstalledAgent agent) {
    if (!given()) {
      return ending(agent, agent.limits());
    }
    return ending(
        agent,
        Limits.NONE
            .withDepth(depth == null ? 0 : depth)
            .withNodes(nodes == null ? 0 : nodes)
            .withIterations(iterations == null ? 0 : iterations)
            .withTime(time == null ? Duration.ZERO : Limits.parseTime(time)));
  }

  private static Limits ending(InstalledAgent agent, Limits limits) {
    agent.requireEnd(limits, kind -> "--" + kind);
    return limits;
  }
}
