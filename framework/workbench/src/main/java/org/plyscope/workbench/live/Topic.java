package org.plyscope.workbench.live;

import java.util.List;

/** What is drawn of a search. */
enum Topic {
  VALUE("Value"),
  CANDIDATES("Values of moves"),
  EFFORT("Effort on moves"),
  SPEED("Nodes per second");

  private final String title;

  Topic(String title) {
    this.title = title;
  }

  /** Returns what says most about a kind of search: the moves of a Monte Carlo search compete. */
  static Topic fitting(List<Sample> samples) {
    return monteCarlo(samples) ? CANDIDATES : VALUE;
  }

  static boolean monteCarlo(List<Sample> samples) {
    return !samples.isEmpty() && samples.get(samples.size() - 1).monteCarlo();
  }

  @Override
  public String toString() {
    return title;
  }
}
