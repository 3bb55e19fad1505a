package org.plyscope.bench.stranger;

import java.util.Locale;
import java.util.function.LongSupplier;
import org.plyscope.bench.internal.Stopwatch;

/** Prints how fast searches with a stranger's parts are beside those with the game's own. */
final class StrangerSpeed {
  private static final int ROUNDS = 7;
  private static final String[] NAMES = {
    "game's evaluator and ordering", "own evaluator", "own ordering", "both own"
  };

  private StrangerSpeed() {}

  public static void main(String[] args) {
    int depth = args.length > 0 ? Integer.parseInt(args[0]) : 6;
    double seconds = args.length > 1 ? Double.parseDouble(args[1]) : 9;
    LongSupplier[] loops = new LongSupplier[NAMES.length];
    Stopwatch watch = new Stopwatch(seconds, ROUNDS);
    for (int i = 0; i < loops.length; i++) {
      StrangerSearch search = new StrangerSearch(depth, (i & 1) != 0, (i & 2) != 0);
      loops[i] = () -> search.run().counts().nodes();
      watch.warmUp(loops[i]);
    }
    double[] rates = watch.measure(loops);
    for (int i = 0; i < rates.length; i++) {
      System.out.printf(
          Locale.ROOT, "%-30s %8.0f kn/s  %.2f%n", NAMES[i], rates[i] / 1000, rates[i] / rates[0]);
    }
  }
}
