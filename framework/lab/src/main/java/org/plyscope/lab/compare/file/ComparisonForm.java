package org.plyscope.lab.compare.file;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.api.game.State;
import org.plyscope.lab.file.ProgramVersion;
import org.plyscope.wire.ResultForm;
import org.plyscope.wire.WireText;

/** Writes a comparison as JSON. */
final class ComparisonForm {
  static final int FORMAT = 1;

  private ComparisonForm() {}

  static String write(Comparison comparison) {
    ComparisonRequest request = comparison.request();
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("format", FORMAT);
    form.put("program", ProgramVersion.text());
    form.put("game", request.rules().game().id());
    form.put("rules", request.rules().options().texts());
    form.put("positions", request.subjects().stream().map(ComparisonForm::position).toList());
    form.put(
        "configurations",
        request.configurations().stream().map(ComparisonForm::configuration).toList());
    form.put("trees", request.traceNodes());
    if (!comparison.analyses().isEmpty()) {
      form.put(
          "sizes",
          IntStream.range(0, request.subjects().size())
              .mapToObj(subject -> size(comparison.treeSize(subject)))
              .toList());
      form.put("results", results(comparison));
    }
    return WireText.indented(form) + "\n";
  }

  private static Map<String, Object> position(Subject subject) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("name", subject.name());
    form.put("start", subject.line().start());
    form.put("moves", subject.line().texts());
    return form;
  }

  private static Map<String, Object> configuration(Configuration configuration) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("name", configuration.name());
    form.put("agent", configuration.agent().text());
    form.put("limits", configuration.limits().toString());
    form.put("seed", configuration.seed());
    return form;
  }

  private static Map<String, Object> size(TreeSize tree) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("full", IntStream.rangeClosed(0, tree.depth()).mapToObj(tree::full).toList());
    form.put("minimal", IntStream.rangeClosed(0, tree.depth()).mapToObj(tree::minimal).toList());
    form.put("exact", tree.exactPlies());
    return form;
  }

  private static List<Object> results(Comparison comparison) {
    List<Object> results = new ArrayList<>();
    for (int s = 0; s < comparison.request().subjects().size(); s++) {
      State root = comparison.request().subjects().get(s).line().state();
      for (int c = 0; c < comparison.request().configurations().size(); c++) {
        for (Analysis search : comparison.searches(c, s)) {
          Map<String, Object> form = new LinkedHashMap<>();
          form.put("configuration", c);
          form.put("position", s);
          form.put("limits", search.request().limits().toString());
          form.put("result", ResultForm.write(search.result(), root));
          results.add(form);
        }
      }
    }
    return results;
  }
}
