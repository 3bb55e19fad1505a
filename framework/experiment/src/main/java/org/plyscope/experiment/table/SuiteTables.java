package org.plyscope.experiment.table;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.experiment.results.SuiteSummary;
import org.plyscope.experiment.table.ResultTable.Cell;

/** The tables of a suite of problems. */
public final class SuiteTables {
  private SuiteTables() {}

  /**
   * Shows how each entrant did over all problems.
   *
   * @param entrants who took part
   * @param suite what they found
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
            .number("Time", "The mean time for a problem.")
            .number("Failed", "How often it gave no answer.");
    for (SuiteSummary.Row row : suite.rows()) {
      table.row(
          Cell.of(entrants.get(row.entrant()).name()),
          Cell.of(Texts.percent(row.completeness().value()), row.completeness().value()),
          Cell.of(Texts.interval(row.completeness()), row.completeness().low()),
          Cell.of(Texts.percent(row.optimality().value()), row.optimality().value()),
          Cell.of(Texts.interval(row.optimality()), row.optimality().low()),
          Cell.of(Texts.large(row.complexity()), row.complexity()),
          Cell.count(row.maximumComplexity()),
          Cell.of(Texts.seconds(row.seconds()), row.seconds()),
          Cell.count(row.failures()));
    }
    return table.build();
  }

  /**
   * Shows who found what.
   *
   * @param entrants who took part
   * @param suite what they found
   * @return a row per problem, a column per entrant; a star for the best move, a plus for a
   *     solution, a minus for none
   */
  public static ResultTable matrix(List<RunEntrant> entrants, SuiteSummary suite) {
    ResultTable.Builder table = ResultTable.builder("Problem by problem").text("Problem", "");
    suite.rows().forEach(row -> table.text(entrants.get(row.entrant()).name(), ""));
    for (String problem : suite.problems()) {
      List<Cell> cells = new ArrayList<>(List.of(Cell.of(problem)));
      for (SuiteSummary.Row row : suite.rows()) {
        cells.add(suite.attempt(row.entrant(), problem).map(SuiteTables::cell).orElse(Cell.of("")));
      }
      table.row(cells);
    }
    return table.build();
  }

  private static Cell cell(RunAttempt attempt) {
    String move = attempt.move().isEmpty() ? "" : " " + attempt.move();
    if (attempt.best()) {
      return Cell.of("★" + move, 2);
    }
    return attempt.solution() ? Cell.of("+" + move, 1) : Cell.of("−" + move, 0);
  }
}
