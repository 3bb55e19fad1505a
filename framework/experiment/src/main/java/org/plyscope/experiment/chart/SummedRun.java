package org.plyscope.experiment.chart;

import java.util.List;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.experiment.results.RunSummary;

/**
 * A run with the sums of its games.
 *
 * @param run the run
 * @param summary its summary, which need not count the games of the last moment
 */
public record SummedRun(Run run, RunSummary summary) {
  static SummedRun of(Run run) {
    return new SummedRun(
        run, run.statistics() instanceof RunSummary known ? known : RunSummary.of(run));
  }

  /** Returns the names of the agents that played, the best first. */
  List<String> names() {
    List<RunEntrant> entrants = run.entrants();
    return summary.standings().stream().map(s -> entrants.get(s.entrant()).name()).toList();
  }
}
