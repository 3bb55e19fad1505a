package org.plyscope.experiment.conduct;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.schedule.Schedule;
import org.plyscope.experiment.statistics.sprt.SequentialWatch;
import org.plyscope.experiment.statistics.sprt.Verdict;

/**
 * Follows the sequential test of an experiment. Blocks count in the order of the schedule, each
 * once all before it are finished: short games finish first, and counting them first would favour
 * agents that win quickly.
 */
final class TestWatch {
  private final SequentialWatch watch;
  private final int first;
  private final int second;
  private final List<Integer> meetings;
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

  private TestWatch(SequentialTest test, Schedule schedule, List<Integer> meetings) {
    int games = schedule.gamesIn(meetings.get(0));
    this.watch =
        schedule.lineups().get(meetings.get(0)).agents().size() == 2
            ? SequentialWatch.ofPair(test, games)
            : SequentialWatch.ofDifference(test, games);
    this.first = test.first();
    this.second = test.second();
    this.meetings = meetings;
    this.lineups = schedule.lineups().size();
    this.next = meetings.get(0);
  }

  /** Returns the watch of an experiment with a test of two agents that meet. */
  static Optional<TestWatch> of(Experiment experiment) {
    Schedule schedule = experiment.schedule();
    return experiment
        .stop()
        .sequentialTest()
        .flatMap(
            test -> {
              List<Integer> meetings =
                  IntStream.range(0, schedule.lineups().size())
                      .filter(i -> schedule.lineups().get(i).has(test.first()))
                      .filter(i -> schedule.lineups().get(i).has(test.second()))
                      .boxed()
                      .toList();
              return meetings.isEmpty()
                  ? Optional.empty()
                  : Optional.of(new TestWatch(test, schedule, meetings));
            });
  }

  void add(RunGame game) {
    if (!meetings.contains((int) (game.block() % lineups))) {
      return;
    }
    Block block = blocks.computeIfAbsent(game.block(), b -> new Block());
    block.points += points(game);
    block.games++;
    block.moves += (2 * game.fingerprint() + 1) * seating(game);
    for (Block done = blocks.get(next);
        done != null && done.games == game.blockSize();
        done = blocks.get(next)) {
      // Agents that play the same block again have not shown anything new.
      if (seen.add(done.moves)) {
        watch.add(done.points / done.games);
      }
      blocks.remove(next);
      next = behind(next);
    }
  }

  /** Returns the score of the first of two; of more, by how much it is ahead of the second. */
  private double points(RunGame game) {
    return game.seats() == 2 ? mean(game, first) : mean(game, first) - mean(game, second);
  }

  private static double mean(RunGame game, int agent) {
    return IntStream.range(0, game.seats())
        .filter(seat -> game.entrant(seat) == agent)
        .mapToDouble(game::payoff)
        .average()
        .orElse(0);
  }

  private static long seating(RunGame game) {
    long seating = 1;
    for (int seat = 0; seat < game.seats(); seat++) {
      seating = 31 * seating + game.entrant(seat);
    }
    return seating;
  }

  /** Returns the next block in which both meet. */
  private long behind(long block) {
    int place = meetings.indexOf((int) (block % lineups)) + 1;
    long round = block - block % lineups;
    return place < meetings.size()
        ? round + meetings.get(place)
        : round + lineups + meetings.get(0);
  }

  Verdict verdict() {
    return watch.verdict();
  }
}
