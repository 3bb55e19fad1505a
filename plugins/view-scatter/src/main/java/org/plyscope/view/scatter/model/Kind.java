package org.plyscope.view.scatter.model;

/** What points are distinguished by. */
public enum Kind {
  /** The agent without its options. */
  ALGORITHM("algorithm"),
  /** What judges positions. */
  EVALUATOR("evaluator"),
  /** The game, for runs of different games in one chart. */
  GAME("game"),
  /** The entrants of one sweep. */
  FAMILY("sweep");

  private final String title;

  Kind(String title) {
    this.title = title;
  }

  /** Returns what a point is called in this respect. */
  public String of(Point point) {
    return switch (this) {
      case ALGORITHM -> point.entrant().algorithm();
      case EVALUATOR ->
          point.entrant().evaluator().isEmpty() ? "no evaluator" : point.entrant().evaluator();
      case GAME -> point.game();
      case FAMILY -> point.entrant().family();
    };
  }

  @Override
  public String toString() {
    return title;
  }
}
