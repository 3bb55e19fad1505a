package org.plyscope.lab.match;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.plyscope.lab.agent.Watch;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.match.record.Ending;
import org.plyscope.lab.match.record.PlayedGame;
import org.plyscope.lab.match.seat.Mover;

/** A match that plays itself on a thread of its own. Safe for any thread. */
public final class RunningMatch {
  private static final long PATIENCE_MILLIS = 2_000;

  private final BlockingQueue<Runnable> events = new LinkedBlockingQueue<>();
  private final List<Mover> leaving = new ArrayList<>();
  private final CountDownLatch end = new CountDownLatch(1);
  private final Match match;
  private volatile PlayedGame game;
  private volatile Throwable broken;

  RunningMatch(MatchSpec spec, Catalog catalog, Watch watch, MatchListener listener) {
    match =
        new Match(spec, catalog, watch, events::add, Match.Pacing.AT_ONCE, listener, leaving::add);
    Thread thread = new Thread(this::run, "match");
    thread.setDaemon(true);
    thread.start();
  }

  /** Pauses the match after the move that is being searched for now. */
  public void pause() {
    events.add(match::hold);
  }

  /** Goes on after a pause. */
  public void resume() {
    events.add(match::start);
  }

  /**
   * Ends the match without a result, within a tenth of a second: agents are asked to stop, but not
   * waited for.
   */
  public void stop() {
    events.add(match::stop);
  }

  /** Returns whether the game is over. */
  public boolean done() {
    return end.getCount() == 0;
  }

  /**
   * Waits for the end of the game.
   *
   * @throws InterruptedException if the waiting thread is interrupted; the match goes on
   * @throws IllegalStateException if the rules of the game failed, which is no player's fault
   */
  public PlayedGame await() throws InterruptedException {
    end.await();
    if (broken != null) {
      throw new IllegalStateException("The match could not be played to its end.", broken);
    }
    return game;
  }

  private void run() {
    try {
      match.begin();
      match.start();
      while (match.game().isEmpty()) {
        events.take().run();
      }
      game = match.game().get();
      if (game.ending().kind() != Ending.Kind.STOPPED) {
        awaitClosed();
      }
    } catch (Throwable e) {
      // A failure in the rules of a plugin must not leave a caller waiting.
      broken = e;
      match.close();
    } finally {
      end.countDown();
    }
  }

  /** The next match may need the memory that the agents of this one hold. */
  private void awaitClosed() throws InterruptedException {
    long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MILLIS);
    for (Mover mover : leaving) {
      mover.awaitClosed(Math.max(0, TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime())));
    }
  }
}
