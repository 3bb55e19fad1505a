package org.plyscope.lab.match;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.Executor;
import org.plyscope.lab.agent.Watch;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.match.record.PlayedGame;

/** Plays matches with the agents of a catalog. Safe for any thread. */
public final class MatchRunner implements AutoCloseable {
  private final Catalog catalog;
  private final Watch watch = new Watch("match-watch");

  /**
   * Makes a runner.
   *
   * @param catalog where agents, evaluators and orderings come from
   */
  public MatchRunner(Catalog catalog) {
    this.catalog = catalog;
  }

  /**
   * Plays a match from beginning to end.
   *
   * @param spec the game and its players
   * @param listener notified of progress, on the thread of the match
   * @throws InterruptedException if the waiting thread is interrupted; the match is stopped then
   */
  public PlayedGame play(MatchSpec spec, MatchListener listener) throws InterruptedException {
    RunningMatch match = start(spec, listener);
    try {
      return match.await();
    } catch (InterruptedException e) {
      match.stop();
      throw e;
    }
  }

  /**
   * Starts a match and returns at once.
   *
   * @param spec the game and its players
   * @param listener notified of progress, on the thread of the match
   */
  public RunningMatch start(MatchSpec spec, MatchListener listener) {
    return new RunningMatch(spec, catalog, watch, listener);
  }

  /**
   * Plays a match from beginning to end on the calling thread. No mover is stopped from outside;
   * every mover must reply before {@link org.plyscope.lab.match.seat.Mover#ask} returns, as {@link
   * org.plyscope.lab.match.seat.PromptAgent} does.
   *
   * @param spec the game and its players
   * @param listener notified of progress, on the same thread
   * @throws IllegalStateException if a mover did not reply
   */
  public PlayedGame playHere(MatchSpec spec, MatchListener listener) {
    Deque<Runnable> events = new ArrayDeque<>();
    Match match = open(spec, events::add, Match.Pacing.AT_ONCE, listener);
    match.begin();
    match.start();
    while (match.game().isEmpty()) {
      Runnable next = events.poll();
      if (next == null) {
        throw new IllegalStateException("A player did not reply at once.");
      }
      next.run();
    }
    return match.game().get();
  }

  /**
   * Prepares a match that the caller drives, for example a window. No mover is asked before it is
   * started.
   *
   * @param spec the game and its players
   * @param home runs something on the thread on which the match lives, later
   * @param pacing determines when a move that was chosen is played
   * @param listener notified of how it goes
   */
  public Match open(MatchSpec spec, Executor home, Match.Pacing pacing, MatchListener listener) {
    return new Match(spec, catalog, watch, home, pacing, listener, mover -> {});
  }

  /** Ends the watch over agents; matches that still run are not stopped. */
  @Override
  public void close() {
    watch.close();
  }
}
