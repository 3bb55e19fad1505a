package org.plyscope.lab.search.internal;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.osgi.service.component.annotations.Activate;
import org.osgi.service.component.annotations.Component;
import org.osgi.service.component.annotations.Deactivate;
import org.osgi.service.component.annotations.Reference;
import org.plyscope.api.search.SearchListener;
import org.plyscope.lab.agent.Watch;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.SearchHandle;
import org.plyscope.lab.search.SearchOutcome;
import org.plyscope.lab.search.SearchSpec;
import org.plyscope.lab.search.Searches;

/** Gives every search a thread, and watches over those that do not end. */
@Component(service = Searches.class)
public final class SearchThreads implements Searches {
  private final Catalog catalog;
  private final Set<RunningSearch> running = ConcurrentHashMap.newKeySet();
  private final Watch watch = new Watch("search-watch");

  /** Makes the service. */
  @Activate
  public SearchThreads(@Reference Catalog catalog) {
    this.catalog = catalog;
  }

  @Override
  public SearchHandle start(
      SearchSpec spec, SearchListener listener, Consumer<SearchOutcome> whenDone) {
    RunningSearch search = new RunningSearch(catalog, spec, listener, watch);
    search.begin(
        outcome -> {
          running.remove(search);
          whenDone.accept(outcome);
        });
    running.add(search);
    if (search.done()) {
      running.remove(search);
    }
    return search;
  }

  /** Cancels running searches, because the program ends. */
  @Deactivate
  void stop() {
    running.forEach(RunningSearch::cancel);
    watch.close();
  }
}
