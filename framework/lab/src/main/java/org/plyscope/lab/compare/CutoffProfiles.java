package org.plyscope.lab.compare;

import java.util.List;
import org.plyscope.api.analysis.CutoffProfile;
import org.plyscope.api.measure.Counts;

/** Adds up which moves caused the cut-offs of searches. */
final class CutoffProfiles {
  /** The first place, from 0, of each group, and the end of the last one. */
  private static final int[] FROM = {0, 1, 2, 3, 5, 10, 20, Counts.BUCKETS};

  private CutoffProfiles() {}

  /** Makes the profile of searches taken together. */
  static CutoffProfile of(List<Counts> searches) {
    int plies = searches.stream().mapToInt(Counts::plies).max().orElse(0);
    long[][] cutoffs = new long[plies][CutoffProfile.GROUPS.size()];
    double[] indexSums = new double[plies];
    for (Counts counters : searches) {
      for (int ply = 0; ply < counters.plies(); ply++) {
        add(counters, ply, cutoffs[ply]);
        indexSums[ply] +=
            counters.cutoffs(ply) == 0 ? 0 : counters.meanCutoffIndex(ply) * counters.cutoffs(ply);
      }
    }
    return CutoffProfile.of(cutoffs, indexSums);
  }

  private static void add(Counts counters, int ply, long[] groups) {
    for (int group = 0; group < groups.length; group++) {
      for (int index = FROM[group]; index < FROM[group + 1]; index++) {
        groups[group] += counters.cutoffs(ply, index);
      }
    }
  }
}
