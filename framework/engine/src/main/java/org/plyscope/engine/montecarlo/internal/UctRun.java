package org.plyscope.engine.montecarlo.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import org.plyscope.api.Limits;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.SearchCounters;
import org.plyscope.api.search.SearchClock;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.engine.montecarlo.UctParts;
import org.plyscope.engine.montecarlo.UctSettings;
import org.plyscope.engine.montecarlo.UctSettings.FinalChoice;

/** One tree that grows until a limit is met: iterates, counts, and reports progress. */
final class UctRun {
  private static final long DEPTH_ONLY_ITERATIONS = 10_000;

  /** How many iterations that count as no node are made between two looks at the clock. */
  private static final int FREE_LOOK = 8;

  private static final double ROBUST_SHARE = 2.0 / 3;

  private final SearchRequest request;
  private final UctSettings settings;
  private final Tree tree;
  private final SearchClock clock;
  private final SearchCounters counters = new SearchCounters();
  private final ReentrantLock lock;
  private final UctKernel kernel;
  private final List<UctKernel> kernels = new ArrayList<>();
  private final long iterations;
  private final int keptNodes;
  private long done;
  private long free;

  /** Prepares a run; the thread that runs it reports progress about ten times a second. */
  UctRun(
      SearchRequest request, UctSettings settings, UctParts parts, Tree tree, Runnable progress) {
    this.request = request;
    this.settings = settings;
    this.tree = tree;
    this.clock = new SearchClock(request, progress);
    this.lock = settings.parallel() == UctSettings.Parallel.TREE ? new ReentrantLock() : null;
    this.keptNodes = tree.size();
    this.iterations = iterations(request.limits());
    this.kernel = kernel(request.state(), parts, 0);
    if (keptNodes == 0) {
      // The root is a node as well.
      clock.tick();
    }
  }

  /** Makes a kernel for a thread that works on this tree. */
  UctKernel kernel(State state, UctParts parts, int thread) {
    UctKernel made =
        new UctJob(
                state,
                tree,
                settings,
                parts,
                request.seed() + thread * 0x9E3779B97F4A7C15L,
                request::allows,
                counters,
                clock::due,
                lock)
            .kernel();
    kernels.add(made);
    return made;
  }

  /** A depth means nothing to playouts; with no other limit it must not mean "forever". */
  private static long iterations(Limits limits) {
    boolean onlyDepth = limits.equals(Limits.NONE.withDepth(limits.depth())) && limits.depth() > 0;
    return onlyDepth ? DEPTH_ONLY_ITERATIONS : limits.iterations();
  }

  /** Iterates until a limit is met or nothing is left to learn. */
  void run() {
    run(kernel);
  }

  /** Does the same with another kernel, beside other threads. */
  void run(UctKernel own) {
    int room = next(1);
    while (room > 0) {
      int added = own.iterate(room);
      room = added == UctKernel.HALTED ? 0 : next(added);
    }
  }

  /** Accounts for an iteration, where 1 is its share, and grants the next. */
  private int next(int added) {
    if (lock == null) {
      account(added);
      return grant();
    }
    lock.lock();
    try {
      account(added);
      return grant();
    } finally {
      lock.unlock();
    }
  }

  /** One node was granted for the iteration; it may count as more or as none. */
  private void account(int weight) {
    if (weight == 0) {
      clock.giveBack(1);
      if (++free % FREE_LOOK == 0) {
        clock.due();
      }
    }
    for (int extra = 1; extra < weight && !clock.stopped(); extra++) {
      clock.tick();
    }
  }

  /** Returns how many nodes the next iteration may add; 0 if there must not be one. */
  private int grant() {
    if (clock.stopped() || (iterations > 0 && done >= iterations) || settled() || clock.tick()) {
      return 0;
    }
    done++;
    long limit = request.limits().nodes();
    return limit == 0
        ? Integer.MAX_VALUE
        : (int) Math.min(Integer.MAX_VALUE, limit - clock.nodes() + 1);
  }

  private boolean settled() {
    return proved() || (settings.choice() == FinalChoice.ROBUST_MAX && robust());
  }

  /** Returns whether the outcome is known for the player to move. */
  boolean proved() {
    int player = tree.mover(0);
    return tree.has(Column.BOUNDS) && tree.least(0, player) == tree.most(0, player);
  }

  /** Returns whether most of the limit is used and the most visited move has the best mean, too. */
  private boolean robust() {
    Limits limits = request.limits();
    boolean late =
        used(done, iterations)
            || used(clock.nodes(), limits.nodes())
            || used(clock.nanos(), limits.millis() * 1_000_000);
    if (!late) {
      return false;
    }
    int player = tree.mover(0);
    int visited = tree.firstChild(0);
    int best = visited;
    for (int child = visited; child >= 0; child = tree.nextSibling(child)) {
      visited = tree.visits(child) > tree.visits(visited) ? child : visited;
      best = tree.mean(child, player) > tree.mean(best, player) ? child : best;
    }
    return visited >= 0 && visited == best;
  }

  private static boolean used(long amount, long limit) {
    return limit > 0 && amount >= ROBUST_SHARE * limit;
  }

  /** Returns why the run ended; reaching the wanted number of iterations is a limit as well. */
  Status status() {
    if (clock.reason() != Status.COMPLETE) {
      return clock.reason();
    }
    return proved() ? Status.COMPLETE : Status.LIMIT;
  }

  Tree tree() {
    return tree;
  }

  UctKernel kernel() {
    return kernel;
  }

  /** Returns how many moves were made in playouts, by all threads. */
  long playedOut() {
    return kernels.stream().mapToLong(UctKernel::playedOut).sum();
  }

  SearchCounters counters() {
    return counters;
  }

  SearchClock clock() {
    return clock;
  }

  int keptNodes() {
    return keptNodes;
  }
}
