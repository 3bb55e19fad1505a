package org.plyscope.view.scatter.chart;

import java.util.List;
import org.jfree.chart.JFreeChart;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.table.DataTable;
import org.plyscope.ui.chart.LineChart;
import org.plyscope.ui.chart.Series;
import org.plyscope.view.scatter.model.Matrix;
import org.plyscope.view.scatter.model.Numbers;

/** The kinds of charts. */
enum RunChart {
  /** Both metrics of study 000 side by side, as in its figure 10. */
  BARS("Score and time") {
    @Override
    Drawing of(Numbers numbers, RunFocus focus, String option) {
      Series scores = numbers.scores();
      Series times = numbers.times();
      List<String> names = numbers.names();
      return new Drawing(
          names.isEmpty(),
          List.of(scores.table("scores"), times.table("times")),
          () -> Plots.bars(names, scores, times),
          "Score against the field and mean time per move, with 95 % intervals; the highest rating"
              + " first.");
    }
  },
  /** As in figures 4 and 5 of study 002. */
  SWEEP("Score over an option") {
    @Override
    Drawing of(Numbers numbers, RunFocus focus, String option) {
      Series series = numbers.sweep(option);
      boolean wide = isWide(series);
      return new Drawing(
          series.isEmpty(),
          List.of(series.table("sweep")),
          () -> LineChart.of(series, wide, false),
          "Score against the field over "
              + option
              + ", with 95 % intervals; a line per other option.");
    }
  },
  /** The scores of all pairings. */
  HEAT_MAP("Scores of all pairings") {
    @Override
    Drawing of(Numbers numbers, RunFocus focus, String option) {
      return matrix(
          numbers.cross(),
          "Score of the row against the column in %",
          "Blue above one half, orange below; the strongest first.");
    }
  },
  /** How long games are. */
  LENGTHS("Length of games") {
    @Override
    Drawing of(Numbers numbers, RunFocus focus, String option) {
      Series series = numbers.lengths(focus);
      return new Drawing(
          series.isEmpty(),
          List.of(series.table("lengths")),
          () -> Plots.histogram(series),
          "Finished games by their length; only those of selected agents, if any.");
    }
  },
  /** How long moves take. */
  TIME("Time over the game") {
    @Override
    Drawing of(Numbers numbers, RunFocus focus, String option) {
      return overGame("time", numbers.timeOverGame(focus, option), "Median time per move", true);
    }
  },
  /** What agents think of their positions. */
  VALUE("Value over the game") {
    @Override
    Drawing of(Numbers numbers, RunFocus focus, String option) {
      Drawing drawing =
          overGame(
              "value",
              numbers.valueOverGame(focus, option),
              "Mean value that an agent gave its position",
              false);
      return new Drawing(
          drawing.isEmpty(),
          drawing.tables(),
          drawing.maker(),
          drawing.caption()
              + " Wins and losses that were seen coming are left out; values of different agents"
              + " have different units.");
    }
  },
  /** How far agents look ahead. */
  DEPTH("Depth over the game") {
    @Override
    Drawing of(Numbers numbers, RunFocus focus, String option) {
      return overGame("depth", numbers.depthOverGame(focus, option), "Mean depth reached", false);
    }
  },
  /** The keys that each agent finds. */
  SUITE("Problems by agent") {
    @Override
    Drawing of(Numbers numbers, RunFocus focus, String option) {
      return matrix(
          numbers.suite(),
          "Attempts in which a best move was found, in %",
          "Blue above one half, orange below.");
    }
  };

  /** Makes the picture once it is wanted, on the user-interface thread. */
  @FunctionalInterface
  interface Maker {
    JFreeChart make();
  }

  /**
   * A chart before it is drawn.
   *
   * @param isEmpty whether there is nothing to draw
   * @param tables the numbers
   * @param maker draws it
   * @param caption describes it
   */
  record Drawing(boolean isEmpty, List<DataTable> tables, Maker maker, String caption) {}

  private final String title;

  RunChart(String title) {
    this.title = title;
  }

  /** Collects the numbers of a run; takes a while. */
  abstract Drawing of(Numbers numbers, RunFocus focus, String option);

  /** Returns whether there is a line per agent, which a legend explains. */
  boolean hasLines() {
    return this == SWEEP || this == TIME || this == VALUE || this == DEPTH;
  }

  /** Returns what can be on the lower axis; empty if there is no choice. */
  List<String> options(Numbers numbers) {
    return switch (this) {
      case SWEEP -> numbers.sweptOptions();
      case TIME, VALUE, DEPTH -> List.of(Numbers.MOVE, Numbers.LEFT);
      default -> List.of();
    };
  }

  private static Drawing overGame(String name, Series series, String what, boolean log) {
    String where =
        series.across().equals(Numbers.LEFT)
            ? " by how many moves of all players are left after it"
            : " at the n-th move of a game";
    return new Drawing(
        series.isEmpty(),
        List.of(series.table(name + "-over-game")),
        () -> towardsTheEnd(LineChart.of(series, false, log), series),
        what
            + where
            + ", over the selected game, or the first "
            + Numbers.MOST_LINES
            + " games of selected agents.");
  }

  /** A game ends at the right, however its moves are counted. */
  private static JFreeChart towardsTheEnd(JFreeChart chart, Series series) {
    chart.getXYPlot().getDomainAxis().setInverted(series.across().equals(Numbers.LEFT));
    return chart;
  }

  private static Drawing matrix(Matrix matrix, String title, String caption) {
    return new Drawing(
        matrix.isEmpty(),
        List.of(matrix.table("matrix")),
        () -> Plots.matrix(matrix, title),
        caption);
  }

  /** Values over more than a decade need a logarithmic axis. */
  private static boolean isWide(Series series) {
    double least = Double.POSITIVE_INFINITY;
    double most = 0;
    for (var line : series.lines().values()) {
      for (double x : line.keySet()) {
        least = Math.min(least, x);
        most = Math.max(most, x);
      }
    }
    return least > 0 && most / least > 12;
  }

  @Override
  public String toString() {
    return title;
  }
}
