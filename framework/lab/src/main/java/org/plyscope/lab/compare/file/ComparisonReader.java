package org.plyscope.lab.compare.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.AnalysisRequest;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.AgentSpec;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.compare.Comparisons;
import org.plyscope.wire.ResultForm;
import org.plyscope.wire.WireObject;
import org.plyscope.wire.WireText;
import org.plyscope.wire.WireValue;

/** Reads what {@link ComparisonForm} writes, and what a person might write. */
final class ComparisonReader {
  private final Catalog catalog;

  ComparisonReader(Catalog catalog) {
    this.catalog = catalog;
  }

  Comparison read(String text) {
    return WireText.read(text, "comparison").object(this::read);
  }

  private Comparison read(WireObject file) {
    long format = file.get("format").whole(1, Integer.MAX_VALUE);
    if (format > ComparisonForm.FORMAT) {
      throw new InputException(
          "The comparison was saved by a newer program (format " + format + "); update this one.");
    }
    file.find("program").ifPresent(WireValue::text);
    Rules rules = rules(file);
    Limits common = file.find("limits").map(WireValue::limits).orElse(Limits.NONE);
    List<Subject> subjects =
        list(file, "positions").stream()
            .map(p -> p.object(form -> position(form, p, rules)))
            .toList();
    List<Configuration> configurations =
        file.get("configurations").list().stream()
            .map(c -> c.object(form -> configuration(form, common)))
            .toList();
    int trees = file.find("trees").map(WireValue::smallCount).orElse(0);
    ComparisonRequest request =
        ComparisonRequest.of(
                subjects.isEmpty() ? List.of(Subject.of("Start", Line.of(rules))) : subjects,
                configurations)
            .withTrace(trees);
    List<TreeSize> sizes = sizes(file, request.subjects().size());
    List<Analysis> finished = new ArrayList<>();
    for (WireValue result : list(file, "results")) {
      finished.add(result.object(form -> search(form, request)));
    }
    return Comparisons.of(request, sizes, finished);
  }

  private Rules rules(WireObject file) {
    WireValue game = file.get("game");
    String id = game.text();
    game.checked(() -> catalog.game(id));
    Optional<WireValue> given = file.find("rules");
    Map<String, String> options = given.map(WireValue::options).orElse(Map.of());
    return given.orElse(game).checked(() -> catalog.rules(id, "", options));
  }

  private static Subject position(WireObject form, WireValue place, Rules rules) {
    String name = form.get("name").text();
    Optional<String> start = form.find("start").map(WireValue::text);
    List<String> moves = form.find("moves").map(WireValue::texts).orElse(List.of());
    return place.checked(
        () ->
            Subject.of(
                name, Line.parse(rules, start.orElseGet(() -> Line.of(rules).start()), moves)));
  }

  private static Configuration configuration(WireObject form, Limits common) {
    AgentSpec agent = form.get("agent").agent();
    Limits limits = form.find("limits").map(WireValue::limits).orElse(common);
    long seed = form.find("seed").map(s -> s.whole(Long.MIN_VALUE, Long.MAX_VALUE)).orElse(0L);
    Configuration made = Configuration.of(agent, limits).withSeed(seed);
    return form.find("name").map(WireValue::text).map(made::withName).orElse(made);
  }

  private static List<TreeSize> sizes(WireObject file, int subjects) {
    Optional<WireValue> given = file.find("sizes");
    if (given.isEmpty()) {
      return Comparisons.uncounted(subjects);
    }
    List<WireValue> list = given.get().list();
    if (list.size() != subjects) {
      throw given.get().wrong("a list with one entry for each position");
    }
    return list.stream().map(ComparisonReader::size).toList();
  }

  private static TreeSize size(WireValue value) {
    return value.object(
        form -> {
          double[] full = form.get("full").numbers();
          double[] minimal = form.get("minimal").numbers();
          int exact = form.get("exact").smallCount();
          if (full.length == 0 || full.length != minimal.length) {
            throw form.get("minimal").wrong("a list as long as 'full', both with the root");
          }
          return TreeSize.of(full, minimal, exact);
        });
  }

  private static Analysis search(WireObject form, ComparisonRequest request) {
    List<Configuration> configurations = request.configurations();
    int c = (int) form.get("configuration").whole(0, configurations.size() - 1);
    int s = (int) form.get("position").whole(0, request.subjects().size() - 1);
    Limits limits = form.get("limits").limits();
    Line line = request.subjects().get(s).line();
    SearchResult result = ResultForm.read(form.get("result"), line.state());
    Configuration configuration = configurations.get(c);
    AnalysisRequest search = AnalysisRequest.of(line, configuration.withLimits(limits));
    return new Analysis(search, result, null);
  }

  private static List<WireValue> list(WireObject form, String key) {
    return form.find(key).map(WireValue::list).orElse(List.of());
  }
}
