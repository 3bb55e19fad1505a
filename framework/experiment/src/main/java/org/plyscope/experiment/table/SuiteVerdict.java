package org.plyscope.experiment.table;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.results.SuiteSummary;

/** The best entrant in a suite of problems. */
final class SuiteVerdict {
  private static final int MOST_NAMES = 4;

  private final List<RunEntrant> entrants;
  private final SuiteSummary suite;

  SuiteVerdict(List<RunEntrant> entrants, SuiteSummary suite) {
    this.entrants = entrants;
    this.suite = suite;
  }

  /**
   * The entrant that finds most best moves need not solve most problems, and several may be equal.
   */
  String sentence() {
    if (suite.judged().isEmpty()) {
      return TableText.count(suite.rows().size(), "agent")
          + " searched "
          + TableText.count(suite.problems().size(), "position")
          + "; no move is right or wrong here; nodes and time count.";
    }
    List<SuiteSummary.Row> finders = leaders(SuiteSummary.Row::optimality);
    List<SuiteSummary.Row> solvers = leaders(SuiteSummary.Row::completeness);
    int all = suite.rows().size();
    boolean same = finders.equals(solvers);
    return who(finders)
        + (finders.size() == 1 ? " finds" : " find")
        + " the best move in "
        + TableText.percent(finders.get(0).optimality())
        + " of "
        + TableText.count(suite.judged().size(), "problem")
        + (same ? " and" : ", and " + who(solvers) + (solvers.size() == 1 ? " finds" : " find"))
        + " a solution in "
        + TableText.percent(solvers.get(0).completeness())
        + (same && finders.size() == all ? "." : ", the most of " + all + " agents.");
  }

  private List<SuiteSummary.Row> leaders(Function<SuiteSummary.Row, Estimate> by) {
    double most =
        suite.rows().stream().mapToDouble(r -> by.apply(r).value()).max().orElse(Double.NaN);
    return suite.rows().stream().filter(r -> by.apply(r).value() == most).toList();
  }

  private String who(List<SuiteSummary.Row> rows) {
    List<String> names = rows.stream().map(r -> entrants.get(r.entrant()).name()).toList();
    int last = names.size() - 1;
    if (last == 0) {
      return names.get(0);
    }
    return names.size() > MOST_NAMES
        ? names.size() + " agents (" + names.get(0) + " and others)"
        : names.stream().limit(last).collect(Collectors.joining(", ")) + " and " + names.get(last);
  }
}
