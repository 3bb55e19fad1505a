package org.plyscope.experiment.report;

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
    all.put("rows", suite.rows().stream().map(SuiteData::row).toList());
    all.put("climbs", Climb.of(run.entrants(), suite).stream().map(SuiteData::climb).toList());
    Map<String, Object> matrix = new LinkedHashMap<>();
    for (String problem : suite.problems()) {
      matrix.put(
          problem,
          suite.rows().stream()
              .map(row -> suite.attempts(row.entrant(), problem))
              .map(made -> made.stream().map(SuiteData::attempt).toList())
              .toList());
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

  private static Map<String, Object> row(SuiteSummary.Row row) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("entrant", row.entrant());
    json.put("completeness", ReportData.estimate(row.completeness()));
    json.put("optimality", ReportData.estimate(row.optimality()));
    json.put("complexity", ReportData.number(row.complexity()));
    json.put("maximumComplexity", row.maximumComplexity());
    json.put("medianSeconds", ReportData.number(row.seconds()));
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

  private static List<Object> attempt(RunAttempt attempt) {
    return List.of(
        attempt.move(), attempt.best(), attempt.solution(), attempt.nodes(), attempt.stored());
  }
}
