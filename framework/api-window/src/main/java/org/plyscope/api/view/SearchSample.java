package org.plyscope.api.view;

import java.util.Arrays;
import java.util.List;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchResult;

/**
 * A report of a search at one moment: enough to plot how it went, small enough to keep hundreds of
 * them. <b>Provided by the host</b> as part of a {@link LiveSearch}; immutable and safe for any
 * thread.
 */
public final class SearchSample {
  /** More moves than any view draws; keeps the memory of a long search small. */
  private static final int MOST_CANDIDATES = 64;

  private final long nanos;
  private final int depth;
  private final double value;
  private final List<Double> values;
  private final long nodes;
  private final long playouts;
  private final List<Candidate> candidates;
  private final boolean milestone;

  private SearchSample(SearchResult report, boolean milestone) {
    List<Candidate> all = report.candidates();
    nanos = report.nanos();
    depth = report.depth();
    value = report.value();
    values = Arrays.stream(report.values()).boxed().toList();
    nodes = report.counts().nodes();
    playouts = report.counts().playouts();
    candidates = all.size() <= MOST_CANDIDATES ? all : List.copyOf(all.subList(0, MOST_CANDIDATES));
    this.milestone = milestone;
  }

  /**
   * Takes a sample of a report.
   *
   * @param report a report of the search
   * @param milestone whether it had just finished a depth, or ended
   * @return the sample
   */
  public static SearchSample of(SearchResult report, boolean milestone) {
    return new SearchSample(report, milestone);
  }

  /**
   * Returns the time used so far.
   *
   * @return nanoseconds
   */
  public long nanos() {
    return nanos;
  }

  /**
   * Returns the depth searched completely.
   *
   * @return plies, 0 for none
   */
  public int depth() {
    return depth;
  }

  /**
   * Returns the value for the player to move.
   *
   * @return the value, NaN for none
   */
  public double value() {
    return value;
  }

  /**
   * Returns the value for every player.
   *
   * @return the values by player, empty if the search has only one
   */
  public List<Double> values() {
    return values;
  }

  /**
   * Returns the nodes so far.
   *
   * @return the number
   */
  public long nodes() {
    return nodes;
  }

  /**
   * Returns the playouts so far.
   *
   * @return the number, 0 for a search that makes none
   */
  public long playouts() {
    return playouts;
  }

  /**
   * Returns how much was done: playouts of a search that makes them, nodes of any other.
   *
   * @return the number
   */
  public long effort() {
    return playouts > 0 ? playouts : nodes;
  }

  /**
   * Returns the root moves, best first.
   *
   * @return the best of them, 64 at most
   */
  public List<Candidate> candidates() {
    return candidates;
  }

  /**
   * Returns whether the search had just finished a depth, or ended. Such samples are always kept.
   *
   * @return true for a milestone
   */
  public boolean milestone() {
    return milestone;
  }
}
