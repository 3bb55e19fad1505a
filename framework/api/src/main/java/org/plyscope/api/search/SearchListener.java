package org.plyscope.api.search;

import org.osgi.annotation.versioning.ProviderType;

/**
 * Told how a search goes. <b>Provided by the host</b>, called by agents on the search thread.
 *
 * <p>Calls return at once and never throw; the host thins them out for display. An agent calls
 * after each iteration of deepening and otherwise about ten times a second.
 */
@ProviderType
public interface SearchListener {
  /** Ignores everything. */
  SearchListener NONE = soFar -> {};

  /**
   * Takes an intermediate result.
   *
   * @param soFar what is known now; its counters are a {@link SearchCounters#copy() copy}
   */
  void progress(SearchResult soFar);
}
