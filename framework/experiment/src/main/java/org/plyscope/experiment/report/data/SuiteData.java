package org.plyscope.experiment.report.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.experiment.results.Climb;
import org.plyscope.experiment.results.SuiteSummary;

/** The numbers of a suite as JSON: problems, rows, points by level, and the matrix. */
final class SuiteData {
  private SuiteData() {}

  static Map<String, Object> of(Run run, SuiteSummary suite) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("problems", run.problems().stream().map(SuiteData::problem).toList());
    all.put("rows", suite.rows().stream().map(row -> row(run, row)).toList());
    all.put("climbs", Climb.of(run.entrants(), suite).stream().map(SuiteData::climb).toList());
    List<Object> matrix = new ArrayList<>();
    for (String problem : suite.problems()) {
      for (SuiteSummary.Row row : suite.rows()) {
        Map<String, Object> cell = new LinkedHashMap<>();
        cell.put("problem", problem);
        cell.put("entrant", row.entrant());
        cell.put("agent", run.entrants().get(row.entrant()).name());
        cell.put(
            "attempts",
            suite.attempts(row.entrant(), problem).stream().map(SuiteData::attempt).toList());
        matrix.add(cell);
      }
    }
    all.put("matrix", matrix);
    return all;
  }

  private static Map<String, Object> problem(NamedPosition problem) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", problem.name());
    json.put("position", problem.position());
    json.put("keys", problem.claim().keyMoves());
    json.put("status", problem.claim().status().toString());
    json.put("outcome", problem.claim().outcome().toString());
    json.put("source", problem.claim().source());
    return json;
  }

  private static Map<String, Object> row(Run run, SuiteSummary.Row row) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("entrant", row.entrant());
    json.put("agent", run.entrants().get(row.entrant()).name());
    json.put("completeness", Form.estimate(row.completeness()));
    json.put("optimality", Form.estimate(row.optimality()));
    json.put("complexity", Form.number(row.complexity()));
    json.put("maximumComplexity", row.maximumComplexity());
    json.put("medianSeconds", Form.number(row.seconds()));
    json.put("failures", row.failures());
    return json;
  }

  private static Map<String, Object> climb(Climb climb) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("family", climb.family());
    json.put("levels", climb.levels());
    json.put("points", climb.points());
    json.put("most", climb.most());
    json.put("rightByThird", climb.byThird());
    json.put("rightAtLast", climb.last());
    return json;
  }

  private static Map<String, Object> attempt(RunAttempt attempt) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("move", attempt.move());
    json.put("best", attempt.best());
    json.put("solution", attempt.solution());
    json.put("nodes", attempt.nodes());
    json.put("stored", attempt.stored());
    json.put("seconds", attempt.nanos() / 1e9);
    json.put("failure", attempt.failure());
    return json;
  }
}
