package org.plyscope.api.chart;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.InputException;
import org.plyscope.api.learn.log.TrainingLog;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunFocus;

/**
 * Makes charts. <b>Provided by the host</b> as a service; safe for any thread, but not to be called
 * on the user-interface thread, because large runs take seconds.
 */
@ProviderType
public interface Charts {
  /**
   * Charts the score of every entrant against its cost.
   *
   * @param runs one run or two
   * @param request the request of the chart
   * @return the chart; empty as long as no block is complete
   */
  ScatterChart scatter(List<Run> runs, ScatterRequest request);

  /**
   * Charts a run.
   *
   * @param run the run
   * @param kind the kind of chart
   * @param focus the entrants or the game to which charts of lengths and of moves are limited
   * @return the charts of that kind that have numbers, each with another title
   */
  List<Chart> run(Run run, RunChart kind, RunFocus focus);

  /**
   * Puts the published numbers of a run beside its own.
   *
   * @param run the run
   * @return the numbers; empty if the experiment names none
   * @since 3.0
   */
  default Optional<PublishedTable> published(Run run) {
    return Optional.empty();
  }

  /**
   * Charts a tuning.
   *
   * @param folder its folder
   * @return the charts {@code fitness}, {@code values} and {@code winners}; those that have numbers
   * @throws InputException if there is no tuning in the folder
   */
  List<Chart> tuning(Path folder);

  /**
   * Charts a training.
   *
   * @param log how it has gone
   * @return a chart of scores in tests, of each figure and of the speed; those that have numbers
   */
  List<LineChart> training(TrainingLog log);
}
