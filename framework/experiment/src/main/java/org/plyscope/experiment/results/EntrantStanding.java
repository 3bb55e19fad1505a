package org.plyscope.experiment.results;

import java.util.Arrays;
import java.util.List;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.experiment.results.internal.EntrantSums;
import org.plyscope.experiment.statistics.Medians;
import org.plyscope.experiment.statistics.Scores;

/**
 * How an entrant did.
 *
 * @param entrant its number
 * @param games how many games it played
 * @param wins how many it won alone
 * @param draws how many it shared the first place in
 * @param score its mean score
 * @param winRate how often it won alone
 * @param rating its Elo
 * @param secondsPerMove the time it took
 * @param meanSecondsPerMove the mean time it took
 * @param nodesPerMove the nodes it searched
 * @param seatScores its score from each seat
 * @param forfeits how many games it lost by a fault
 */
public record EntrantStanding(
    int entrant,
    long games,
    long wins,
    long draws,
    Estimate score,
    Estimate winRate,
    Estimate rating,
    Estimate secondsPerMove,
    Estimate meanSecondsPerMove,
    Estimate nodesPerMove,
    List<Estimate> seatScores,
    long forfeits)
    implements Standing {
  /** Copies the list. */
  public EntrantStanding {
    seatScores = List.copyOf(seatScores);
  }

  static EntrantStanding of(int entrant, EntrantSums sums, Estimate rating, long forfeits) {
    return new EntrantStanding(
        entrant,
        sums.results().games(),
        sums.results().wins(),
        sums.results().draws(),
        Scores.ofBlocks(sums.blockGames(), sums.scores()),
        sums.isOfSingleGames()
            ? Scores.rate((double) sums.results().wins(), Math.toIntExact(sums.results().games()))
            : Scores.ofBlocks(sums.blockGames(), sums.winRates()),
        rating,
        Medians.of(sums.seconds()),
        meanOf(sums.seconds()),
        Medians.of(sums.nodes()),
        sums.seatScores(),
        forfeits);
  }

  /**
   * Estimates the mean of some amounts by Student's t.
   *
   * @param values the amounts, in any order
   * @return the mean; the interval of a single amount reaches from 0 to infinity
   */
  private static Estimate meanOf(double... values) {
    int count = values.length;
    if (count == 0) {
      return Estimate.unknown("nothing measured");
    }
    double mean = Arrays.stream(values).average().orElseThrow();
    if (count == 1) {
      return new Estimate(mean, 0, Double.POSITIVE_INFINITY, count, "few games");
    }
    double half = Scores.halfWidth(values);
    return new Estimate(mean, Math.max(0, mean - half), mean + half, count, "");
  }
}
