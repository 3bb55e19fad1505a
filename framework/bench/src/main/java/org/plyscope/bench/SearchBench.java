package org.plyscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.bench.internal.Stopwatch;
import org.plyscope.bench.yardstick.Yardstick;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.trace.RecordedTrace;

/**
 * Searches a fixed suite of positions of all games. The total number of nodes is the <em>node
 * signature</em>: a change that is meant to leave the searches alone must not change it.
 */
public final class SearchBench {
  private static final int ROUNDS = 5;
  private static final int TRACE_CAP = 1_000_000;

  private static final List<Case> SUITE =
      List.of(
          Case.plain("kalah", "store-difference", 10, 13),
          Case.plain("checkers", "material", 10, 13),
          Case.plain("chinese-checkers", "row-sum", 5, 6),
          Case.of("kalah", "", "modern-alpha-beta", Limits.depth(12)),
          Case.of("checkers", "", "modern-alpha-beta", Limits.depth(12)),
          Case.of("chinese-checkers", "", "modern-alpha-beta", Limits.depth(5)),
          Case.of("chinese-checkers", "ulfhake", "ulfhake/alphabeta-6", Limits.depth(5)),
          Case.of("fauhalma", "rhombus", "modern-alpha-beta", Limits.depth(5)),
          Case.of("oware", "", "modern-alpha-beta", Limits.depth(9)),
          Case.of("chinese-checkers", "standard-3p", "max-n", Limits.depth(3)),
          Case.of("chinese-checkers", "standard-3p", "paranoid", Limits.depth(3)),
          Case.of("kalah", "", "uct", Limits.NONE.withIterations(20_000)),
          Case.of("checkers", "", "uct", Limits.NONE.withIterations(10_000)));

  private SearchBench() {}

  /**
   * The result of one search of the suite.
   *
   * @param game the id of the game
   * @param rules the preset of its rules, empty for the first
   * @param agent the text of the agent
   * @param limits how far it searched
   * @param nodes the nodes counted
   * @param nanos the time it took
   */
  public record Entry(
      String game, String rules, String agent, Limits limits, long nodes, long nanos) {}

  private record Case(
      String game, String rules, String position, String agent, Limits limits, int deep) {
    static Case of(String game, String rules, String agent, Limits limits) {
      return new Case(game, rules, "", agent, limits, 0);
    }

    /** The same from a position of the game's library. */
    Case from(String library) {
      return new Case(game, rules, library, agent, limits, deep);
    }

    Line line(Rules of) {
      return of.positions().stream()
          .filter(named -> named.id().equals(position))
          .findFirst()
          .map(named -> Line.of(of, named.position()))
          .orElseGet(() -> Line.of(of));
    }

    /**
     * The settings of the yardsticks: nothing but alpha-beta, moves as listed, no table. Speed is
     * measured at a larger depth, where starting a search no longer counts.
     */
    static Case plain(String game, String evaluator, int depth, int deep) {
      String agent = "alpha-beta:depth-control=fixed,ordering=none,evaluator=" + evaluator;
      return new Case(game, "", "", agent, Limits.depth(depth), deep);
    }

    Case deeper() {
      return of(game, rules, agent, Limits.depth(deep));
    }
  }

  /**
   * Searches the suite once.
   *
   * @param catalog where the games and agents come from
   * @param progress receives the name of each search
   * @param stop asked often; becomes true when it must end
   * @return an entry per search; after a stop, those that were finished
   * @throws InterruptedException if the thread is interrupted
   */
  public static List<Entry> suite(Catalog catalog, Consumer<String> progress, BooleanSupplier stop)
      throws InterruptedException {
    List<Entry> entries = new ArrayList<>();
    for (Case one : SUITE) {
      if (stop.getAsBoolean()) {
        break;
      }
      progress.accept(one.game + " " + one.agent);
      SearchResult result = Task.of(catalog, one, false, stop).search();
      if (stop.getAsBoolean()) {
        // Its nodes would be those of half a search.
        break;
      }
      entries.add(
          new Entry(
              one.game, one.rules, one.agent, one.limits, result.counts().nodes(), result.nanos()));
    }
    return entries;
  }

  /** Returns the node signature: the total number of nodes. */
  public static long signature(List<Entry> entries) {
    return entries.stream().mapToLong(Entry::nodes).sum();
  }

  /**
   * Measures plain alpha-beta against the yardsticks, after the whole suite has run.
   *
   * @param catalog where the games and agents come from
   * @param seconds how long to measure each loop, warm-up included
   * @param progress receives the name of each measurement
   * @param stop asked often; becomes true when it must end
   * @return a measurement per yardstick; after a stop, those that were finished
   */
  public static List<Measurement> speed(
      Catalog catalog, double seconds, Consumer<String> progress, BooleanSupplier stop) {
    return finished(progress, stop, all -> speed(catalog, seconds, progress, stop, all));
  }

  /** Measures until it is stopped; returns the results so far. */
  private static List<Measurement> finished(
      Consumer<String> progress, BooleanSupplier stop, Consumer<List<Measurement>> measure) {
    List<Measurement> measurements = new ArrayList<>();
    if (!stop.getAsBoolean()) {
      try {
        measure.accept(measurements);
      } catch (CancellationException e) {
        progress.accept("stopped");
      }
    }
    return measurements;
  }

