package org.plyscope.experiment.table;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.experiment.results.Climb;
import org.plyscope.experiment.results.SuiteSummary;
import org.plyscope.experiment.statistics.Medians;
import org.plyscope.experiment.table.ResultTable.Cell;

/** The tables of a suite of problems. */
public final class SuiteTables {
  private static final String MARKS =
      "★ best move and solved, ☆ best move but not solved, + solved with another move, − neither;"
          + " of several attempts all must be so, and the best ones are counted.";

  private SuiteTables() {}

  /**
   * Returns the main tables: rows, points by level where there are levels, and the solutions found.
   */
  public static List<ResultTable> all(Run run, SuiteSummary suite) {
    List<ResultTable> all = new ArrayList<>();
    if (suite.judged().size() < suite.problems().size()) {
      all.add(searches(run.entrants(), suite));
    }
    if (suite.judged().isEmpty()) {
      return all;
    }
    all.add(rows(run.entrants(), suite));
    ResultTable climbs = climbs(run.entrants(), suite);
    if (!climbs.rows().isEmpty()) {
      all.add(climbs);
    }
    all.add(matrix(run.entrants(), suite));
    return all;
  }

  /**
   * Shows how each entrant did over all problems.
   *
   * @param entrants the entrants
   * @param suite their results
   * @return a row per entrant, in the order of the experiment
   */
  public static ResultTable rows(List<RunEntrant> entrants, SuiteSummary suite) {
    ResultTable.Builder table =
        ResultTable.builder("Problems")
            .text("Agent", "")
            .number("Solved", "Completeness: how often it found a solution.")
            .number("95 %", "Interval of the completeness.")
            .number("Best", "Optimality: how often its move was among the best.")
            .number("95 % ", "Interval of the optimality.")
            .number("Nodes", "Complexity: the mean nodes it generated.")
            .number("Most stored", "Maximum complexity: the most nodes it held in memory.")
            .number("Median time", "The median over its attempts; the first ones are often slower.")
            .number("Failed", "How often it gave no answer.");
    for (SuiteSummary.Row row : suite.rows()) {
      table.row(
          Cell.of(entrants.get(row.entrant()).name()),
          Cell.of(TableText.percent(row.completeness().value()), row.completeness().value()),
          Cell.of(TableText.interval(row.completeness()), row.completeness().low()),
          Cell.of(TableText.percent(row.optimality().value()), row.optimality().value()),
          Cell.of(TableText.interval(row.optimality()), row.optimality().low()),
          Cell.of(TableText.large(row.complexity()), row.complexity()),
          Cell.count(row.maximumComplexity()),
          Cell.of(TableText.seconds(row.seconds()), row.seconds()),
          Cell.count(row.failures()));
    }
    return table.build();
  }

  /**
   * Shows the cost of searches in positions without a known best move.
   *
   * @param entrants the entrants
   * @param suite their results
   * @return a row per entrant and position
   */
  public static ResultTable searches(List<RunEntrant> entrants, SuiteSummary suite) {
    ResultTable.Builder table =
        ResultTable.builder("Searches")
            .text("Position", "")
            .text("Agent", "")
            .text("Move", "The moves that were chosen.")
            .number("Nodes", "The nodes it generated; the median of several attempts.")
            .number("Time", "The median over its attempts.")
            .number("Nodes/s", "Nodes by time.");
    List<String> positions = new ArrayList<>(suite.problems());
    positions.removeAll(suite.judged());
    for (String position : positions) {
      for (SuiteSummary.Row row : suite.rows()) {
        List<RunAttempt> made = suite.attempts(row.entrant(), position);
        if (!made.isEmpty()) {
          double nodes = Medians.of(made.stream().mapToDouble(RunAttempt::nodes).toArray()).value();
          double seconds =
              Medians.of(made.stream().mapToDouble(a -> a.nanos() / 1e9).toArray()).value();
          table.row(
              Cell.of(position),
              Cell.of(entrants.get(row.entrant()).name()),
              Cell.of(
                  made.stream()
                      .map(a -> a.failure().isEmpty() ? a.move() : "failed")
                      .distinct()
                      .collect(Collectors.joining(", "))),
              Cell.of(Digits.count(Math.round(nodes)), nodes),
              Cell.of(TableText.seconds(seconds), seconds),
              Cell.of(TableText.large(nodes / seconds), nodes / seconds));
        }
      }
    }
    return table.build();
  }

