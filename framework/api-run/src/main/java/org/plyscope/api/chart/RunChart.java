package org.plyscope.api.chart;

/** The kinds of charts of a run, besides {@link Charts#scatter scatter charts}. */
public enum RunChart {
  /** Score and time of each entrant. */
  BARS("Score and time"),
  /** Score over the values of an option, a chart per option. */
  SWEEP("Score over an option"),
  /** Scores of all entrants against each other. */
  CROSS("Score against each other"),
  /** How often games were how long. */
  LENGTHS("Length of games"),
  /** Time for a move, a chart from the beginning and one towards the end of the game. */
  TIME("Time over the game"),
  /** The evaluations of the agents, likewise. */
  VALUE("Value over the game"),
  /** How far agents look ahead, likewise. */
  DEPTH("Depth over the game"),
  /** Ratings in Elo. */
  RATINGS("Ratings"),
  /** Scores over two options at once, a chart for each two. */
  GRIDS("Score over two options"),
  /** The problems of a suite by entrant. */
  PROBLEMS("Problems by agent"),
  /** Best moves against nodes. */
  PROBLEM_COST("Best moves against nodes"),
  /** Nodes over the values of an option, a chart per position that is only searched. */
  SEARCHES("Nodes over an option");

  private final String title;

  RunChart(String title) {
    this.title = title;
  }

  /**
   * Returns a few words, to choose among the kinds.
   *
   * @return the title
   */
  public String title() {
    return title;
  }

  /** Returns {@link #title()}. */
  @Override
  public String toString() {
    return title;
  }
}
