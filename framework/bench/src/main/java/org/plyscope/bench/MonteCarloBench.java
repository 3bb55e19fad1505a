package org.plyscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.bench.internal.Stopwatch;
import org.plyscope.bench.yardstick.Yardstick;
import org.plyscope.engine.GameWalk;
import org.plyscope.lab.catalog.Catalog;

/** Measures whole random games and UCT against hand-written loops. */
public final class MonteCarloBench {
  private static final int ROUNDS = 5;
  private static final int LONGEST = 1000;

  /** Enough iterations for a tree that no longer fits into the nearest cache. */
  private static final Map<String, Integer> ITERATIONS =
      Map.of("kalah", 50_000, "checkers", 20_000, "chinese-checkers", 2000);

  private static final String GREEDY =
      "uct:playout=epsilon-greedy[ordering=largest-gain,epsilon=0.05]";

  private MonteCarloBench() {}

  /**
   * Measures games played at random from the start to the end.
   *
   * @param catalog where the games come from
   * @param seconds how long to measure each loop, warm-up included
   * @param progress receives the name of each measurement
   * @param stop asked often; becomes true when it must end
   * @return a measurement per yardstick; after a stop, those that were finished
   */
  public static List<Measurement> playouts(
      Catalog catalog, double seconds, Consumer<String> progress, BooleanSupplier stop) {
    return measured(catalog, seconds, progress, stop, "random games", MonteCarloBench::playouts);
  }

  /**
   * Measures UCT from the start, a new tree each time.
   *
   * @param catalog where the games and agents come from
   * @param seconds how long to measure each loop, warm-up included
   * @param progress receives the name of each measurement
   * @param stop asked often; becomes true when it must end
   * @return a measurement per yardstick; after a stop, those that were finished
   */
  public static List<Measurement> uct(
      Catalog catalog, double seconds, Consumer<String> progress, BooleanSupplier stop) {
    return measured(catalog, seconds, progress, stop, "UCT iterations", MonteCarloBench::uct);
  }

  /** The same work through the API and by hand. */
  private record Pair(LongSupplier api, LongSupplier hand) {}

  /** Makes the loops for one game. */
  private interface Loops {
    Pair make(Catalog catalog, Rules rules, Yardstick yardstick);
  }

  private static List<Measurement> measured(
      Catalog catalog,
      double seconds,
      Consumer<String> progress,
      BooleanSupplier stop,
      String work,
      Loops loops) {
    List<Measurement> measurements = new ArrayList<>();
    Stopwatch watch = new Stopwatch(seconds, ROUNDS, stop);
    try {
      List<Yardstick> known =
          Yardstick.all().stream()
              .filter(y -> catalog.games().stream().anyMatch(g -> g.id().equals(y.game())))
              .toList();
      List<Pair> pairs = new ArrayList<>();
      for (Yardstick yardstick : known) {
        progress.accept("warming up " + yardstick.game());
        Rules rules = catalog.rules(yardstick.game(), "", Map.of());
        Pair pair = loops.make(catalog, rules, yardstick);
        watch.warmUp(pair.api);
        watch.warmUp(pair.hand);
        pairs.add(pair);
      }
      for (int i = 0; i < pairs.size(); i++) {
        String game = known.get(i).game();
        progress.accept("measuring " + game);
        double[] rates = watch.measure(pairs.get(i).api, pairs.get(i).hand);
        measurements.add(new Measurement(game, work, rates[0], rates[1]));
      }
    } catch (CancellationException e) {
      progress.accept("stopped");
    }
    return measurements;
  }

  private static Pair playouts(Catalog catalog, Rules rules, Yardstick yardstick) {
    GameWalk walk = GameWalk.from(rules.initial());
    SplittableRandom random = new SplittableRandom(1);
    return new Pair(
        () -> Math.min(1, walk.playout(random, LONGEST)),
        () -> Math.min(1, yardstick.playout(random, LONGEST)));
  }

  private static Pair uct(Catalog catalog, Rules rules, Yardstick yardstick) {
    int iterations = ITERATIONS.get(yardstick.game());
    SplittableRandom random = new SplittableRandom(1);
    String text = yardstick.game().equals("chinese-checkers") ? GREEDY : "uct";
    InstalledAgent spec = catalog.agent(rules, text);
    Line start = Line.of(rules);
    Limits limits = Limits.NONE.withIterations(iterations);
    return new Pair(
        () -> {
          try (Agent agent = catalog.create(spec, rules)) {
            SearchRequest request = SearchRequest.of(start, limits).withSeed(random.nextLong());
            return agent.search(request, SearchListener.NONE).counts().playouts();
          } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted");
          }
        },
        () -> yardstick.uct(iterations, random));
  }
}
