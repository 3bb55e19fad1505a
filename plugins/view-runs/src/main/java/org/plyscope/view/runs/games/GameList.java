package org.plyscope.view.runs.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.table.DataTable;

/**
 * The games of a run that pass a filter, as many as a table can show.
 *
 * @param run the run
 * @param entrants its entrants
 * @param games the first of the games that pass
 * @param passed how many pass in all
 */
record GameList(Run run, List<RunEntrant> entrants, List<RunGame> games, long passed) {
  /** More rows than are useful; a million games would fill the memory. */
  static final int MOST = 20_000;

  /** Reads the games; takes a second or so per million. */
  static GameList of(Run run, GameFilter filter) {
    List<RunGame> games = new ArrayList<>();
    long[] passed = {0};
    run.games(
        game -> {
          if (filter.accepts(game)) {
            passed[0]++;
            if (games.size() < MOST) {
              games.add(game);
            }
          }
        });
    return new GameList(run, run.entrants(), List.copyOf(games), passed[0]);
  }

  /** Returns how many there are, as a sentence. */
  String summary() {
    return passed > games.size()
        ? "%,d games; the first %,d are listed.".formatted(passed, games.size())
        : Digits.count(passed, "game");
  }

  int seats() {
    return games.isEmpty() ? 0 : games.get(0).seats();
  }

  String player(RunGame game, int seat) {
    return entrants.get(game.entrant(seat)).name();
  }

  /** Returns the payoffs in the order of the seats, for example {@code 1 – 0}. */
  static String result(RunGame game) {
    List<String> payoffs =
        IntStream.range(0, game.seats()).mapToObj(s -> payoff(game.payoff(s))).toList();
    return String.join(" – ", payoffs);
  }

  private static String payoff(double value) {
    return value == Math.rint(value)
        ? String.valueOf((long) value)
        : value == 0.5 ? "½" : Digits.fixed(value, 2);
  }

  /** Returns how a game ended, in words. */
  static String ending(RunGame game) {
    return game.ending().name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  List<DataTable> tables() {
    if (games.isEmpty()) {
      return List.of();
    }
    List<String> columns = new ArrayList<>(List.of("game", "block", "ending", "moves"));
    for (int seat = 1; seat <= seats(); seat++) {
      columns.addAll(List.of("agent" + seat, "payoff" + seat, "nanos" + seat, "nodes" + seat));
    }
    List<List<Object>> rows = new ArrayList<>();
    for (RunGame game : games) {
      List<Object> row =
          new ArrayList<>(List.of(game.index(), game.block(), ending(game), game.plies()));
      for (int seat = 0; seat < game.seats(); seat++) {
        row.addAll(
            List.of(player(game, seat), game.payoff(seat), game.nanos(seat), game.nodes(seat)));
      }
      rows.add(row);
    }
    return List.of(new DataTable("games", columns, rows));
  }
}
