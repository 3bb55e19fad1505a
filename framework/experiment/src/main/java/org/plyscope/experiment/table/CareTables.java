package org.plyscope.experiment.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.experiment.results.Homogeneity;
import org.plyscope.experiment.results.Lateness;
import org.plyscope.experiment.results.Lengths;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.table.ResultTable.Cell;

/** The tables that show how far the others may be trusted. */
public final class CareTables {
  private final List<RunEntrant> entrants;
  private final RunSummary summary;

  /**
   * Makes the tables of a run.
   *
   * @param entrants the entrants
   * @param summary the statistics of the games
   */
  public CareTables(List<RunEntrant> entrants, RunSummary summary) {
    this.entrants = List.copyOf(entrants);
    this.summary = summary;
  }

  /**
   * Shows the entrants that lost games by faults. Returns a row per entrant that failed; none
   * without a failure.
   */
  public ResultTable failures() {
    TreeSet<RunEnding> kinds = new TreeSet<>();
    summary.faults().values().forEach(counts -> kinds.addAll(counts.keySet()));
    ResultTable.Builder table =
        ResultTable.builder("Failures")
            .text("Agent", "")
            .number("Forfeits", "Games it lost by a fault.");
    kinds.forEach(kind -> table.number(TableText.ending(kind), "How often."));
    table.text("First of them", "The message of the program.");
    summary
        .faults()
        .forEach(
            (entrant, counts) -> {
              List<Cell> row = new ArrayList<>();
              row.add(Cell.of(entrants.get(entrant).name()));
              row.add(Cell.count(counts.values().stream().mapToLong(Long::longValue).sum()));
              kinds.forEach(kind -> row.add(Cell.count(counts.getOrDefault(kind, 0L))));
              row.add(Cell.of(summary.failures(entrant).stream().findFirst().orElse("")));
              table.row(row);
            });
    return table.build();
  }

  /** Shows how games ended. Returns a row per way that occurred. */
  public ResultTable endings() {
    ResultTable.Builder table =
        ResultTable.builder("Endings")
            .text("Ended", "")
            .number("Games", "How many.")
            .number("Share", "Of all games.");
    Map<RunEnding, Long> endings = summary.endings();
    for (RunEnding ending : RunEnding.values()) {
      long games = endings.getOrDefault(ending, 0L);
      if (games > 0) {
        double share = games / (double) summary.games();
        table.row(
            Cell.of(TableText.ending(ending)),
            Cell.count(games),
            Cell.of(TableText.percent(share), share));
      }
    }
    return table.build();
  }

  /** Shows how many of the games are evidence. Returns a row for games and one for blocks. */
  public ResultTable evidence() {
    return ResultTable.builder("Evidence")
        .text("", "")
        .number("Finished", "How many were played to their end.")
        .number("Different", "Repetitions of the same moves are no new evidence.")
        .row(Cell.of("Games"), Cell.count(summary.games()), Cell.count(summary.distinctGames()))
        .row(
            Cell.of("Game sets"),
            Cell.count(summary.blocks()),
            Cell.count(summary.distinctBlocks()))
        .build();
  }

  /** Shows how long games were. Returns one row with quantiles. */
  public ResultTable lengths() {
    Lengths lengths = summary.lengths();
    ResultTable.Builder table = ResultTable.builder("Length of games, in moves of all players");
    List<Cell> row = new ArrayList<>();
    String[] headings = {"Shortest", "10 %", "Median", "90 %", "Longest"};
    double[] shares = {0, .1, .5, .9, 1};
    for (int i = 0; i < shares.length; i++) {
      table.number(headings[i], "");
      row.add(Cell.count(lengths.quantile(shares[i])));
    }
    return table.row(row).build();
  }

  /**
   * Shows the entrants that took longer for moves than allowed, without losing by that. Returns a
   * row per such entrant, perhaps none.
   */
  public ResultTable lateness() {
    ResultTable.Builder table =
        ResultTable.builder("Late moves")
            .text("Agent", "")
            .number("Late", "Moves beyond their limit of time, within the margin.")
            .number("Share", "Of all its moves.")
            .number("By", "How much too long they took, on average.");
    for (Lateness.Late late : summary.lateness().late()) {
      table.row(
          Cell.of(entrants.get(late.entrant()).name()),
          Cell.count(late.late()),
          Cell.of(TableText.percent(late.share()), late.share()),
          Cell.of(TableText.seconds(late.meanMillis() / 1e3), late.meanMillis()));
    }
    return table.build();
  }

  /**
   * Shows where entrants were much slower or faster than on the whole. Returns a row per worker and
   * entrant; none if all were alike.
   */
  public ResultTable drifts() {
    ResultTable.Builder table =
        ResultTable.builder("Speed by worker")
            .text("Worker", "")
            .text("Agent", "")
            .number("Speed", "Nodes per second there, of those on the whole.");
    for (Homogeneity.Drift drift : summary.homogeneity().drifts()) {
      table.row(
          Cell.of(drift.worker()),
          Cell.of(entrants.get(drift.entrant()).name()),
          Cell.of(TableText.percent(drift.ratio()), drift.ratio()));
    }
    return table.build();
  }
}
