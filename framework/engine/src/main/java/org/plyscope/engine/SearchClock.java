package org.plyscope.engine;

import java.util.concurrent.TimeUnit;
import org.plyscope.api.Limits;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult.Status;

/**
 * Counts the nodes of a search and tells it when to stop: by nodes exactly, by time and by the
 * user's wish within a few milliseconds.
 *
 * <p>A search calls {@link #tick()} before each node. That is one decrement; only when the fuel is
 * used up does the clock look around. The amount of fuel adapts to the speed of the game, so that a
 * slow game is stopped as promptly as a fast one.
 */
public final class SearchClock {
  private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(4);
  private static final long PROGRESS_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
  private static final int LARGEST_LOAD = 8192;

  private final SearchRequest request;
  private final long nodeLimit;
  private final long nanoLimit;
  private final long start = System.nanoTime();
  private final Runnable progress;

  private long granted;
  private int fuel;
  private int load = 1;
  private long attemptLimit = Long.MAX_VALUE;
  private long lastLook = start;
  private long lastProgress = start;
  private boolean stopped;
  private boolean attemptOver;
  private Status reason = Status.COMPLETE;

  /**
   * Starts the clock.
   *
   * @param request holds the limits and the wish to stop
   * @param progress run about ten times a second on the search thread
   */
  public SearchClock(SearchRequest request, Runnable progress) {
    Limits limits = request.limits();
    this.request = request;
    this.progress = progress;
    this.nodeLimit = limits.nodes() == 0 ? Long.MAX_VALUE : limits.nodes();
    this.nanoLimit =
        limits.millis() == 0 ? Long.MAX_VALUE : TimeUnit.MILLISECONDS.toNanos(limits.millis());
  }

  /**
   * Asks for one more node.
   *
   * @return true if the search must stop instead; the node then does not count
   */
  public boolean tick() {
    return --fuel < 0 && look();
  }

  /**
   * Tells in the middle of a node that takes long whether the search must stop now, by time or by
   * the user's wish. If so, the clock has {@link #stopped()}.
   *
   * @return true if the search must stop without finishing the node
   */
  public boolean due() {
    if (!stopped) {
      if (request.stopRequested()) {
        stop(Status.STOPPED);
      } else if (nanos() >= nanoLimit) {
        stop(Status.LIMIT);
      }
    }
    return stopped;
  }

  /**
   * Asks for several nodes at once.
   *
   * @param count how many
   * @return true if they are granted; false if each must be asked for
   */
  public boolean reserve(int count) {
    if (fuel < count) {
      return false;
    }
    fuel -= count;
    return true;
  }

  /**
   * Returns what was reserved and not needed.
   *
   * @param count how many
   */
  public void giveBack(int count) {
    fuel += count;
  }

  /**
   * Returns whether the search must unwind without finishing what it does.
   *
   * @return true after a {@link #tick()} that said so
   */
  public boolean stopped() {
    return stopped;
  }

  /**
   * Returns whether only the budget of an attempt was used up, so that another attempt may follow.
   *
   * @return true if nothing else stopped the search
   */
  public boolean attemptOver() {
    return attemptOver;
  }

  /**
   * Returns why the search stopped.
   *
   * @return {@link Status#COMPLETE} if it did not
   */
  public Status reason() {
    return reason;
  }

  /**
   * Starts an attempt that may need so many nodes.
   *
   * @param budget the number, 0 for no limit of its own
   */
  public void startAttempt(long budget) {
    attemptLimit = budget == 0 ? Long.MAX_VALUE : nodes() + budget;
    if (attemptOver) {
      attemptOver = false;
      stopped = false;
      reason = Status.COMPLETE;
    }
    handBack();
  }

  /** Ends the attempt now; another may follow. */
  public void endAttempt() {
    handBack();
    stopped = true;
    attemptOver = true;
  }

  /**
   * Returns the nodes granted so far.
   *
   * @return the number
   */
  public long nodes() {
    return granted - Math.max(fuel, 0);
  }

  /**
   * Returns the time since the start.
   *
   * @return nanoseconds
   */
  public long nanos() {
    return System.nanoTime() - start;
  }

  private boolean look() {
    fuel = 0;
    if (stopped) {
      return true;
    }
    long now = System.nanoTime();
    adapt(now);
    if (request.stopRequested()) {
      stop(Status.STOPPED);
    } else if (granted >= nodeLimit || now - start >= nanoLimit) {
      stop(Status.LIMIT);
    } else if (granted >= attemptLimit) {
      stop(Status.LIMIT);
      attemptOver = true;
    } else {
      long room = Math.min(nodeLimit, attemptLimit) - granted;
      int next = (int) Math.min(load, room);
      granted += next;
      fuel = next - 1;
      if (now - lastProgress >= PROGRESS_NANOS) {
        lastProgress = now;
        progress.run();
      }
      return false;
    }
    return true;
  }

  private void handBack() {
    granted -= Math.max(fuel, 0);
    fuel = 0;
  }

  private void adapt(long now) {
    long used = now - lastLook;
    if (used > LOOK_NANOS && load > 1) {
      load /= 2;
    } else if (used < LOOK_NANOS / 4 && load < LARGEST_LOAD) {
      load *= 2;
    }
    lastLook = now;
  }

  private void stop(Status why) {
    stopped = true;
    reason = why;
  }
}
