package org.plyscope.experiment.conduct;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

  /** A block that is being played. */
  private static final class Block {
    private double points;
    private int games;
    private long moves;
  }

  private final Map<Long, Block> blocks = new HashMap<>();
  private final Set<Long> seen = new HashSet<>();
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
    Block block = blocks.computeIfAbsent(game.block(), b -> new Block());
    int seat = game.entrant(0) == first ? 0 : 1;
    block.points += game.payoff(seat);
    block.games++;
    block.moves += (2 * game.fingerprint() + 1) * (seat + 1L);
    for (Block done = blocks.get(next);
        done != null && done.games == game.blockSize();
        done = blocks.get(next)) {
      // Agents that play the same block again have not shown anything new.
      if (seen.add(done.moves)) {
        watch.add(done.points / done.games);
      }
      blocks.remove(next);
      next += lineups;
    }
  }

  Verdict verdict() {
    return watch.verdict();
  }
}
