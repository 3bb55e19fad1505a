package org.plyscope.bench.hooks;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;
import org.plyscope.bench.internal.Stopwatch;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.internal.evaluators.RowSum;

/**
 * Prints, per game, how much faster a search is without trace hooks. What the compiler of the
 * virtual machine makes of the same code differs from one compilation to the next by a few percent,
 * so both kernels are copied and compiled several times, and each pair is measured in turns.
 */
final class TraceHookCost {
  private static final int ROUNDS = 9;

  private TraceHookCost() {}

  public static void main(String[] args) {
    int pairs = args.length > 0 ? Integer.parseInt(args[0]) : 7;
    double seconds = args.length > 1 ? Double.parseDouble(args[1]) : 6;
    List<PlainSearch> searches =
        List.of(
            new PlainSearch(new KalahGame(), new StoreDifference(), 11),
            new PlainSearch(new CheckersGame(), new Material(), 11),
            new PlainSearch(new ChineseCheckers(), new RowSum(), 5));
    for (PlainSearch search : searches) {
      double[] costs = new double[pairs];
      for (int pair = 0; pair < pairs; pair++) {
        costs[pair] = cost(search, seconds, pair % 2 == 0);
      }
      Arrays.sort(costs);
      System.out.printf(
          Locale.ROOT,
          "%s: hooks cost %.1f %% (median of %d pairs, from %.1f to %.1f)%n",
          search.game().id(),
          costs[pairs / 2],
          pairs,
          costs[0],
          costs[pairs - 1]);
    }
  }

  /** Returns by how many percent the shipped kernel is slower than one without hooks. */
  private static double cost(PlainSearch search, double seconds, boolean shippedFirst) {
    Stopwatch watch = new Stopwatch(seconds, ROUNDS);
    KernelCopies shipped = new KernelCopies(true);
    KernelCopies bare = new KernelCopies(false);
    LongSupplier with = () -> search.run(shipped, null).nodes();
    LongSupplier without = () -> search.run(bare, null).nodes();
    watch.warmUp(shippedFirst ? with : without);
    watch.warmUp(shippedFirst ? without : with);
    double[] rates = shippedFirst ? watch.measure(with, without) : watch.measure(without, with);
    double ratio = shippedFirst ? rates[1] / rates[0] : rates[0] / rates[1];
    return 100 * (ratio - 1);
  }
}
