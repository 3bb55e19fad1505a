package org.plyscope.engine.montecarlo.internal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.api.trace.Bound;
import org.plyscope.engine.SearchClock;
import org.plyscope.engine.montecarlo.UctSearch;
import org.plyscope.engine.montecarlo.UctSettings;

/** One Monte Carlo tree search: iterates until a limit, and reports. */
public final class UctRun {
  private static final long DEPTH_ONLY_ITERATIONS = 10_000;

  private final Rules rules;
  private final SearchRequest request;
  private final SearchListener listener;
  private final SearchCounters counters = new SearchCounters();
  private final SearchClock clock;
  private final UctKernel kernel;
  private final int player;

  /** Prepares a search. */
  public UctRun(Rules rules, UctSettings settings, SearchRequest request, SearchListener listener) {
    this.rules = rules;
    this.request = request;
    this.listener = listener;
    this.player = request.state().toMove();
    this.clock = new SearchClock(request, this::progress);
    this.kernel =
        new UctJob(
                request.state(),
                rules.players(),
                settings,
                request.seed(),
                request::allows,
                counters,
                request.recorder().orElse(null))
            .kernel();
  }

  /** Searches, and returns the final result. */
  public SearchResult search() {
    long iterations = iterations(request.limits());
    clock.tick();
    for (long i = 0; (iterations == 0 || i < iterations) && !clock.tick(); i++) {
      kernel.iterate();
    }
    kernel.finish();
    // Reaching the wanted number of iterations is a limit like any other.
    return result(clock.reason() == Status.COMPLETE ? Status.LIMIT : clock.reason());
  }

  /** A depth means nothing to playouts; with no other limit it must not mean "forever". */
  private static long iterations(Limits limits) {
    boolean onlyDepth = limits.equals(Limits.NONE.withDepth(limits.depth())) && limits.depth() > 0;
    return onlyDepth ? DEPTH_ONLY_ITERATIONS : limits.iterations();
  }

  private void progress() {
    listener.progress(result(Status.RUNNING));
  }

  private SearchResult result(Status status) {
    List<Candidate> candidates = candidates();
    counters.stored(kernel.size());
    long[] line = line(candidates);
    Counts counts = counters.counts();
    return SearchResult.builder(line[0])
        .status(status)
        .value(candidates.isEmpty() ? Double.NaN : candidates.get(0).value())
        .values(candidates.isEmpty() ? new double[0] : means(childByMove(line[0])))
        .nanos(clock.nanos())
        .line(line)
        .candidates(candidates)
        .counts(counts)
        .figure(UctSearch.PLAYOUT_LENGTH, (double) kernel.playedOut() / counts.playouts())
        .comment(kernel.size() + " nodes in the tree, the deepest " + deepest() + " plies down.")
        .build();
  }

  private double[] means(int node) {
    return IntStream.range(0, rules.players()).mapToDouble(p -> kernel.mean(node, p)).toArray();
  }

  private int deepest() {
    return counters.plies() - 1;
  }

  /**
   * Returns the moves of the root, most visited first; ties go to the better mean, then to chance.
   */
  private List<Candidate> candidates() {
    List<Candidate> candidates = new ArrayList<>();
    for (int child = kernel.firstChild(0); child >= 0; child = kernel.nextSibling(child)) {
      candidates.add(
          Candidate.of(kernel.move(child))
              .withValue(kernel.mean(child, player), Bound.MEAN)
              .withEffort(kernel.visits(child))
              .withFigure(UctSearch.EXPLORATION, kernel.exploration(0, child)));
    }
    candidates.sort(
        Comparator.comparingLong(Candidate::effort)
            .thenComparingDouble(Candidate::value)
            .thenComparingLong(candidate -> lot(candidate.move()))
            .reversed());
    return candidates;
  }

  /** Returns the most visited line; without any visit, the first legal move. */
  private long[] line(List<Candidate> candidates) {
    List<Long> line = new ArrayList<>();
    if (candidates.isEmpty()) {
      return new long[] {request.rootMoves()[0]};
    }
    int node = childByMove(candidates.get(0).move());
    while (node >= 0) {
      line.add(kernel.move(node));
      node = mostVisited(node);
    }
    return line.stream().mapToLong(Long::longValue).toArray();
  }

  private int childByMove(long move) {
    int child = kernel.firstChild(0);
    while (kernel.move(child) != move) {
      child = kernel.nextSibling(child);
    }
    return child;
  }

  private int mostVisited(int node) {
    int best = -1;
    for (int child = kernel.firstChild(node); child >= 0; child = kernel.nextSibling(child)) {
      if (best < 0 || kernel.visits(child) > kernel.visits(best)) {
        best = child;
      }
    }
    return best;
  }

  /**
   * Draws a number for a move, so that chance decides between equals: always the same one in a
   * search, so that its reports do not waver.
   */
  private long lot(long move) {
    return new SplittableRandom(request.seed() + move * 0x9E3779B97F4A7C15L).nextLong();
  }
}
