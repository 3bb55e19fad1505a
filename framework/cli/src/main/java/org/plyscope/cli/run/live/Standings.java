package org.plyscope.cli.run.live;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.cli.report.Table;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.conduct.Tally;

/** Shows the scores of the agents. */
public final class Standings {
  private final Experiment experiment;
  private final Tally tally;

  /**
   * Shows a tally.
   *
   * @param experiment the experiment
   * @param tally the counts
   */
  public Standings(Experiment experiment, Tally tally) {
    this.experiment = experiment;
    this.tally = tally;
  }

  /** Prints the table, and a line about all games. */
  public void print(PrintWriter out) {
    int seats = experiment.rules().players();
    List<String> head = new ArrayList<>(List.of("AGENT", "BLOCKS", "SCORE", "95 %", "PREFIX"));
    IntStream.rangeClosed(1, seats).forEach(seat -> head.add("SEAT " + seat));
    head.addAll(List.of("FORFEITS", ""));
    Table table = new Table(head.toArray(String[]::new));
    List<String> names = experiment.names();
    for (int agent = 0; agent < names.size(); agent++) {
      Estimate score = tally.score(agent);
      Estimate prefix = tally.prefixScore(agent);
      List<Object> cells = new ArrayList<>();
      cells.add(names.get(agent));
      cells.add(score.count());
      cells.add(score.isKnown() ? percent(score.value()) : "-");
      cells.add(
          score.isKnown() ? "[" + percent(score.low()) + ", " + percent(score.high()) + "]" : "-");
      cells.add(prefix.isKnown() ? percent(prefix.value()) + " of " + prefix.count() : "-");
      for (int seat = 0; seat < seats; seat++) {
        double value = tally.seatScore(agent, seat);
        cells.add(Double.isNaN(value) ? "-" : percent(value));
      }
      cells.add(tally.faults(agent));
      cells.add(score.note());
      table.row(cells.toArray());
    }
    table.print(out);
    out.println(summary());
  }

  /** Returns games, distinct games, the first seat and forfeits in one line. */
  public String summary() {
    if (experiment.tournament().isSuite()) {
      return Digits.count(tally.games()) + " attempts" + faults() + ".";
    }
    String games =
        "%s games, %s distinct"
            .formatted(Digits.count(tally.games()), Digits.count(tally.distinctGames()));
    String seat = tally.games() == 0 ? "" : "; the first seat scores " + percent(tally.firstSeat());
    return games + seat + faults() + ".";
  }

  private String faults() {
    Map<RunEnding, Integer> forfeits = tally.forfeits();
    return forfeits.isEmpty()
        ? "; no forfeits"
        : forfeits.entrySet().stream()
            .map(e -> word(e.getKey()) + " " + e.getValue())
            .collect(Collectors.joining(", ", "; forfeits: ", ""));
  }

  private static String word(RunEnding ending) {
    return ending.name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private static String percent(double value) {
    return Digits.fixed(100 * value, 1) + "%";
  }

  /** Returns the same for programs. */
  public Map<String, Object> json() {
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
    json.put("agent", experiment.agents().get(agent).agent().text());
    json.put("blocks", score.count());
    json.put("score", score.isKnown() ? score.value() : null);
    json.put("low", score.isKnown() ? score.low() : null);
    json.put("high", score.isKnown() ? score.high() : null);
    Estimate prefix = tally.prefixScore(agent);
    json.put("prefixBlocks", prefix.count());
    json.put("prefixScore", prefix.isKnown() ? prefix.value() : null);
    json.put(
        "seats",
        IntStream.range(0, experiment.rules().players())
            .mapToObj(seat -> tally.seatScore(agent, seat))
            .map(value -> value.isNaN() ? null : value)
            .toList());
    json.put("forfeits", tally.faults(agent));
    return json;
  }
}
