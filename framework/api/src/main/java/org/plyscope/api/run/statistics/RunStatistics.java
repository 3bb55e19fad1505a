package org.plyscope.api.run.statistics;

import java.util.List;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.Experimental;

/**
 * What the finished games of a run say. <b>Provided by the host</b>, immutable. Computed from whole
 * blocks; games of a block that is not yet complete are counted but are no evidence.
 */
@Experimental
@ProviderType
public interface RunStatistics {
  /**
   * Returns how each entrant did.
   *
   * @return one standing per entrant that took part, the best first
   */
  List<Standing> standings();

  /**
   * Returns how each two entrants did against each other.
   *
   * @return one pairing per two entrants that met, each from the view of the one with the smaller
   *     number
   */
  List<Pairing> pairings();

  /**
   * Returns how many games were finished.
   *
   * @return the number, with those of incomplete blocks
   */
  long games();

  /**
   * Returns how many finished games differ from all others.
   *
   * @return the number of different games
   */
  long distinctGames();

  /**
   * Returns how many blocks are complete.
   *
   * @return the number
   */
  long blocks();

  /**
   * Returns how many complete blocks differ from all others; only these are evidence.
   *
   * @return the number of different blocks
   */
  long distinctBlocks();
}
