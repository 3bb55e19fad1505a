package org.plyscope.engine.montecarlo.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.plyscope.api.Limits;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.engine.montecarlo.UctParts;
import org.plyscope.engine.montecarlo.UctSettings;
import org.plyscope.engine.montecarlo.UctSettings.Parallel;

/** The threads of one search: the caller's own, and helpers that end before it returns. */
public final class UctTeam {
  private final UctSettings settings;
  private final List<UctParts> parts;
  private final SearchRequest request;
  private final SearchListener listener;
  private final Thread caller = Thread.currentThread();
  private final AtomicReference<Throwable> failure = new AtomicReference<>();
  private final List<UctRun> runs = new ArrayList<>();
  private volatile boolean stop;

  public UctTeam(
      UctSettings settings, List<UctParts> parts, SearchRequest request, SearchListener listener) {
    this.settings = settings;
    this.parts = parts;
    this.request = request;
    this.listener = listener;
  }

  /** Searches with one tree, or with one per thread, of which the first is given. */
  public SearchResult search(Tree tree, Supplier<Tree> more) {
    int threads = settings.threads();
    List<Thread> helpers = new ArrayList<>();
    if (settings.parallel() == Parallel.ROOT) {
      // A limit of 0 means no limit, so each thread must get at least 1.
      threads = (int) Math.min(threads, smallest(request.limits()));
      for (int i = 0; i < threads; i++) {
        runs.add(
            new UctRun(
                share(i, threads),
                settings,
                parts.get(i),
                i == 0 ? tree : more.get(),
                progress(i)));
      }
      for (UctRun run : runs.subList(1, threads)) {
        helpers.add(helper(run::run));
      }
    } else {
      UctRun run = new UctRun(whole(), settings, parts.get(0), tree, progress(0));
      runs.add(run);
      for (int i = 1; i < threads; i++) {
        UctKernel kernel = run.kernel(request.state().copy(), parts.get(i), i);
        helpers.add(helper(() -> run.run(kernel)));
      }
    }
    helpers.forEach(Thread::start);
    boolean finished = false;
    try {
      runs.get(0).run();
      finished = true;
    } finally {
      if (!finished || runs.get(0).status() == Status.STOPPED) {
        stop = true;
      }
      join(helpers);
    }
    if (failure.get() != null) {
      throw new IllegalStateException("A thread of the search failed.", failure.get());
    }
    request.recorder().ifPresent(r -> runs.forEach(run -> run.kernel().record(r)));
    return result(runs.get(0).status());
  }

  private static long smallest(Limits limits) {
    long nodes = limits.nodes() == 0 ? Long.MAX_VALUE : limits.nodes();
    return Math.min(nodes, limits.iterations() == 0 ? Long.MAX_VALUE : limits.iterations());
  }

  /** Gives a thread its share of the limits, and a state and a seed of its own. */
  private SearchRequest share(int thread, int threads) {
    Limits limits =
        request
            .limits()
            .withIterations(share(request.limits().iterations(), thread, threads))
            .withNodes(share(request.limits().nodes(), thread, threads));
    SearchRequest own = whole().withLimits(limits);
    return thread == 0
        ? own
        : own.withState(request.state().copy())
            .withSeed(request.seed() + thread * 0x9E3779B97F4A7C15L);
  }

  /** The request, which also ends when one of the threads has stopped or failed. */
  private SearchRequest whole() {
    return request.withStop(() -> stop || request.stopRequested());
  }

  private static long share(long whole, int thread, int threads) {
    return whole / threads + (thread < whole % threads ? 1 : 0);
  }

  private Thread helper(Runnable work) {
    Thread thread =
        new Thread(
            () -> {
              try {
                work.run();
              } catch (Throwable e) {
                failure.compareAndSet(null, e);
                stop = true;
              }
            },
            "uct-helper");
    thread.setDaemon(true);
    return thread;
  }

  private void join(List<Thread> helpers) {
    boolean interrupted = false;
    for (Thread helper : helpers) {
      while (helper.isAlive()) {
        try {
          helper.join();
        } catch (InterruptedException e) {
          interrupted = true;
          stop = true;
        }
      }
    }
    if (interrupted) {
      caller.interrupt();
    }
  }

  private Runnable progress(int thread) {
    return () -> {
      // Listeners are called only on the thread that called the agent.
      if (thread == 0 && Thread.currentThread() == caller && !runs.isEmpty()) {
        listener.progress(result(Status.RUNNING));
      }
    };
  }

  private SearchResult result(Status status) {
    // While it runs, the first tree must do: the others belong to their threads.
    List<UctRun> looked = status == Status.RUNNING ? runs.subList(0, 1) : runs;
    return new UctResult(request, settings, looked).make(status);
  }
}
