package org.plyscope.experiment.results;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.results.internal.SeatSums;
import org.plyscope.experiment.statistics.Scores;
import org.plyscope.experiment.statistics.SignFlips;

/**
 * The value of the seats.
 *
 * @param firstSeat the mean score of the player that moves first, over balanced blocks; one half if
 *     it does not matter, for any number of players
 * @param payoffs the payoffs a seat can get, the best first
 * @param counts how often each seat got each payoff, a list per seat
 * @param p how likely a score of the first seat this far from one half is if moving first does not
 *     matter, by sign flips over the same blocks; NaN without a balanced block
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
    List<List<Long>> counts = new ArrayList<>();
    for (int seat = 0; seat < sums.seats(); seat++) {
      List<Long> row = new ArrayList<>();
      for (double payoff : payoffs) {
        row.add(sums.places().get(payoff)[seat]);
      }
      counts.add(List.copyOf(row));
    }
    return new SeatEffect(
        Scores.ofBlocks(sums.blockGames(), sums.firstSeat()),
        payoffs,
        counts,
        SignFlips.ofPlaces(sums.blockGames(), sums.seats(), sums.firstSeat()));
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
