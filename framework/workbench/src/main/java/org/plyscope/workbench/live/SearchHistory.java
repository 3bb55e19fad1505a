package org.plyscope.workbench.live;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.view.SearchSample;

/**
 * The reports of one search from its start to its end, thinned out so that a search of any length
 * fits. The search thread adds and never waits for readers.
 */
public final class SearchHistory {
  /** How many reports are kept besides the milestones. */
  static final int MOST = 400;

  private static final long SPACING = TimeUnit.MILLISECONDS.toNanos(25);

  private final List<SearchSample> kept = new ArrayList<>();
  private long spacing = SPACING;
  private volatile List<SearchSample> samples = List.of();

  /**
   * Adds a report. Every finished depth and the end are kept; of the others one per stretch of
   * time, which doubles whenever there are too many.
   */
  public synchronized void add(SearchResult result) {
    SearchSample last = kept.isEmpty() ? null : kept.get(kept.size() - 1);
    boolean deeper = result.depth() > (last == null ? 0 : last.depth());
    boolean milestone = deeper || result.status() != SearchResult.Status.RUNNING;
    if (last != null && !milestone && result.nanos() - last.nanos() < spacing) {
      return;
    }
    kept.add(SearchSample.of(result, milestone));
    if (kept.size() > MOST) {
      thin();
    }
    samples = List.copyOf(kept);
  }

  /** Returns the reports that were kept, oldest first. */
  public List<SearchSample> samples() {
    return samples;
  }

  private void thin() {
    spacing *= 2;
    long reached = Long.MIN_VALUE / 2;
    List<SearchSample> fewer = new ArrayList<>();
    for (SearchSample sample : kept) {
      if (sample.milestone() || sample.nanos() - reached >= spacing) {
        fewer.add(sample);
        reached = sample.nanos();
      }
    }
    kept.clear();
    kept.addAll(fewer);
  }
}
