package org.plyscope.experiment.conduct;

import java.util.BitSet;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.conduct.care.Durations;
import org.plyscope.experiment.conduct.care.GameTimeEstimate;
import org.plyscope.experiment.schedule.Schedule;

/**
 * Estimates how long a run will take: once before the first game, from the trials, and once when
 * every line-up has played and the machine is warm. Used by one thread.
 */
final class Forecast {
  /**
   * The first games take longer than those that follow, because their code is still being compiled.
   */
  private static final long WARM_NANOS = TimeUnit.SECONDS.toNanos(5);

  /** A shorter time is over before its forecast has been read. */
  private static final double WORTH_TELLING_SECONDS = 10;

  private final GameTimeEstimate timeEstimate;
  private final int workers;
  private final Consumer<String> teller;
  private final BitSet rest = new BitSet();
  private long begun;
  private boolean told;

  Forecast(Schedule schedule, int workers, Consumer<String> teller) {
    this.timeEstimate = new GameTimeEstimate(schedule);
    this.workers = workers;
    this.teller = teller;
  }

  /** Counts a game that was only tried. */
  void tried(RunGame game) {
    timeEstimate.add(game);
  }

  /** Reports how long all games will take, if that is known and long enough. */
  void begin(BitSet missing) {
    rest.or(missing);
    begun = System.nanoTime();
    Estimate seconds = timeEstimate.seconds(rest, workers);
    if (seconds.isKnown() && seconds.value() >= WORTH_TELLING_SECONDS) {
      tell("%,d games", seconds);
    }
  }

  /** Counts a game, and reports once how long the rest will take. */
  void finished(RunGame game) {
    rest.clear((int) game.index());
    timeEstimate.add(game);
    if (!told
        && System.nanoTime() - begun >= WARM_NANOS
        && timeEstimate.isComplete()
        && !rest.isEmpty()) {
      told = true;
      tell("%,d more games", timeEstimate.seconds(rest, workers));
    }
  }

  private void tell(String which, Estimate seconds) {
    String games = String.format(Locale.ROOT, which, rest.cardinality());
    teller.accept(Durations.timeEstimate(games, seconds, workers));
  }
}
