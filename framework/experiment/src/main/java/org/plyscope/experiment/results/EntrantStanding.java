package org.plyscope.experiment.results;

import java.util.List;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.experiment.results.internal.EntrantSums;
import org.plyscope.experiment.statistics.Means;
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
        Means.of(sums.seconds()),
        Medians.of(sums.nodes()),
        sums.seatScores(),
        forfeits);
  }
}
