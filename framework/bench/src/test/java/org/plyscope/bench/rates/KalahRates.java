package org.plyscope.bench.rates;

import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;
import org.plyscope.api.game.Rules;
import org.plyscope.bench.ShippedParts;
import org.plyscope.lab.catalog.Catalog;

/**
 * Prints how each heuristic of the Kalah study does alone against the others, as in its Table 2:
 * the share of points and the pairings won of nine.
 */
final class KalahRates {
  private static final int HEURISTICS = 10;
  private static final int OPENING_PLIES = 2;
  private static final long SEED = 1;

  private static final int[] STUDY = {56, 44, 0, 100, 33, 78, 89, 67, 22, 11};

  private KalahRates() {}

  /** Takes the depth, the games per seat and pairing, and the other options of the evaluator. */
  public static void main(String[] args) throws InterruptedException {
    int depth = args.length > 0 ? Integer.parseInt(args[0]) : 4;
    int games = args.length > 1 ? Integer.parseInt(args[1]) : 50;
    String options = args.length > 2 ? args[2] : "";
    Series series = series(games);
    double[] points = new double[HEURISTICS];
    int[] won = new int[HEURISTICS];
    for (int one = 0; one < HEURISTICS; one++) {
      for (int other = 0; other < one; other++) {
        double score = series.duel(alone(one, depth, options), alone(other, depth, options));
        points[one] += score;
        points[other] += 1 - score;
        won[one] += score > 0.5 ? 1 : 0;
        won[other] += score < 0.5 ? 1 : 0;
      }
    }
    for (int i = 0; i < HEURISTICS; i++) {
      System.out.printf(
          Locale.ROOT,
          "H%-2d  %5.1f %% of the points, %d of 9 pairings won (study %d %%)%n",
          i + 1,
          100 * points[i] / (HEURISTICS - 1),
          won[i],
          STUDY[i]);
    }
  }

  static Series series(int games) {
    Catalog catalog = ShippedParts.catalog();
    Rules rules = catalog.rules("kalah", "", Map.of());
    return new Series(catalog, rules, games, OPENING_PLIES, SEED);
  }

  /** Returns the agent that looks at one heuristic only. */
  static String alone(int heuristic, int depth, String options) {
    StringBuilder text = new StringBuilder("kalah-ahm:evaluator=kalah-heuristics[weights=custom");
    IntStream.range(0, HEURISTICS)
        .forEach(i -> text.append(",w" + (i + 1) + (i == heuristic ? "=1" : "=0")));
    return text.append(options.isEmpty() ? "" : "," + options)
        .append("]@depth=" + depth)
        .toString();
  }
}
