package org.plyscope.cli.run;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.cli.report.Table;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.conduct.Tally;

/** Shows who scored what. */
final class Standings {
  private final Experiment experiment;
  private final Tally tally;

  Standings(Experiment experiment, Tally tally) {
    this.experiment = experiment;
    this.tally = tally;
  }

  void print(PrintWriter out) {
    Table table = new Table("AGENT", "BLOCKS", "SCORE", "95 %", "FORFEITS", "");
    List<String> names = experiment.names();
    for (int agent = 0; agent < names.size(); agent++) {
      Estimate score = tally.score(agent);
      table.row(
          names.get(agent),
          score.count(),
          score.isKnown() ? percent(score.value()) : "-",
          score.isKnown() ? "[" + percent(score.low()) + ", " + percent(score.high()) + "]" : "-",
          tally.faults(agent),
          score.note());
    }
    table.print(out);
    out.println(summary());
  }

  /** Returns games, distinct games, the first seat and forfeits in one line. */
  String summary() {
    String games =
        "%s games, %s distinct"
            .formatted(Table.number(tally.games()), Table.number(tally.distinctGames()));
    String seat = tally.games() == 0 ? "" : "; the first seat scores " + percent(tally.firstSeat());
    Map<RunEnding, Integer> forfeits = tally.forfeits();
    String faults =
        forfeits.isEmpty()
            ? "; no forfeits."
            : forfeits.entrySet().stream()
                .map(e -> word(e.getKey()) + " " + e.getValue())
                .collect(Collectors.joining(", ", "; forfeits: ", "."));
    return games + seat + faults;
  }

  private static String word(RunEnding ending) {
    return ending.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  static String percent(double value) {
    return String.format(Locale.ROOT, "%.1f%%", 100 * value);
  }

  Map<String, Object> json() {
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("games", tally.games());
    json.put("distinctGames", tally.distinctGames());
    json.put("firstSeat", tally.games() == 0 ? null : tally.firstSeat());
    Map<String, Object> forfeits = new LinkedHashMap<>();
    tally.forfeits().forEach((ending, count) -> forfeits.put(word(ending), count));
    json.put("forfeits", forfeits);
    json.put(
        "agents", IntStream.range(0, experiment.agents().size()).mapToObj(this::json).toList());
    return json;
  }

  private Map<String, Object> json(int agent) {
    Estimate score = tally.score(agent);
    Map<String, Object> json = new LinkedHashMap<>();
    json.put("name", experiment.agents().get(agent).name());
    json.put("agent", experiment.agents().get(agent).agent());
    json.put("blocks", score.count());
    json.put("score", score.isKnown() ? score.value() : null);
    json.put("low", score.isKnown() ? score.low() : null);
    json.put("high", score.isKnown() ? score.high() : null);
    json.put("forfeits", tally.faults(agent));
    return json;
  }
}