  private static void speed(
      Catalog catalog,
      double seconds,
      Consumer<String> progress,
      BooleanSupplier stop,
      List<Measurement> measurements) {
    Stopwatch watch = new Stopwatch(seconds, ROUNDS, stop);
    for (Case one : SUITE) {
      for (Yardstick yardstick : Yardstick.all()) {
        if (one.deep > 0 && yardstick.game().equals(one.game)) {
          progress.accept("measuring " + one.game);
          LongSupplier api = Task.of(catalog, one.deeper(), false, stop);
          LongSupplier hand = () -> yardstick.alphaBeta(one.deep);
          watch.warmUp(api);
          watch.warmUp(hand);
          double[] rates = watch.measure(api, hand);
          measurements.add(new Measurement(one.game, "alpha-beta nodes", rates[0], rates[1]));
        }
      }
    }
  }

  /**
   * Measures the gain of incremental evaluation in alpha-beta: Ulfhake's Alphabeta 6 against
   * Alphabeta 4, which search the same tree, five plies deep from a midgame position as in Table 2
   * of his study.
   *
   * @param catalog where the games and agents come from
   * @param seconds how long to measure each, warm-up included
   * @param stop asked often; becomes true when it must end
   * @return how many times as fast the incremental evaluation is; no number after a stop
   */
  public static double incrementalGain(Catalog catalog, double seconds, BooleanSupplier stop) {
    return gain(catalog, seconds, stop, "ulfhake/alphabeta-6", "ulfhake/alphabeta-4", 5);
  }

  /**
   * Measures the same in full trees, where nearly all nodes are leaves: Minimax 2 against Minimax.
   *
   * @param catalog where the games and agents come from
   * @param seconds how long to measure each, warm-up included
   * @param stop asked often; becomes true when it must end
   * @return how many times as fast the incremental evaluation is; no number after a stop
   */
  public static double incrementalGainInFullTrees(
      Catalog catalog, double seconds, BooleanSupplier stop) {
    return gain(catalog, seconds, stop, "ulfhake/minimax-2", "ulfhake/minimax", 3);
  }

  private static double gain(
      Catalog catalog,
      double seconds,
      BooleanSupplier stop,
      String incremental,
      String full,
      int depth) {
    if (stop.getAsBoolean()) {
      return Double.NaN;
    }
    Stopwatch watch = new Stopwatch(seconds, ROUNDS, stop);
    LongSupplier[] searches =
        Stream.of(incremental, full)
            .map(agent -> Case.of("chinese-checkers", "ulfhake", agent, Limits.depth(depth)))
            .map(one -> one.from("midgame-surrogate"))
            .map(one -> Task.of(catalog, one, false, stop))
            .toArray(LongSupplier[]::new);
    try {
      for (LongSupplier search : searches) {
        watch.warmUp(search);
      }
      double[] rates = watch.measure(searches);
      return rates[0] / rates[1];
    } catch (CancellationException e) {
      return Double.NaN;
    }
  }

  /**
   * Measures the cost of recording a trace: plain alpha-beta with and without a recorder. Only the
   * search counts, not the processing of the recorded nodes afterwards.
   *
   * @param catalog where the games and agents come from
   * @param seconds how long to measure each loop, warm-up included
   * @param progress receives the name of each measurement
   * @param stop asked often; becomes true when it must end
   * @return a measurement per game, after a stop those that were finished; the search without a
   *     recorder takes the place of hand-written code
   */
  public static List<Measurement> recording(
      Catalog catalog, double seconds, Consumer<String> progress, BooleanSupplier stop) {
    return finished(progress, stop, all -> recording(catalog, seconds, progress, stop, all));
  }

  private static void recording(
      Catalog catalog,
      double seconds,
      Consumer<String> progress,
      BooleanSupplier stop,
      List<Measurement> measurements) {
    Stopwatch watch = new Stopwatch(seconds, ROUNDS, stop);
    for (Case one : SUITE) {
      if (one.deep > 0) {
        progress.accept("recording " + one.game);
        double[] rates =
            watch.measureTimed(
                Task.of(catalog, one, true, stop)::time, Task.of(catalog, one, false, stop)::time);
        measurements.add(new Measurement(one.game, "recorded nodes", rates[0], rates[1]));
      }
    }
  }

  /** A search that can be repeated; the rules are made before, since they are not measured. */
  private record Task(
      Catalog catalog,
      Rules rules,
      InstalledAgent spec,
      Case one,
      boolean recorded,
      BooleanSupplier stop)
      implements LongSupplier {
    static Task of(Catalog catalog, Case one, boolean recorded, BooleanSupplier stop) {
      Rules rules = catalog.rules(one.game, one.rules, Map.of());
      return new Task(catalog, rules, catalog.agent(rules, one.agent), one, recorded, stop);
    }

    @Override
    public long getAsLong() {
      long[] done = new long[2];
      time(done);
      return done[0];
    }

    void time(long[] nodesAndNanos) {
      try {
        nodesAndNanos[0] += search(nodesAndNanos).counts().nodes();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new IllegalStateException("The benchmark was interrupted.", e);
      }
    }

    SearchResult search() throws InterruptedException {
      return search(new long[2]);
    }

    private SearchResult search(long[] nodesAndNanos) throws InterruptedException {
      try (Agent agent = catalog.create(spec, rules)) {
        SearchRequest request =
            SearchRequest.of(one.line(rules), one.limits).withSeed(1).withStop(stop);
        SearchSpec search = SearchSpec.of(request.line(), spec, one.limits).withTrace(TRACE_CAP);
        RecordedTrace trace = recorded ? search.recording(spec.spec()) : null;
        long start = Stopwatch.now();
        SearchResult result =
            agent.search(recorded ? request.withRecorder(trace) : request, SearchListener.NONE);
        nodesAndNanos[1] += Stopwatch.now() - start;
        if (recorded) {
          trace.finish();
        }
        return result;
      }
    }
  }
}
