package org.plyscope.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.bench.internal.Stopwatch;
import org.plyscope.bench.yardstick.Yardstick;
import org.plyscope.engine.GameWalk;
import org.plyscope.lab.catalog.Catalog;

/** Measures move generation and random playouts of every game that has a yardstick. */
public final class PerftBench {
  private static final int ROUNDS = 5;
  private static final int PLAYOUT_CAP = 1000;
  private static final Map<String, Integer> DEPTHS =
      Map.of("kalah", 7, "checkers", 7, "chinese-checkers", 4);

  private PerftBench() {}

  /**
   * Runs the benchmark.
   *
   * @param catalog where the games come from
   * @param seconds how long to measure each loop, warm-up included
   * @param progress receives the name of each measurement
   * @param stop asked often; becomes true when it must end
   * @return two measurements per game; after a stop, those that were finished
   */
  public static List<Measurement> run(
      Catalog catalog, double seconds, Consumer<String> progress, BooleanSupplier stop) {
    List<Measurement> measurements = new ArrayList<>();
    try {
      run(catalog, new Stopwatch(seconds, ROUNDS, stop), progress, measurements);
    } catch (CancellationException e) {
      progress.accept("stopped");
    }
    return measurements;
  }

  private static void run(
      Catalog catalog, Stopwatch watch, Consumer<String> progress, List<Measurement> measurements) {
    List<Subject> subjects = new ArrayList<>();
    for (Yardstick yardstick : Yardstick.all()) {
      if (catalog.games().stream().anyMatch(g -> g.id().equals(yardstick.game()))) {
        State start = catalog.rules(yardstick.game(), "", Map.of()).initial();
        subjects.add(new Subject(yardstick, GameWalk.from(start)));
      }
    }
    for (Subject subject : subjects) {
      progress.accept("warming up " + subject.yardstick.game());
      watch.warmUp(subject::apiPerft);
      watch.warmUp(subject::apiPlayout);
      watch.warmUp(subject::handPerft);
      watch.warmUp(subject::handPlayout);
    }
    for (Subject subject : subjects) {
      String game = subject.yardstick.game();
      progress.accept("measuring " + game);
      double[] perft = watch.measure(subject::apiPerft, subject::handPerft);
      measurements.add(new Measurement(game, "perft leaves", perft[0], perft[1]));
      double[] plies = watch.measure(subject::apiPlayout, subject::handPlayout);
      measurements.add(new Measurement(game, "random plies", plies[0], plies[1]));
    }
  }

  /**
   * A deep count that the tests leave out.
   *
   * @param game the id of the game
   * @param rules the preset of its rules
   * @param depth the depth
   * @param expected the known number of leaves
   * @param counted the number counted
   * @param nanos the time it took
   */
  public record DeepCount(
      String game, String rules, int depth, long expected, long counted, long nanos) {
    private DeepCount counted(long leaves, long time) {
      return new DeepCount(game, rules, depth, expected, leaves, time);
    }
  }

  private static final List<DeepCount> ORACLES =
      List.of(
          new DeepCount("checkers", "standard", 12, 388_623_673, 0, 0),
          new DeepCount("checkers", "merged", 12, 388_617_999, 0, 0),
          new DeepCount("chinese-checkers", "standard", 6, 87_946_884, 0, 0),
          new DeepCount("kalah", "standard", 10, 13_519_607, 0, 0));

  /**
   * Counts deeper than the tests do, against numbers from the literature.
   *
   * @param catalog where the games come from
   * @param progress receives the name of each count
   * @param stop asked often; becomes true when it must end
   * @return a count per oracle; after a stop, those that were finished
   */
  public static List<DeepCount> oracles(
      Catalog catalog, Consumer<String> progress, BooleanSupplier stop) {
    List<DeepCount> counts = new ArrayList<>();
    for (DeepCount oracle : ORACLES) {
      if (stop.getAsBoolean()) {
        break;
      }
      progress.accept("counting " + oracle.game + " " + oracle.rules + " to depth " + oracle.depth);
      Rules rules = catalog.rules(oracle.game, oracle.rules, Map.of());
      long start = System.nanoTime();
      long counted = GameWalk.from(rules.initial()).leaves(oracle.depth, stop);
      if (counted != GameWalk.CANCELLED) {
        counts.add(oracle.counted(counted, System.nanoTime() - start));
      }
    }
    return counts;
  }

  private static final class Subject {
    private final Yardstick yardstick;
    private final GameWalk walk;
    private final SplittableRandom random = new SplittableRandom(1);

    Subject(Yardstick yardstick, GameWalk walk) {
      this.yardstick = yardstick;
      this.walk = walk;
    }

    long apiPerft() {
      return walk.leaves(DEPTHS.get(yardstick.game()), () -> false);
    }

    long apiPlayout() {
      return walk.playout(random, PLAYOUT_CAP);
    }

    long handPerft() {
      return yardstick.perft(DEPTHS.get(yardstick.game()));
    }

    long handPlayout() {
      return yardstick.playout(random, PLAYOUT_CAP);
    }
  }
}
