package org.plyscope.cli.option;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.lab.catalog.AgentSpec;
import picocli.CommandLine.Option;

/** The options that say when a search has to stop. */
public final class LimitOptions {
  private static final Pattern TIME = Pattern.compile("(\\d{1,9}(?:\\.\\d{1,3})?)(ms|s|m|h)");

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
        .withTime(time == null ? Duration.ZERO : duration(time));
  }

  private static long positive(long value, String name) {
    if (value < 1) {
      throw new InputException("The limit --" + name + " is " + value + "; it must be at least 1.");
    }
    return value;
  }

  public static Duration duration(String text) {
    Matcher matcher = TIME.matcher(text.strip());
    if (matcher.matches()) {
      long unit =
          switch (matcher.group(2)) {
            case "ms" -> 1;
            case "s" -> 1000;
            case "m" -> 60_000;
            default -> 3_600_000;
          };
      long millis = new BigDecimal(matcher.group(1)).multiply(BigDecimal.valueOf(unit)).longValue();
      if (millis > 0) {
        return Duration.ofMillis(millis);
      }
    }
    throw new InputException(
        "The time '" + text + "' must be a number above 0 with ms, s, m or h, for example 2s.");
  }
}
