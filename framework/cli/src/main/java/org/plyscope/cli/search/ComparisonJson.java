package org.plyscope.cli.search;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRow;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.search.SearchResult;
import org.plyscope.cli.report.OptionReport;

/**
 * A comparison as JSON.
 *
 * @param comparison the comparison, finished or so far
 * @param files what was written
 */
record ComparisonJson(Comparison comparison, List<Path> files) {
  private static final double MILLIS = 1000;

  JsonObject json() {
    JsonObject json = new JsonObject();
    json.addProperty("game", comparison.request().rules().game().id());
    json.add("options", OptionReport.texts(comparison.request().rules().options().texts()));
    json.addProperty("depth", comparison.commonDepth());
    JsonArray positions = new JsonArray();
    for (int s = 0; s < comparison.request().subjects().size(); s++) {
      positions.add(position(comparison.request().subjects().get(s), comparison.treeSize(s)));
    }
    json.add("positions", positions);
    JsonArray rows = new JsonArray();
    comparison.rows(comparison.commonDepth()).forEach(row -> rows.add(json(row)));
    json.add("configurations", rows);
    json.addProperty("remark", comparison.remark(comparison.commonDepth()));
    if (!files.isEmpty()) {
      JsonArray exports = new JsonArray();
      files.forEach(file -> exports.add(file.toString()));
      json.add("exports", exports);
    }
    return json;
  }

  private JsonObject position(Subject subject, TreeSize tree) {
    JsonObject json = new JsonObject();
    json.addProperty("name", subject.name());
    json.addProperty("position", subject.line().position());
    if (comparison.commonDepth() > 0) {
      json.add("minimalNodes", AnalysisReport.number(tree.minimalNodes(comparison.commonDepth())));
      json.add("fullNodes", AnalysisReport.number(tree.fullNodes(comparison.commonDepth())));
      json.addProperty("exactPlies", tree.exactPlies());
    }
    return json;
  }

  private JsonObject json(ComparisonRow row) {
    Configuration configuration = comparison.request().configurations().get(row.configuration());
    JsonObject json = new JsonObject();
    json.addProperty("name", configuration.name());
    json.addProperty("agent", configuration.agent());
    json.addProperty("limits", configuration.limits().toString());
    json.addProperty("seed", configuration.seed());
    json.add("nodes", AnalysisReport.number(row.nodes()));
    json.add("nodesToBest", AnalysisReport.number(row.toBest()));
    json.add("nodesToMinimalTree", AnalysisReport.number(row.toMinimal()));
    json.addProperty("cutoffs", row.cutoffs().cutoffs());
    json.add("firstMoveCutoffRate", AnalysisReport.number(row.cutoffs().firstRate()));
    json.add("meanCutoffIndex", AnalysisReport.number(row.cutoffs().meanIndex()));
    json.add("researchRate", AnalysisReport.number(row.researchRate()));
    json.add("millis", AnalysisReport.number(Math.rint(row.seconds() * MILLIS)));
    json.add("nodesPerSecond", AnalysisReport.number(Math.rint(row.nodesPerSecond())));
    json.addProperty("note", row.note());
    JsonArray searches = new JsonArray();
    for (int s = 0; s < comparison.request().subjects().size(); s++) {
      for (Analysis search : searches(row.configuration(), s).toList()) {
        searches.add(json(search, comparison.request().subjects().get(s)));
      }
    }
    json.add("searches", searches);
    return json;
  }

  private static JsonObject json(Analysis search, Subject subject) {
    SearchResult result = search.result();
    JsonObject json = new JsonObject();
    json.addProperty("position", subject.name());
    json.addProperty("depth", search.request().limits().depth());
    json.addProperty("move", ComparisonReport.move(search, subject));
    json.add("value", AnalysisReport.number(result.value()));
    json.addProperty("status", result.status().name().toLowerCase(Locale.ROOT));
    json.addProperty("nodes", result.counts().nodes());
    json.addProperty("millis", TimeUnit.NANOSECONDS.toMillis(result.nanos()));
    Counts counts = result.counts();
    json.add("nodesPerPly", CounterReport.perPly(counts, counts::nodes));
    json.add("cutoffsPerPly", CounterReport.perPly(counts, counts::cutoffs));
    json.add("firstMoveCutoffsPerPly", CounterReport.perPly(counts, ply -> counts.cutoffs(ply, 0)));
    return json;
  }

  /** Returns the finished searches of a configuration on a position, by depth. */
  private Stream<Analysis> searches(int configuration, int subject) {
    int deepest = comparison.request().configurations().get(configuration).limits().depth();
    return Stream.iterate(Math.min(1, deepest), d -> d <= deepest, d -> d + 1)
        .flatMap(depth -> comparison.find(configuration, subject, depth).stream());
  }
}
