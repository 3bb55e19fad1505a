package org.plyscope.api.search;

import java.util.function.Consumer;
import org.osgi.annotation.versioning.ProviderType;

/**
 * Is notified of the progress of a search. <b>Provided by the host</b>, called by agents. All
 * methods do nothing by default, so that later versions can add more.
 *
 * <p><b>Order.</b> An agent may report any number of times, or not at all, between the call of
 * {@code search} and its return, but never before or after. Reports come in the order in which
 * things happened: time, counts and iterations never go back from one report to the next. The final
 * result is returned, not reported.
 *
 * <p><b>Thread.</b> All calls for a search come from the thread that called the agent. The host
 * does not hold up the search: it takes the report and returns at once.
 *
 * <p><b>Exceptions.</b> The host does not throw. If any other listener throws, the search ends with
 * that exception; an agent neither catches it nor guards against it.
 */
@ProviderType
public interface SearchListener {
  /** Ignores everything. */
  SearchListener NONE = new SearchListener() {};

  /**
   * Takes an intermediate result. An agent calls this after each iteration of deepening and
   * otherwise about ten times a second; the host thins reports out for display.
   *
   * @param soFar the result so far, with the status {@link SearchResult.Status#RUNNING}
   */
  default void progress(SearchResult soFar) {}

  /**
   * Makes a listener that takes intermediate results.
   *
   * @param reports takes each of them, on the search thread
   * @return the listener
   */
  static SearchListener of(Consumer<SearchResult> reports) {
    return new SearchListener() {
      @Override
      public void progress(SearchResult soFar) {
        reports.accept(soFar);
      }
    };
  }
}
