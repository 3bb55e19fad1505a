package org.plyscope.experiment.results;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.plyscope.experiment.results.internal.WorkerSums;

/**
 * Whether all workers played alike.
 *
 * @param workers how many workers played
 * @param p how likely results this different are between equal workers; NaN for a single one
 * @param drifts entrants that were much slower or faster somewhere than on the whole
 * @param contended the share of games whose times must not be compared
 * @param lateWhileContended how many of these games were lost by time
 */
public record Homogeneity(
    int workers, double p, List<Drift> drifts, double contended, long lateWhileContended) {
  private static final double LARGE_DRIFT = 0.1;
  private static final double ENOUGH_SECONDS = 1;

  /** Keeps copies. */
  public Homogeneity {
    drifts = List.copyOf(drifts);
  }

  /**
   * An entrant whose speed differs somewhere.
   *
   * @param worker the worker
   * @param entrant the number of the entrant
   * @param ratio its nodes per second there, divided by those on the whole
   */
  public record Drift(String worker, int entrant, double ratio) {}

  static Homogeneity of(WorkerSums sums) {
    int workers = sums.workers().size();
    double chi = 0;
    for (String worker : sums.workers()) {
      double z = sums.deviation(worker);
      // The last worker follows from the others, so each counts a little less.
      chi += z * z * (workers - 1) / workers;
    }
    double p =
        workers < 2
            ? Double.NaN
            : ChiSquaredDistribution.of(workers - 1.0).survivalProbability(chi);
    double contended = sums.games() == 0 ? 0 : sums.contended() / (double) sums.games();
    return new Homogeneity(workers, p, drifts(sums), contended, sums.lateWhileContended());
  }

  private static List<Drift> drifts(WorkerSums sums) {
    Map<Integer, double[]> total = new HashMap<>();
    sums.speeds()
        .values()
        .forEach(
            entrants ->
                entrants.forEach(
                    (entrant, speed) -> {
                      double[] sum = total.computeIfAbsent(entrant, e -> new double[2]);
                      sum[0] += speed[0];
                      sum[1] += speed[1];
                    }));
    List<Drift> drifts = new ArrayList<>();
    sums.speeds()
        .forEach(
            (worker, entrants) ->
                entrants.forEach(
                    (entrant, speed) -> {
                      double[] all = total.get(entrant);
                      double ratio = speed[0] / speed[1] / (all[0] / all[1]);
                      if (speed[1] > ENOUGH_SECONDS && Math.abs(ratio - 1) > LARGE_DRIFT) {
                        drifts.add(new Drift(worker, entrant, ratio));
                      }
                    }));
    return drifts;
  }
}
