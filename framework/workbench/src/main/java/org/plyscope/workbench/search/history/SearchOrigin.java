package org.plyscope.workbench.search.history;

import java.util.Optional;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.ui.text.NumberText;
import org.plyscope.workbench.live.SearchHistory;

/**
 * The request of a search and its reports on the way. It does not hold the result, which may keep
 * it alive.
 *
 * @param line the line that was searched
 * @param agent the agent that searched
 * @param limits those of the limits that mean something to the agent
 * @param ignored whether there were others
 * @param recorded whether its tree was recorded
 * @param history its reports
 */
public record SearchOrigin(
    Line line,
    String agent,
    Limits limits,
    boolean ignored,
    boolean recorded,
    SearchHistory history) {
  /** Notes the request of a search. */
  public static SearchOrigin of(SearchSpec spec) {
    Limits heeded = spec.agent().understood(spec.limits());
    return new SearchOrigin(
        spec.line(),
        spec.agent().name(),
        heeded,
        !heeded.equals(spec.limits()),
        spec.traceCap() > 0,
        new SearchHistory());
  }

  /** Returns the agent and its limits. */
  public String title() {
    boolean own = limits.equals(Limits.NONE);
    return agent + "  ·  " + (own ? "its own limit" : NumberText.limits(limits));
  }

  /** Names the limit that ended a search; empty if no limit did. */
  public Optional<String> endedBy(SearchResult result) {
    if (result.status() != SearchResult.Status.LIMIT) {
      return Optional.empty();
    }
    if (limits.iterations() > 0 && result.counts().playouts() >= limits.iterations()) {
      return Optional.of("iterations");
    }
    if (limits.nodes() > 0 && result.counts().nodes() >= limits.nodes() * ALMOST) {
      return Optional.of("nodes");
    }
    if (limits.millis() > 0 && result.nanos() >= limits.millis() * NANOS * ALMOST) {
      return Optional.of("time");
    }
    return Optional.of("its own limit");
  }

  /** A search looks at the clock and at its counts only now and then, or stops early on purpose. */
  private static final double ALMOST = 0.9;

  private static final double NANOS = 1e6;
}