  /** Shows the known facts about the problems. Returns a row per problem. */
  public static ResultTable problems(List<NamedPosition> problems) {
    ResultTable.Builder table =
        ResultTable.builder("Keys")
            .text("Problem", "")
            .text("Position", "")
            .text("Best moves", "All are equally good; the published one stands first.")
            .text("Leads to", "Outcome of best play.")
            .text("Status", "How well that is established.")
            .text("Source", "");
    for (NamedPosition problem : problems) {
      Claim claim = problem.claim();
      if (claim.keyMoves().isEmpty()) {
        continue;
      }
      table.row(
          Cell.of(problem.name()),
          Cell.of(problem.position()),
          Cell.of(String.join(" or ", claim.keyMoves())),
          Cell.of(claim.outcome().toString()),
          Cell.of(claim.status().toString()),
          Cell.of(claim.source()));
    }
    return table.build();
  }

  /**
   * Shows the solutions that each entrant found. Returns a row per problem, a column per entrant;
   * the marks are explained below it.
   */
  public static ResultTable matrix(List<RunEntrant> entrants, SuiteSummary suite) {
    ResultTable.Builder table =
        ResultTable.builder("Problem by problem").note(MARKS).text("Problem", "");
    suite.rows().forEach(row -> table.text(entrants.get(row.entrant()).name(), ""));
    for (String problem : suite.judged()) {
      List<Cell> cells = new ArrayList<>(List.of(Cell.of(problem)));
      for (SuiteSummary.Row row : suite.rows()) {
        cells.add(cell(suite.attempts(row.entrant(), problem)));
      }
      table.row(cells);
    }
    return table.build();
  }

  private static Cell cell(List<RunAttempt> attempts) {
    if (attempts.isEmpty()) {
      return Cell.of("");
    }
    double best = SuiteSummary.bestShare(attempts);
    double solved = SuiteSummary.solvedShare(attempts);
    String mark = best == 1 ? solved == 1 ? "★" : "☆" : solved == 1 ? "+" : "−";
    if (attempts.size() > 1) {
      String share = Math.round(best * attempts.size()) + "/" + attempts.size();
      return Cell.of(mark + " " + share, best);
    }
    RunAttempt only = attempts.get(0);
    String said = !only.failure().isEmpty() ? "failed" : only.move();
    return Cell.of(mark + " " + said, 2 * best + solved);
  }

  /**
   * Shows how agents get better from level to level, by the points of study 004.
   *
   * @param entrants the entrants
   * @param suite their results
   * @return a row per agent with more than one level
   */
  public static ResultTable climbs(List<RunEntrant> entrants, SuiteSummary suite) {
    ResultTable.Builder table =
        ResultTable.builder("Points by level")
            .text("Agent", "")
            .number("Levels", "How many values were swept over.")
            .number("Points", "Two for a right move, one for a wrong one, at each level.")
            .number("Of", "The points of an agent that is always right.")
            .number("Right by the 3rd", "Problems right at one of the first three levels.")
            .number("Right at the last", "Problems right at the highest level.")
            .number("Problems", "");
    for (Climb climb : Climb.of(entrants, suite)) {
      table.row(
          Cell.of(climb.family()),
          Cell.count(climb.levels().size()),
          Cell.of(TableText.large(climb.points()), climb.points()),
          Cell.of(TableText.large(climb.most()), climb.most()),
          Cell.count(climb.byThird()),
          Cell.count(climb.last()),
          Cell.count(suite.judged().size()));
    }
    return table.build();
  }
}
