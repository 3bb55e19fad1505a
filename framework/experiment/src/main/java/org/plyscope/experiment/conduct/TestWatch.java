package org.plyscope.experiment.conduct;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.schedule.Lineup;
import org.plyscope.experiment.schedule.Schedule;
import org.plyscope.experiment.statistics.sprt.SequentialWatch;
import org.plyscope.experiment.statistics.sprt.Verdict;

/**
 * Follows the sequential test of an experiment. Blocks count in the order of the schedule, each
 * once all before it are finished: short games finish first, and whoever counted them first would
 * favour those who win quickly.
 */
final class TestWatch {
  private final SequentialWatch watch;
  private final int first;
  private final int lineup;
  private final int lineups;
  private final Map<Long, double[]> blocks = new HashMap<>();
  private long next;

  private TestWatch(SequentialTest test, Schedule schedule, int lineup) {
    this.watch = SequentialWatch.ofPair(test, schedule.gamesIn(lineup));
    this.first = test.first();
    this.lineup = lineup;
    this.lineups = schedule.lineups().size();
    this.next = lineup;
  }

  /** Returns the watch of an experiment that has a test of two agents who meet alone. */
  static Optional<TestWatch> of(Experiment experiment) {
    Schedule schedule = experiment.schedule();
    return experiment
        .stop()
        .sequentialTest()
        .flatMap(
            test -> {
              int found = schedule.lineups().indexOf(Lineup.of(test.first(), test.second()));
              return found < 0
                  ? Optional.empty()
                  : Optional.of(new TestWatch(test, schedule, found));
            });
  }

  void add(RunGame game) {
    if (game.block() % lineups != lineup) {
      return;
    }
    double[] block = blocks.computeIfAbsent(game.block(), b -> new double[2]);
    int seat = game.entrant(0) == first ? 0 : 1;
    block[0] += game.payoff(seat);
    block[1]++;
    for (double[] done = blocks.get(next);
        done != null && done[1] == game.blockSize();
        done = blocks.get(next)) {
      watch.add(done[0] / done[1]);
      blocks.remove(next);
      next += lineups;
    }
  }

  Verdict verdict() {
    return watch.verdict();
  }
}
