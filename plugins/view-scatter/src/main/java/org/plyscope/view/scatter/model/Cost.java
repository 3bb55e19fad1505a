package org.plyscope.view.scatter.model;

import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.ui.run.Estimates;

/** What a score is drawn against. */
public enum Cost {
  /** The median, which a few long games do not move. */
  MEDIAN_TIME("Median time per move", "median over games of the mean time per move") {
    @Override
    Estimate of(Standing standing) {
      return standing.secondsPerMove();
    }
  },
  /** The mean, as study 000 measures time. */
  MEAN_TIME("Mean time per move", "mean over games of the mean time per move") {
    @Override
    Estimate of(Standing standing) {
      return standing.meanSecondsPerMove();
    }
  },
  /** What does not depend on the machine. */
  NODES("Nodes per move", "median over games of the mean nodes per move") {
    @Override
    Estimate of(Standing standing) {
      return standing.nodesPerMove();
    }

    @Override
    public String text(double value) {
      return Estimates.nodes(value);
    }
  },
  /** The mean time as a multiple of that of a reference. */
  RELATIVE("Time relative to one agent", "mean time per move as a multiple of that of ") {
    @Override
    Estimate of(Standing standing) {
      return standing.meanSecondsPerMove();
    }

    @Override
    public String text(double value) {
      return "× " + (value < 0.1 ? "%.4f" : value < 10 ? "%.2f" : "%,.0f").formatted(value);
    }
  },
  /** Both metrics from 0 for the least to 1 for the most, as in study 000. */
  NORMALISED(
      "Normalised time and score",
      "mean time per move and score, both scaled from 0 for the least to 1 for the most") {
    @Override
    Estimate of(Standing standing) {
      return standing.meanSecondsPerMove();
    }

    @Override
    public String text(double value) {
      return "%.2f".formatted(value);
    }
  };

  private final String title;
  private final String meaning;

  Cost(String title, String meaning) {
    this.title = title;
    this.meaning = meaning;
  }

  /** Returns the number of an entrant. */
  abstract Estimate of(Standing standing);

  /** Writes a number of the axis. */
  public String text(double value) {
    return Estimates.seconds(value);
  }

  /** Describes exactly what is drawn. */
  public String meaning() {
    return meaning;
  }

  @Override
  public String toString() {
    return title;
  }
}
