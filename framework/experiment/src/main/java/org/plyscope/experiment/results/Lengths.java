package org.plyscope.experiment.results;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** How long games were, in moves of all players. Immutable. */
public final class Lengths {
  private final SortedMap<Integer, Long> counts;

  Lengths(Map<Integer, Long> counts) {
    this.counts = Collections.unmodifiableSortedMap(new TreeMap<>(counts));
  }

  /** Returns how many games had each length. */
  public SortedMap<Integer, Long> counts() {
    return counts;
  }

  /**
   * Returns the length that a share of the games does not exceed.
   *
   * @param share from 0 to 1; one half gives the median
   * @return the length; 0 without games
   */
  public int quantile(double share) {
    long all = counts.values().stream().mapToLong(Long::longValue).sum();
    double wanted = share * all;
    long below = 0;
    int length = 0;
    for (Map.Entry<Integer, Long> entry : counts.entrySet()) {
      length = entry.getKey();
      below += entry.getValue();
      if (below >= wanted) {
        break;
      }
    }
    return length;
  }
}
