package org.plyscope.experiment.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.Pairing;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.results.SuiteSummary;
import org.plyscope.experiment.table.PublishedNumbers;

/** The numbers of a report as JSON, for programs that read the page. */
final class ReportData {
  /** Escapes what would end the element that the text stands in. */
  private static final Gson GSON = new GsonBuilder().serializeNulls().create();

  private ReportData() {}

  static String json(Run run, RunSummary summary) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("format", "plyscope-report");
    all.put("version", 1);
    all.put("name", run.facts().name());
    all.put("game", run.facts().game());
    all.put("notes", run.facts().notes());
    all.put("setup", run.facts().setup());
    all.put("environment", run.facts().environment());
    all.put("commands", run.facts().commands());
    all.put("state", run.progress().state().name().toLowerCase(Locale.ROOT));
    all.put("reason", run.progress().reason());
    all.put("games", summary.games());
    all.put("distinctGames", summary.distinctGames());
    all.put("blocks", summary.blocks());
    all.put("distinctBlocks", summary.distinctBlocks());
    all.put("entrants", run.entrants().stream().map(ReportData::entrant).toList());
    all.put("standings", summary.standings().stream().map(ReportData::standing).toList());
    all.put(
        "pairings",
        summary.pairings().stream().limit(RunReport.MOST_ROWS).map(ReportData::pairing).toList());
    run.facts().study().ifPresent(study -> all.put("study", study));
    all.put(
        "published",
        PublishedNumbers.compare(run, summary).stream().map(ReportData::published).toList());
    SuiteSummary.of(run).ifPresent(suite -> all.put("suite", SuiteData.of(run, suite)));
    return GSON.toJson(all);
  }

  private static Map<String, Object> published(PublishedNumbers.Comparison comparison) {
    Published number = comparison.number();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("agent", number.entrant());
    json.put("against", number.against());
    json.put("measure", number.measure().key());
    json.put("seat", number.seat());
    json.put("problem", number.problem());
    json.put("published", number(number.value()));
    json.put("publishedGames", number.games());
    json.put("publishedInterval", estimate(comparison.theirs()));
    json.put("ours", estimate(comparison.ours()));
    json.put("withinItsNoise", comparison.noisy());
    json.put("differs", comparison.differs());
    json.put("sentence", comparison.sentence());
    json.put("source", number.source());
    return json;
  }

  private static Map<String, Object> entrant(RunEntrant entrant) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", entrant.name());
    json.put("agent", entrant.agent());
    json.put("limits", entrant.limits().toString());
    json.put("family", entrant.family());
    json.put("evaluator", entrant.evaluator());
    json.put("swept", entrant.swept());
    return json;
  }

  private static Map<String, Object> standing(Standing s) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("entrant", s.entrant());
    json.put("games", s.games());
    json.put("wins", s.wins());
    json.put("draws", s.draws());
    json.put("losses", s.losses());
    json.put("score", estimate(s.score()));
    json.put("winRate", estimate(s.winRate()));
    json.put("rating", estimate(s.rating()));
    json.put("secondsPerMove", estimate(s.secondsPerMove()));
    json.put("nodesPerMove", estimate(s.nodesPerMove()));
    json.put("forfeits", s.forfeits());
    return json;
  }

  private static Map<String, Object> pairing(Pairing pair) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("first", pair.first());
    json.put("second", pair.second());
    json.put("games", pair.games());
    json.put("wins", pair.wins());
    json.put("draws", pair.draws());
    json.put("score", estimate(pair.score()));
    json.put("p", number(pair.p()));
    json.put("correctedP", number(pair.correctedP()));
    return json;
  }

  /** Value, lower end, upper end, count. */
  static List<Object> estimate(Estimate estimate) {
    return Arrays.asList(
        number(estimate.value()),
        number(estimate.low()),
        number(estimate.high()),
        estimate.count());
  }

  /** JSON has no name for what is no number; infinite ends are texts, as everywhere here. */
  static Object number(double value) {
    if (Double.isNaN(value)) {
      return null;
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? "infinity" : "-infinity";
    }
    return value;
  }
}
