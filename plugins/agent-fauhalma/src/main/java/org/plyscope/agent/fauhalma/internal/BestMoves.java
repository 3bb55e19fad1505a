package org.plyscope.agent.fauhalma.internal;

import java.util.LinkedHashMap;
import java.util.Map;
import org.plyscope.api.search.SearchResult;

/** Results of finished searches by position and depth; the least recently used leave first. */
public final class BestMoves {
  private record Place(long key, int depth) {}

  private final Map<Place, SearchResult> results;

  public BestMoves(int capacity) {
    results =
        new LinkedHashMap<>(16, 0.75f, true) {
          private static final long serialVersionUID = 1L;

          @Override
          protected boolean removeEldestEntry(Map.Entry<Place, SearchResult> eldest) {
            return size() > capacity;
          }
        };
  }

  /** Returns what a search to this depth found, or null. */
  public SearchResult get(long key, int depth) {
    return results.get(new Place(key, depth));
  }

  /** Keeps what a search found, if it was not stopped. */
  public void put(long key, int depth, SearchResult result) {
    if (result.status() == SearchResult.Status.COMPLETE) {
      results.put(new Place(key, depth), result);
    }
  }
}
