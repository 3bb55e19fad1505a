package org.plyscope.api.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.SearchResult.Status;

/**
 * Does everything about a search that is not its algorithm: counts the nodes, stops the search by
 * nodes exactly and by time or a request to stop within a few milliseconds, reports progress about
 * ten times a second, keeps the iterations, and makes the result. Used by the search thread.
 *
 * <pre>{@code
 * SearchClock clock = request.clock(listener);
 * for (int depth = 1; depth <= request.limits().depthOr(6); depth++) {
 *   searchRoot(depth); // asks clock.node(ply) at each node, calls clock.best(move, value)
 *   if (!clock.endIteration(depth)) {
 *     break;
 *   }
 * }
 * return clock.result().build();
 * }</pre>
 *
 * <p>Asking for a node is one decrement; only when the fuel is used up does the clock look around.
 * The amount of fuel adapts to the speed of the game, so that a slow game is stopped as promptly as
 * a fast one.
 *
 * @since 3.0
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
  private final SearchCounters counters = new SearchCounters();
  private final List<Iteration> iterations = new ArrayList<>();

  private long granted;
  private int fuel;
  private int load = 1;
  private long attemptLimit = Long.MAX_VALUE;
  private long lastLook = start;
  private long lastProgress = start;
  private boolean stopped;
  private boolean attemptOver;
  private Status reason = Status.COMPLETE;

  private long move = MoveList.NONE;
  private double value = Double.NaN;
  private int depth;
  private Counts countsBefore = Counts.NONE;
  private long nanosBefore;

  /**
   * Starts a clock for a search that makes its results itself.
   *
   * @param request holds the limits and the request to stop
   * @param progress run about ten times a second on the search thread
   */
  public SearchClock(SearchRequest request, Runnable progress) {
    this.request = request;
    this.progress = progress;
    this.nodeLimit = orForever(request.limits().nodes());
    this.nanoLimit = orForever(request.limits().nanos());
  }

  SearchClock(SearchRequest request, SearchListener listener) {
    this.request = request;
    this.progress = () -> listener.progress(result().status(Status.RUNNING).build());
    this.nodeLimit = orForever(request.limits().nodes());
    this.nanoLimit = orForever(request.limits().nanos());
    // A search that is stopped before its first value still answers with a legal move.
    this.move = request.rootMoves()[0];
  }

  private static long orForever(long limit) {
    return limit == 0 ? Long.MAX_VALUE : limit;
  }

  /**
   * Asks for one more node and counts it.
   *
   * @param ply its distance from the root
   * @return true if the search must stop instead; the node is then not counted, and its value means
   *     nothing
   */
  public boolean node(int ply) {
    if (tick()) {
      return true;
    }
    counters.node(ply);
    return false;
  }

  /**
   * Asks for one more node, which the search counts itself.
   *
   * @return true if the search must stop instead
   */
  public boolean tick() {
    return --fuel < 0 && look();
  }

  /**
   * Returns in the middle of a node that takes long whether the search must stop now, by time or by
   * request. If so, the clock has {@link #stopped()}.
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
   * @param count the number of nodes
   * @return true if they are granted; false if the search must ask for each of them
   */
  public boolean reserve(int count) {
    if (fuel < count) {
      return false;
    }
    fuel -= count;
    return true;
  }

  /**
   * Returns nodes that were reserved and not needed.
   *
   * @param count the number of nodes
   */
  public void giveBack(int count) {
    fuel += count;
  }

  /**
   * Returns whether the search must unwind without finishing its work.
   *
   * @return true after a node was refused
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
   * Starts an attempt with a node budget of its own.
   *
   * @param budget the number of nodes, 0 for no limit
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

  /**
   * Returns the counters of the search.
   *
   * @return the same counters on every call
   */
  public SearchCounters counters() {
    return counters;
  }

  /**
   * Notes the best root move so far. Ignored once the clock has {@link #stopped()}, because the
   * value of a move whose search was cut short means nothing.
   *
   * @param best the move
   * @param found its value from the point of view of the player to move, in display units
   */
  public void best(long best, double found) {
    if (!stopped) {
      move = best;
      value = found;
    }
  }

  /**
   * Ends the search of a depth with the best move so far, and reports it.
   *
   * @param plies the depth
   * @return true if the depth was searched completely, so that a deeper one may follow
   */
  public boolean endIteration(int plies) {
    endIteration(plies, !stopped, value, move);
    if (!stopped) {
      depth = plies;
      lastProgress = System.nanoTime();
      progress.run();
    }
    return !stopped;
  }

  /**
   * Ends an iteration; the next one starts. An iteration that visited no node is not recorded.
   *
   * @param plies its depth
   * @param finished whether the depth was searched completely
   * @param found its value in display units; ignored unless it was finished
   * @param best the best move at its end
   */
  public void endIteration(int plies, boolean finished, double found, long best) {
    Counts now = counters.counts();
    Counts own = now.since(countsBefore);
    if (own.nodes() > 0) {
      long nanos = nanos();
      Iteration iteration =
          finished ? Iteration.finished(plies, found) : Iteration.unfinished(plies);
      iterations.add(iteration.withMove(best).withNanos(nanos - nanosBefore).withCounts(own));
      nanosBefore = nanos;
      countsBefore = now;
    }
  }

  /**
   * Returns the iterations so far.
   *
   * @return an unmodifiable copy, in order
   */
  public List<Iteration> iterations() {
    return List.copyOf(iterations);
  }

  /**
   * Starts the result of the search: the best move and its value, why the search ended, depth,
   * time, counts and iterations. The agent may add more.
   *
   * @return a builder; its move is the first root move if {@link #best} was never called
   */
  public SearchResult.Builder result() {
    return SearchResult.builder(move)
        .status(reason)
        .value(value)
        .depth(depth)
        .nanos(nanos())
        .counts(counters.counts())
        .iterations(iterations());
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
