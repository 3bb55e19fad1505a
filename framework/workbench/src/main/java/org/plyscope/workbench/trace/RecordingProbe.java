package org.plyscope.workbench.trace;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.InputException;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.trace.read.TraceCost;
import org.plyscope.api.view.Selection;
import org.plyscope.api.view.Workspace;
import org.plyscope.api.work.JobMonitor;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.search.Searches;
import org.plyscope.workbench.command.BuiltIn;

/**
 * Measures the cost of recording in the only way that misses nothing: it runs the search that was
 * recorded once more, with and without in turn. A short search is run several times, because Java
 * makes code fast only when it was used for a while; the shortest times count.
 */
final class RecordingProbe {
  private static final int ROUNDS = 20;
  private static final int MOST_NODES = 20_000_000;

  /** A long search is compared once only. */
  private static final long ENOUGH = TimeUnit.SECONDS.toNanos(2);

  private final Workspace workspace;
  private final Catalog catalog;
  private final Searches searches;

  /** Measures in a window. */
  RecordingProbe(Workspace workspace, Catalog catalog, Searches searches) {
    this.workspace = workspace;
    this.catalog = catalog;
    this.searches = searches;
  }

  /** Returns the command. */
  BuiltIn command() {
    return new BuiltIn(
            "Search", "search.measure-recording", "Measure recording overhead", this::measure)
        .group(3)
        .when(() -> recorded().isPresent());
  }

  /** A trace from a file was recorded elsewhere, perhaps on another machine. */
  private Optional<Trace> recorded() {
    return Optional.ofNullable(workspace.selection())
        .filter(s -> s.result().isPresent())
        .flatMap(Selection::trace)
        .filter(trace -> trace.source().isEmpty());
  }

  private void measure() {
    Trace trace = recorded().orElseThrow();
    SearchSpec plain =
        SearchSpec.of(
                trace.line(),
                catalog.agent(trace.rules(), trace.origin().agent()),
                trace.origin().limits())
            .withSeed(trace.origin().seed());
    SearchSpec recording = plain.withTrace((int) Math.min(MOST_NODES, trace.opened()));
    workspace.submit(
        "Searching with and without recording",
        monitor -> compare(recording, plain, monitor),
        times -> show(trace, times));
  }

  /** The shortest times so far, per node, because a search that ends by time does more without. */
  private record Times(double with, double without, long nodes) {
    private Times and(SearchResult recorded, SearchResult plain) {
      return new Times(
          Math.min(with, perNode(recorded)),
          Math.min(without, perNode(plain)),
          recorded.counts().nodes());
    }
  }

  static double perNode(SearchResult result) {
    return (double) result.nanos() / Math.max(1, result.counts().nodes());
  }

  private Times compare(SearchSpec recording, SearchSpec plain, JobMonitor monitor)
      throws InterruptedException {
    Times times = new Times(Double.MAX_VALUE, Double.MAX_VALUE, 0);
    long end = System.nanoTime() + ENOUGH;
    for (int round = 0; round == 0 || (round < ROUNDS && System.nanoTime() < end); round++) {
      times = times.and(search(recording, monitor), search(plain, monitor));
      monitor.progress((round + 1.0) / ROUNDS, "");
    }
    return times;
  }

  private SearchResult search(SearchSpec spec, JobMonitor monitor) throws InterruptedException {
    SearchOutcome outcome =
        searches.start(spec, SearchListener.NONE, done -> {}).await(monitor::cancelled);
    if (monitor.cancelled()) {
      throw new InterruptedException("cancelled");
    }
    return outcome
        .result()
        .orElseThrow(() -> new InputException(outcome.problem().orElse("The search failed.")));
  }

  private void show(Trace trace, Times times) {
    TraceCost cost =
        trace
            .cost()
            .orElse(TraceCost.of(0, 0, 0))
            .withComparison(
                Math.max(1, Math.round(times.with() * times.nodes())),
                Math.max(1, Math.round(times.without() * times.nodes())));
    workspace.message(cost.text());
    if (recorded().filter(now -> now == trace).isPresent()) {
      Selection selection = workspace.selection();
      workspace.select(selection.withTrace(trace.withCost(cost), selection.node()));
    }
  }
}
