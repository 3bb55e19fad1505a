package org.plyscope.lab.search.internal;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.search.SearchListener;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.SearchHandle;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.search.Searches;

/** Gives every search a daemon thread, and watches over those that do not end. */
@Component(service = Searches.class)
public final class SearchThreads implements Searches {
  private final Catalog catalog;
  private final AtomicLong started = new AtomicLong();
  private final Set<RunningSearch> running = ConcurrentHashMap.newKeySet();
  private final ScheduledThreadPoolExecutor watch;

  /** Makes the service. */
  @Activate
  public SearchThreads(@Reference Catalog catalog) {
    this.catalog = catalog;
    this.watch = new ScheduledThreadPoolExecutor(1, work -> daemon(work, "search-watch"));
    watch.setRemoveOnCancelPolicy(true);
  }

  @Override
  public SearchHandle start(
      SearchSpec spec, SearchListener listener, Consumer<SearchOutcome> whenDone) {
    RunningSearch search = new RunningSearch(catalog, spec, listener, watch);
    Thread thread = daemon(search, "search-" + started.incrementAndGet() + "-" + spec.agent().id());
    running.add(search);
    search.begin(
        thread,
        outcome -> {
          running.remove(search);
          whenDone.accept(outcome);
        });
    return search;
  }

  /** Cancels what still runs, because the program ends. */
  @Deactivate
  void stop() {
    running.forEach(RunningSearch::cancel);
    watch.shutdown();
  }

  private static Thread daemon(Runnable work, String name) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }
}
