package org.plyscope.bench.rates;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.plyscope.bench.ShippedParts;
import org.plyscope.lab.catalog.Catalog;

/**
 * Prints what the claims of the Monte Carlo studies are worth here, one line each: the mean payoff
 * of the first agent in games of either order with the deviation of that mean.
 */
final class MonteCarloRates {
  private static final String UCT = "campos-moreira/uct-";

  private MonteCarloRates() {}

  /** Takes the preset of the rules of Chinese Checkers, the games per seat, and the nodes. */
  public static void main(String[] args) throws InterruptedException {
    String preset = args.length > 0 ? args[0] : "campos-moreira";
    int games = args.length > 1 ? Integer.parseInt(args[1]) : 15;
    String nodes = args.length > 2 ? args[2] : "1000";
    Catalog catalog = ShippedParts.catalog();
    Map<String, String> two = preset.equals("sturtevant-6") ? Map.of("players", "2") : Map.of();
    Series series =
        new Series(catalog, catalog.rules("chinese-checkers", preset, two), games, 2, 1);
    print(
        series,
        UCT + "greedy-10-1000@nodes=" + nodes,
        UCT + "epsilon-greedy-10-1000@nodes=" + nodes);
    print(series, UCT + "greedy-10-1000@nodes=" + nodes, UCT + "greedy-20-1000@nodes=" + nodes);
    print(series, UCT + "greedy-10-1000@nodes=" + nodes, UCT + "greedy-5-1000@nodes=" + nodes);
    print(series, UCT + "greedy-10-1000@nodes=4000", UCT + "greedy-10-1000@nodes=1000");
  }

  private static void print(Series series, String one, String other) throws InterruptedException {
    Score first = series.seated(List.of(one, other));
    Score second = series.seated(List.of(other, one));
    double share = (first.payoff() + 1 - second.payoff()) / 2;
    double deviation = Math.sqrt(share * (1 - share) / (2 * series.games()));
    System.out.println(
        String.format(
            Locale.ROOT, "%s – %s: %.3f ±%.3f%n  %s", one, other, share, deviation, first));
  }
}
