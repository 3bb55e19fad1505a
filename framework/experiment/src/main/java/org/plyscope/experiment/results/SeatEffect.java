package org.plyscope.experiment.results;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.results.internal.SeatSums;
import org.plyscope.experiment.statistics.Contingency;
import org.plyscope.experiment.statistics.Scores;

/**
 * What the seats are worth.
 *
 * @param firstSeat the mean score of whoever moves first; one half if it does not matter, for any
 *     number of players
 * @param payoffs the payoffs a seat can get, the best first
 * @param counts how often each seat got each payoff, a list per seat
 * @param p how likely a table this uneven is if seats do not matter; NaN if there is too little
 */
public record SeatEffect(
    Estimate firstSeat, List<Double> payoffs, List<List<Long>> counts, double p) {
  /** Keeps copies. */
  public SeatEffect {
    payoffs = List.copyOf(payoffs);
    counts = List.copyOf(counts);
  }

  static SeatEffect of(SeatSums sums) {
    List<Double> payoffs = new ArrayList<>(sums.places().keySet());
    Collections.reverse(payoffs);
    long[][] table = new long[sums.seats()][payoffs.size()];
    List<List<Long>> counts = new ArrayList<>();
    for (int seat = 0; seat < sums.seats(); seat++) {
      List<Long> row = new ArrayList<>();
      for (int place = 0; place < payoffs.size(); place++) {
        table[seat][place] = count(sums.places(), payoffs.get(place), seat);
        row.add(table[seat][place]);
      }
      counts.add(List.copyOf(row));
    }
    return new SeatEffect(
        Scores.ofBlocks(sums.firstSeat()), payoffs, counts, Contingency.placesP(table));
  }

  private static long count(Map<Double, long[]> places, double payoff, int seat) {
    return places.get(payoff)[seat];
  }

  /**
   * Returns the mean payoff of a seat.
   *
   * @param seat the seat, from 0
   * @return from 0 to 1
   */
  public double mean(int seat) {
    double points = 0;
    double games = 0;
    for (int place = 0; place < payoffs.size(); place++) {
      points += payoffs.get(place) * counts.get(seat).get(place);
      games += counts.get(seat).get(place);
    }
    return points / games;
  }
}
