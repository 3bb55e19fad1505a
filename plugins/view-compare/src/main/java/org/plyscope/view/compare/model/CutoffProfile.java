package org.plyscope.view.compare.model;

import java.util.List;
import org.plyscope.api.search.SearchCounters;

/** Which moves caused the cut-offs of some searches taken together, per ply. */
public final class CutoffProfile {
  /** What the groups of places are called; places count from 1 here. */
  public static final List<String> GROUPS =
      List.of("1st", "2nd", "3rd", "4–5", "6–10", "11–20", "21+");

  private static final int[] FROM = {0, 1, 2, 3, 5, 10, 20, SearchCounters.BUCKETS};

  private final List<SearchCounters> searches;

  /** Makes the profile of searches. */
  public CutoffProfile(List<SearchCounters> searches) {
    this.searches = List.copyOf(searches);
  }

  /** Returns how many plies were reached. */
  public int plies() {
    return searches.stream().mapToInt(SearchCounters::plies).max().orElse(0);
  }

  /** Returns the cut-offs at a ply. */
  public long cutoffs(int ply) {
    return reaching(ply).stream().mapToLong(c -> c.cutoffs(ply)).sum();
  }

  /** Returns the cut-offs at a ply by moves of a group of places. */
  public long cutoffs(int ply, int group) {
    long sum = 0;
    for (SearchCounters counters : reaching(ply)) {
      for (int index = FROM[group]; index < FROM[group + 1]; index++) {
        sum += counters.cutoffs(ply, index);
      }
    }
    return sum;
  }

  /** Returns the mean place, from 0, of the moves that caused cut-offs at a ply, or NaN. */
  public double meanIndex(int ply) {
    return indexSum(ply) / cutoffs(ply);
  }

  /** Returns all cut-offs. */
  public long cutoffs() {
    long sum = 0;
    for (int ply = 0; ply < plies(); ply++) {
      sum += cutoffs(ply);
    }
    return sum;
  }

  /** Returns the share of the cut-offs that the first move caused, or NaN without any. */
  public double firstRate() {
    double sum = 0;
    for (int ply = 0; ply < plies(); ply++) {
      sum += cutoffs(ply, 0);
    }
    return sum / cutoffs();
  }

  /** Returns the mean place, from 0, of the moves that caused cut-offs, or NaN without any. */
  public double meanIndex() {
    double sum = 0;
    for (int ply = 0; ply < plies(); ply++) {
      sum += indexSum(ply);
    }
    return sum / cutoffs();
  }

  private double indexSum(int ply) {
    return reaching(ply).stream()
        .filter(c -> c.cutoffs(ply) > 0)
        .mapToDouble(c -> c.meanCutoffIndex(ply) * c.cutoffs(ply))
        .sum();
  }

  private List<SearchCounters> reaching(int ply) {
    return searches.stream().filter(c -> ply < c.plies()).toList();
  }
}
