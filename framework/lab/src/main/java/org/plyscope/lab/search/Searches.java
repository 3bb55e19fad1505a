package org.plyscope.lab.search;

import java.util.function.Consumer;
import org.osgi.annotation.versioning.ProviderType;
import org.plyscope.api.search.SearchListener;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.internal.SearchThreads;

/**
 * Runs searches on threads of their own. Published as a service; safe for any thread.
 *
 * <p>Whatever an agent does, the search ends with an outcome: everything it throws becomes one
 * sentence that names it, and an agent that does not return within two seconds after it was asked
 * to stop is abandoned. A time limit that is exceeded by more than a second counts as such a stop.
 */
@ProviderType
public interface Searches {
  /**
   * Makes a service that takes agents from a catalog.
   *
   * @param catalog where agents, evaluators and orderings come from
   */
  static Searches with(Catalog catalog) {
    return new SearchThreads(catalog);
  }

  /**
   * Starts a search. Returns at once.
   *
   * @param spec what to search
   * @param listener notified of progress on the search thread; its exceptions are ignored
   * @param whenDone takes the outcome, once, on the search thread (or another one if the agent was
   *     abandoned)
   * @return a handle to cancel it or wait for it
   */
  SearchHandle start(SearchSpec spec, SearchListener listener, Consumer<SearchOutcome> whenDone);
}
