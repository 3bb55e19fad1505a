package org.plyscope.api.run.statistics;

import java.util.List;
import org.osgi.annotation.versioning.ProviderType;

/** How an entrant did against the whole field. <b>Provided by the host</b>, immutable. */
@ProviderType
public interface Standing {
  /**
   * Returns which entrant this is.
   *
   * @return the number of the entrant, from 0
   */
  int entrant();

  /**
   * Returns how many games it played.
   *
   * @return the number
   */
  long games();

  /**
   * Returns how many games it won alone.
   *
   * @return the number of sole first places
   */
  long wins();

  /**
   * Returns how many games it shared the first place in.
   *
   * @return the number of draws
   */
  long draws();

  /**
   * Returns its mean score: 1 for first place, 0 for last, evenly spaced in between.
   *
   * @return the score over its blocks
   */
  Estimate score();

  /**
   * Returns how often it was the only winner.
   *
   * @return the rate
   */
  Estimate winRate();

  /**
   * Returns its rating in Elo, from all games of the run; the mean of all entrants is 0. The
   * intervals of any two entrants may be compared by eye, unless the report states otherwise.
   *
   * @return the rating
   */
  Estimate rating();

  /**
   * Returns the time it took per move.
   *
   * @return the median over its games of the mean time in seconds
   */
  Estimate secondsPerMove();

  /**
   * Returns the nodes it searched per move.
   *
   * @return the median over its games of the mean number
   */
  Estimate nodesPerMove();

  /**
   * Returns how many games it lost through a fault of its own.
   *
   * @return the number of forfeits
   */
  long forfeits();

  /**
   * Returns how many games it did not come first in.
   *
   * @return the number of games in which another entrant came first
   */
  default long losses() {
    return games() - wins() - draws();
  }

  /**
   * Returns the mean time it took per move, which a few very long games move more than {@link
   * #secondsPerMove}.
   *
   * @return the mean over its games of the mean time in seconds; unknown if the host does not
   *     report it
   */
  default Estimate meanSecondsPerMove() {
    return Estimate.unknown("");
  }

  /**
   * Returns its score by seat.
   *
   * @return the score over its blocks from each seat, the seat that moves first first; unknown for
   *     a seat it never had; empty if the host does not report it
   */
  default List<Estimate> seatScores() {
    return List.of();
  }
}
