package org.plyscope.view.runs.standing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.chart.Charts;
import org.plyscope.api.chart.PublishedTable;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunProgress;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.Pairing;
import org.plyscope.api.run.statistics.RunStatistics;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.api.table.DataTable;

/** The results of a run, at one moment and without any window. */
final class Standings {
  private final List<RunEntrant> entrants;
  private final RunStatistics statistics;
  private final List<String> findings;
  private final RunProgress progress;
  private final boolean suite;
  private final Optional<PublishedTable> published;

  private Standings(
      List<RunEntrant> entrants,
      RunStatistics statistics,
      List<String> findings,
      RunProgress progress,
      boolean suite,
      Optional<PublishedTable> published) {
    this.suite = suite;
    this.published = published;
    this.entrants = entrants;
    this.statistics = statistics;
    this.findings = findings;
    this.progress = progress;
  }

  /** Looks at a run; takes a while if it is large. */
  static Standings of(Run run, Charts charts) {
    return new Standings(
        run.entrants(),
        run.statistics(),
        run.findings(),
        run.progress(),
        !run.problems().isEmpty(),
        charts.published(run));
  }

  /** Returns published numbers beside ours; empty if the experiment names none. */
  Optional<PublishedTable> published() {
    return published;
  }

  /** Returns whether this is a suite of problems, without wins and losses. */
  boolean isSuite() {
    return suite;
  }

  String verdict() {
    return findings.isEmpty() ? "" : findings.get(0);
  }

  /** Returns the caveats. */
  List<String> cautions() {
    return findings.size() < 2 ? List.of() : findings.subList(1, findings.size());
  }

  /** Describes the games that all numbers rest on. */
  String evidence() {
    long twice = statistics.games() - statistics.distinctGames();
    return "%,d of %,d games, %s; %,d game sets complete."
        .formatted(
            progress.finished(),
            progress.planned(),
            twice <= 0 ? "no duplicates" : Digits.count(twice, "duplicate"),
            statistics.blocks());
  }

  /** Returns the entrants that have played, best first. */
  List<Standing> rows() {
    return statistics.standings();
  }

  String name(int entrant) {
    return entrants.get(entrant).name();
  }

  /** Returns how many seats there are. */
  int seats() {
    return rows().stream().mapToInt(row -> row.seatScores().size()).max().orElse(0);
  }

  /** Returns the score of one against another; empty if they have not met. */
  Optional<Estimate> against(int entrant, int other) {
    return pairing(entrant, other)
        .map(pair -> pair.first() == entrant ? pair.score() : turned(pair.score()));
  }

  private Optional<Pairing> pairing(int one, int other) {
    return statistics.pairings().stream()
        .filter(p -> p.first() == Math.min(one, other) && p.second() == Math.max(one, other))
        .findFirst();
  }

  /** The same score as the other one sees it. */
  private static Estimate turned(Estimate score) {
    return new Estimate(
        1 - score.value(), 1 - score.high(), 1 - score.low(), score.count(), score.note());
  }

  /** Returns games and corrected p value of two, for a tool tip. */
  String details(int entrant, int other) {
    return pairing(entrant, other)
        .map(
            pair -> {
              long wins = pair.first() == entrant ? pair.wins() : pair.losses();
              return "%s against %s: %,d games, +%d =%d −%d; p = %.3g, corrected for all pairings"
                  .formatted(
                      name(entrant),
                      name(other),
                      pair.games(),
                      wins,
                      pair.draws(),
                      pair.games() - wins - pair.draws(),
                      pair.correctedP());
            })
        .orElse("");
  }

  List<DataTable> tables() {
    if (rows().isEmpty()) {
      return List.of();
    }
    List<DataTable> all = new ArrayList<>(List.of(standingTable(), crossTable()));
    published.ifPresent(numbers -> all.add(numbers.table()));
    return all;
  }

  private DataTable standingTable() {
    List<String> columns =
        new ArrayList<>(List.of("rank", "entrant", "agent", "games", "wins", "draws", "losses"));
    for (String number : List.of("score", "rating", "seconds-per-move", "nodes-per-move")) {
      columns.addAll(List.of(number, number + "-low", number + "-high"));
    }
    for (int seat = 1; seat <= seats(); seat++) {
      columns.add("score-seat-" + seat);
    }
    columns.add("forfeits");
    List<List<Object>> table = new ArrayList<>();
    for (Standing row : rows()) {
      List<Object> cells =
          new ArrayList<>(
              List.of(
                  table.size() + 1,
                  name(row.entrant()),
                  entrants.get(row.entrant()).agent().text(),
                  row.games(),
                  row.wins(),
                  row.draws(),
                  row.losses()));
      for (Estimate e :
          List.of(row.score(), row.rating(), row.secondsPerMove(), row.nodesPerMove())) {
        cells.addAll(Arrays.asList(number(e.value()), number(e.low()), number(e.high())));
      }
      for (int seat = 0; seat < seats(); seat++) {
        cells.add(
            seat < row.seatScores().size() ? number(row.seatScores().get(seat).value()) : null);
      }
      cells.add(row.forfeits());
      table.add(cells);
    }
    return new DataTable("standing", columns, table);
  }

  private DataTable crossTable() {
    List<String> columns =
        List.of("entrant", "against", "score", "score-low", "score-high", "blocks");
    List<List<Object>> table = new ArrayList<>();
    for (Standing row : rows()) {
      for (Standing other : rows()) {
        against(row.entrant(), other.entrant())
            .ifPresent(
                score ->
                    table.add(
                        Arrays.asList(
                            name(row.entrant()),
                            name(other.entrant()),
                            number(score.value()),
                            number(score.low()),
                            number(score.high()),
                            score.count())));
      }
    }
    return new DataTable("cross-table", columns, table);
  }

  /** A number that is not there is an empty cell. */
  private static Double number(double value) {
    return Double.isFinite(value) ? value : null;
  }
}
