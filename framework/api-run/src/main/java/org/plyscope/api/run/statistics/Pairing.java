package org.plyscope.api.run.statistics;

import org.osgi.annotation.versioning.ProviderType;

/** How two entrants did against each other. <b>Provided by the host</b>, immutable. */
@ProviderType
public interface Pairing {
  /**
   * Returns the first of the two.
   *
   * @return the number of the entrant, from 0
   */
  int first();

  /**
   * Returns the second of the two.
   *
   * @return the number of the entrant, larger than that of the first
   */
  int second();

  /**
   * Returns in how many games both took part.
   *
   * @return the number
   */
  long games();

  /**
   * Returns in how many games the first finished ahead of the second.
   *
   * @return the number
   */
  long wins();

  /**
   * Returns in how many games they shared a place.
   *
   * @return the number
   */
  long draws();

  /**
   * Returns the score of the first against the second: 1 where it finished ahead, a half where they
   * shared a place.
   *
   * @return the score over their blocks
   */
  Estimate score();

  /**
   * Returns the score as a difference in Elo.
   *
   * @return the difference; infinite if one of them never scored
   */
  Estimate elo();

  /**
   * Returns how likely a result at least this lopsided would be between equals.
   *
   * @return the two-sided p value of this pairing alone; NaN if there are too few games
   */
  double p();

  /**
   * Returns the p value corrected for how many pairings the run has, by Holm's method.
   *
   * @return at least {@link #p}, at most 1
   */
  double correctedP();

  /**
   * Returns in how many games the first finished behind the second.
   *
   * @return the number
   */
  default long losses() {
    return games() - wins() - draws();
  }
}
