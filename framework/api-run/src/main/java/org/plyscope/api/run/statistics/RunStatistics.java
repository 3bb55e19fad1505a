package org.plyscope.api.run.statistics;

import java.util.List;
import org.osgi.annotation.versioning.ProviderType;

/**
 * The statistics of the finished games of a run. <b>Provided by the host</b>, immutable. Computed
 * from whole blocks; games of a block that is not yet complete are counted but are not evidence.
 */
@ProviderType
public interface RunStatistics {
  /**
   * Returns how each entrant did.
   *
   * @return one standing per entrant that took part, best first
   */
  List<Standing> standings();

  /**
   * Returns how each pair of entrants did against each other.
   *
   * @return one pairing per pair of entrants that met, each from the point of view of the one with
   *     the smaller number
   */
  List<Pairing> pairings();

  /**
   * Returns how many games were finished.
   *
   * @return the number, including those of incomplete blocks
   */
  long games();

  /**
   * Returns how many distinct games were finished.
   *
   * @return the number, identical games counted once
   */
  long distinctGames();

  /**
   * Returns how many blocks are complete.
   *
   * @return the number
   */
  long blocks();

  /**
   * Returns how many distinct blocks are complete; only these are evidence.
   *
   * @return the number, identical blocks counted once
   */
  long distinctBlocks();
}
