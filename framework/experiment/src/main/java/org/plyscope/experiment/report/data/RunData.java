package org.plyscope.experiment.report.data;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.Study;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.experiment.results.EntrantStanding;
import org.plyscope.experiment.results.Grid;
import org.plyscope.experiment.results.Grids;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.results.SuiteSummary;
import org.plyscope.experiment.statistics.rating.RatingList;
import org.plyscope.experiment.table.Findings;
import org.plyscope.experiment.table.PublishedNumbers;

/**
 * The whole content of a report, for programs.
 *
 * @param run the run
 * @param summary the statistics of its games
 * @param withoutForfeits the same without blocks in which an agent failed; empty if there are none
 * @param shares strength as shares; empty if it was not computed
 * @param findings the same in sentences
 * @param comparisons published numbers beside ours
 * @param suite the results in problems; empty for a run of games
 */
public record RunData(
    Run run,
    RunSummary summary,
    Optional<RunSummary> withoutForfeits,
    Optional<FieldShares> shares,
    Findings findings,
    List<PublishedNumbers.Comparison> comparisons,
    Optional<SuiteSummary> suite) {

  /**
   * Returns the numbers by their keys.
   *
   * @param mostPairings how many pairings to list at most
   * @return texts, numbers, lists and maps of these
   */
  public Map<String, Object> json(int mostPairings) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("format", "plyscope-report");
    all.put("version", 2);
    facts(all);
    progress(all);
    all.put("entrants", run.entrants().stream().map(RunData::entrant).toList());
    games(all, mostPairings);
    findings.facts().study().ifPresent(study -> all.put("study", study(study)));
    all.put("published", comparisons.stream().map(RunData::published).toList());
    suite.ifPresent(found -> all.put("suite", SuiteData.of(run, found)));
    return all;
  }

  private void facts(Map<String, Object> all) {
    all.put("name", findings.facts().name());
    all.put("game", findings.facts().game());
    all.put("notes", findings.facts().notes());
    all.put("setup", findings.facts().setup());
    all.put("environment", findings.facts().environment());
    all.put("commands", findings.facts().commands());
  }

  private void progress(Map<String, Object> all) {
    all.put("state", Form.constant(findings.state().state()));
    all.put("reason", findings.state().reason());
    all.put("planned", findings.state().planned());
    all.put("finished", findings.state().finished());
    all.put("progress", findings.progress());
    all.put("verdict", findings.verdict());
    all.put("cautions", findings.cautions());
    all.put("games", summary.games());
    all.put("distinctGames", summary.distinctGames());
    all.put("blocks", summary.blocks());
    all.put("distinctBlocks", summary.distinctBlocks());
  }

  private void games(Map<String, Object> all, int mostPairings) {
    PairingData pairs = new PairingData(run.entrants(), summary);
    CareData care = new CareData(run.entrants(), summary);
    all.put("standings", standings(summary));
    withoutForfeits.ifPresent(without -> all.put("standingsWithoutForfeits", standings(without)));
    all.put("pairings", pairs.pairings(mostPairings));
    findings
        .facts()
        .sequentialTest()
        .flatMap(test -> summary.verdict().map(verdict -> pairs.test(test, verdict)))
        .ifPresent(test -> all.put("sequentialTest", test));
    summary.ratings().ifPresent(list -> all.put("ratings", ratings(list)));
    shares.ifPresent(found -> all.put("fieldShares", shares(found)));
    all.put("seats", care.seats());
    all.put("grids", Grids.of(run.entrants(), summary).stream().map(RunData::grid).toList());
    all.put("lengths", care.lengths());
    all.put("endings", care.endings());
    all.put("failures", care.failures());
    all.put("lateMoves", care.late());
    all.put("homogeneity", care.homogeneity());
  }

  private List<Map<String, Object>> standings(RunSummary summary) {
    List<Map<String, Object>> all = new ArrayList<>();
    for (EntrantStanding s : summary.ranked()) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("place", all.size() + 1);
      json.put("entrant", s.entrant());
      json.put("agent", run.entrants().get(s.entrant()).name());
      json.put("games", s.games());
      json.putAll(Form.results(s.wins(), s.draws(), s.losses()));
      json.put("score", Form.estimate(s.score()));
      json.put("soleWins", Form.estimate(s.winRate()));
      json.put("rating", Form.estimate(s.rating()));
      json.put("secondsPerMove", Form.estimate(s.secondsPerMove()));
      json.put("meanSecondsPerMove", Form.estimate(s.meanSecondsPerMove()));
      json.put("nodesPerMove", Form.estimate(s.nodesPerMove()));
      json.put("seatScores", s.seatScores().stream().map(Form::estimate).toList());
      json.put("forfeits", s.forfeits());
      all.add(json);
    }
    return all;
  }

  private List<Map<String, Object>> shares(FieldShares shares) {
    List<Map<String, Object>> all = new ArrayList<>();
    for (int i = 0; i < shares.entrants().size(); i++) {
      Map<String, Object> json = new LinkedHashMap<>();
      json.put("entrant", shares.entrants().get(i));
      json.put("agent", run.entrants().get(shares.entrants().get(i)).name());
      json.put("alphaRank", Form.number(shares.alphaRank().get(i)));
      json.put("nashAverage", Form.number(shares.nashAverage().get(i)));
      json.put("maximalLottery", Form.number(shares.maximalLottery().get(i)));
      all.add(json);
    }
    return all;
  }

  private Map<String, Object> ratings(RatingList list) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("method", list.method());
    json.put("comparable", list.isComparable());
    list.firstSeat().ifPresent(elo -> json.put("firstSeatElo", Form.estimate(elo)));
    List<Map<String, Object>> next = new ArrayList<>();
    List<Standing> order = summary.standings();
    for (int i = 0; i + 1 < order.size(); i++) {
      int better = order.get(i).entrant();
      int other = order.get(i + 1).entrant();
      Map<String, Object> pair = new LinkedHashMap<>();
      pair.put("entrant", better);
      pair.put("next", other);
      pair.put("likelihoodOfSuperiority", Form.number(list.superiority(better, other)));
      next.add(pair);
    }
    json.put("neighbours", next);
    return json;
  }

  private static Map<String, Object> grid(Grid grid) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("title", grid.title());
    json.put("meaning", grid.meaning());
    List<Map<String, Object>> cells = new ArrayList<>();
    for (int row = 0; row < grid.rows().size(); row++) {
      for (int column = 0; column < grid.columns().size(); column++) {
        Map<String, Object> cell = new LinkedHashMap<>();
        cell.put("row", grid.rows().get(row));
        cell.put("column", grid.columns().get(column));
        cell.put("score", Form.estimate(grid.at(row, column)));
        cells.add(cell);
      }
    }
    json.put("rowAxis", grid.rowAxis());
    json.put("columnAxis", grid.columnAxis());
    json.put("cells", cells);
    return json;
  }

  private static Map<String, Object> study(Study study) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("number", study.number());
    json.put("item", study.item());
    json.put("title", study.title());
    json.put("claim", study.claim());
    json.put("differs", study.differs());
    if (!study.work().author().isEmpty()) {
      json.put("work", study.work().citation());
    }
    return json;
  }

  private static Map<String, Object> published(PublishedNumbers.Comparison comparison) {
    Published number = comparison.number();
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("agent", number.entrant());
    json.put("against", number.against());
    json.put("measure", number.measure().key());
    json.put("seat", number.seat());
    json.put("problem", number.problem());
    json.put("published", Form.number(number.value()));
    json.put("publishedGames", number.games());
    json.put("publishedInterval", Form.estimate(comparison.theirs()));
    json.put("ours", Form.estimate(comparison.ours()));
    json.put("withinItsNoise", comparison.noisy());
    json.put("tooFewBlocks", comparison.few());
    json.put("differs", comparison.differs());
    json.put("sentence", comparison.sentence());
    json.put("source", number.source());
    return json;
  }

  private static Map<String, Object> entrant(RunEntrant entrant) {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", entrant.name());
    json.put("agent", entrant.agent().text());
    json.put("limits", entrant.limits().toString());
    json.put("family", entrant.family());
    json.put("evaluator", entrant.evaluator());
    json.put("swept", entrant.swept());
    return json;
  }
}
