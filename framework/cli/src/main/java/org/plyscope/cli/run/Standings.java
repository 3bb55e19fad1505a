package org.plyscope.cli.run;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
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

  JsonObject json() {
    JsonObject json = new JsonObject();
    json.addProperty("games", tally.games());
    json.addProperty("distinctGames", tally.distinctGames());
    json.addProperty("firstSeat", tally.games() == 0 ? null : tally.firstSeat());
    JsonObject forfeits = new JsonObject();
    tally.forfeits().forEach((ending, count) -> forfeits.addProperty(word(ending), count));
    json.add("forfeits", forfeits);
    JsonArray agents = new JsonArray();
    for (int agent = 0; agent < experiment.agents().size(); agent++) {
      Estimate score = tally.score(agent);
      JsonObject one = new JsonObject();
      one.addProperty("name", experiment.agents().get(agent).name());
      one.addProperty("agent", experiment.agents().get(agent).agent());
      one.addProperty("blocks", score.count());
      one.addProperty("score", score.isKnown() ? score.value() : null);
      one.addProperty("low", score.isKnown() ? score.low() : null);
      one.addProperty("high", score.isKnown() ? score.high() : null);
      one.addProperty("forfeits", tally.faults(agent));
      agents.add(one);
    }
    json.add("agents", agents);
    return json;
  }
}
