package org.plyscope.cli.search;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRow;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.wire.FiguresForm;
import org.plyscope.wire.LineForm;
import org.plyscope.wire.ResultForm;

/**
 * A comparison as JSON.
 *
 * @param comparison the comparison, finished or so far
 * @param files the written files
 */
record ComparisonJson(Comparison comparison, List<Path> files) {
  private static final double MILLIS = 1000;

  Map<String, Object> json() {
    List<Subject> subjects = comparison.request().subjects();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("depth", comparison.commonDepth());
    json.put("positions", IntStream.range(0, subjects.size()).mapToObj(this::position).toList());
    json.put(
        "configurations",
        comparison.rows(comparison.commonDepth()).stream().map(this::json).toList());
    json.put("remark", comparison.remark(comparison.commonDepth()));
    if (!files.isEmpty()) {
      json.put("exports", files.stream().map(Path::toString).toList());
    }
    return json;
  }

  private Map<String, Object> position(int index) {
    Subject subject = comparison.request().subjects().get(index);
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", subject.name());
    json.put("line", LineForm.write(subject.line()));
    json.put("position", subject.line().position());
    if (comparison.commonDepth() > 0) {
      TreeSize tree = comparison.treeSize(index);
      json.put("minimalNodes", tree.minimalNodes(comparison.commonDepth()));
      json.put("fullNodes", tree.fullNodes(comparison.commonDepth()));
      json.put("exactPlies", tree.exactPlies());
    }
    return json;
  }

  private Map<String, Object> json(ComparisonRow row) {
    Configuration configuration = comparison.request().configurations().get(row.configuration());
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", configuration.name());
    json.put("agent", configuration.agent().text());
    json.put("limits", configuration.limits().toString());
    json.put("seed", configuration.seed());
    json.put("nodes", row.nodes());
    json.put("nodesToBest", row.toBest());
    json.put("nodesToMinimalTree", row.toMinimal());
    json.put("minimalTreeEstimated", row.minimalEstimated());
    json.put("cutoffs", row.cutoffs().cutoffs());
    json.put("firstMoveCutoffRate", row.cutoffs().firstRate());
    json.put("meanCutoffIndex", row.cutoffs().meanIndex());
    json.put("researchRate", row.researchRate());
    json.put("millis", Math.rint(row.seconds() * MILLIS));
    json.put("nodesPerSecond", Math.rint(row.nodesPerSecond()));
    json.put("figures", FiguresForm.write(row.figures()));
    json.put("note", row.note());
    List<Map<String, Object>> searches = new ArrayList<>();
    for (int s = 0; s < comparison.request().subjects().size(); s++) {
      Subject subject = comparison.request().subjects().get(s);
      comparison
          .searches(row.configuration(), s)
          .forEach(search -> searches.add(json(search, subject)));
    }
    json.put("searches", searches);
    return json;
  }

  private static Map<String, Object> json(Analysis search, Subject subject) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("position", subject.name());
    json.put("depth", search.request().limits().depth());
    json.put("iterations", search.request().limits().iterations());
    json.put(
        "result",
        DecidedValues.explained(
            search.result(), ResultForm.write(search.result(), subject.line().state())));
    return json;
  }
}
