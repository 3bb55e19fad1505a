package org.plyscope.workbench.live;

import java.util.List;
import org.plyscope.api.view.SearchSample;

/** The quantity of a search that is drawn. */
enum Topic {
  VALUE("Value"),
  CANDIDATES("Values of moves"),
  EFFORT("Effort on moves"),
  SPEED("Nodes per second");

  private final String title;

  Topic(String title) {
    this.title = title;
  }

  /**
   * Returns the most informative topic for a kind of search: the moves of a Monte Carlo search
   * compete.
   */
  static Topic fitting(List<SearchSample> samples) {
    return monteCarlo(samples) ? CANDIDATES : VALUE;
  }

  static boolean monteCarlo(List<SearchSample> samples) {
    return !samples.isEmpty() && samples.get(samples.size() - 1).playouts() > 0;
  }

  @Override
  public String toString() {
    return title;
  }
}
