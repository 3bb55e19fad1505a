package org.plyscope.experiment.results;

import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.results.internal.RunReader;
import org.plyscope.experiment.statistics.rating.RatingList;

/**
 * The sums of a run, to which each finished game is added once. Games count in the order of their
 * numbers, as they do when the run is read from its files, so that both ways give the same summary
 * to the last digit: a game that is finished before its predecessors waits for them. Numbers that
 * do not come, for example those of a suspended agent, are passed when too many games wait. Safe
 * for any thread.
 */
public final class GrowingSummary {
  /** More than are played at a time, and few enough to be added up for every summary. */
  static final int MOST_WAITING = 8_192;

  private final int mostWaiting;
  private final RunReader reader = new RunReader(block -> true);
  private final NavigableMap<Long, RunGame> waiting = new TreeMap<>();
  private long next;
  private boolean late;

  /** Starts without games. */
  public GrowingSummary() {
    this(MOST_WAITING);
  }

  /**
   * Starts without games.
   *
   * @param mostWaiting how many games may wait for others
   */
  GrowingSummary(int mostWaiting) {
    this.mostWaiting = mostWaiting;
  }

  /**
   * Adds a game.
   *
   * @param game the game, which was not added before
   */
  public synchronized void add(RunGame game) {
    if (late || game.index() < next) {
      late = true;
      waiting.clear();
      return;
    }
    waiting.put(game.index(), game);
    if (waiting.size() > mostWaiting) {
      next = waiting.firstKey();
    }
    for (RunGame now = waiting.remove(next); now != null; now = waiting.remove(next)) {
      reader.add(now);
      next++;
    }
  }

  /**
   * Sums up the games that were added. Returns the same summary as {@link RunSummary#of(Run)} of
   * these games; empty if a game came after its number had been passed, so that all games have to
   * be added anew.
   */
  public Optional<RunSummary> summary(Run run) {
    return sums().map(sums -> new RunSummary(run, sums, RatingList.USUAL_RESAMPLES));
  }

  private synchronized Optional<RunReader> sums() {
    return late ? Optional.empty() : Optional.of(reader.with(waiting.values()));
  }
}
