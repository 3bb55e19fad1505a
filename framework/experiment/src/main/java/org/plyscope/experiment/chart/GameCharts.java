package org.plyscope.experiment.chart;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleBiFunction;
import org.plyscope.api.chart.Axis;
import org.plyscope.api.chart.Chart.Heading;
import org.plyscope.api.chart.LineChart;
import org.plyscope.api.chart.LineChart.Line;
import org.plyscope.api.chart.LineChart.Point;
import org.plyscope.api.chart.RunChart;
import org.plyscope.api.chart.Unit;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Value;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.RunLine;

/** Numbers of the moves of games, a line per entrant: from the beginning, and towards the end. */
final class GameCharts {
  /** More games would only take longer to read. */
  private static final int MOST_GAMES = 500;

  /** Numbers by place in the game, by entrant. */
  private static final class Collected {
    private final SortedMap<Integer, SortedMap<Integer, List<Double>>> all = new TreeMap<>();

    void add(int entrant, int place, double value) {
      all.computeIfAbsent(entrant, e -> new TreeMap<>())
          .computeIfAbsent(place, p -> new ArrayList<>())
          .add(value);
    }
  }

  private final Run run;
  private final RunFocus focus;
  private final List<RunEntrant> entrants;

  GameCharts(Run run, RunFocus focus) {
    this.run = run;
    this.focus = focus;
    this.entrants = run.entrants();
  }

  List<LineChart> of(RunChart kind) {
    Collected first = new Collected();
    Collected last = new Collected();
    collect(number(kind), first, last);
    return List.of(chart(kind, first, false), chart(kind, last, true));
  }

  /** Numbers that stand for a win or a loss would drown all others. */
  private static ToDoubleBiFunction<RunLine, Integer> number(RunChart kind) {
    return switch (kind) {
      case TIME -> (line, ply) -> line.nanos(ply) > 0 ? line.nanos(ply) / 1e9 : Double.NaN;
      case VALUE -> (line, ply) -> Value.decided(line.value(ply)) ? Double.NaN : line.value(ply);
      default -> (line, ply) -> line.depth(ply) > 0 ? line.depth(ply) : Double.NaN;
    };
  }

  private void collect(
      ToDoubleBiFunction<RunLine, Integer> number, Collected first, Collected last) {
    Map<Long, RunGame> games = new LinkedHashMap<>();
    run.games(
        game -> {
          boolean wanted =
              focus.hasGame() ? game.index() == focus.game() : RunCharts.takesPart(game, focus);
          if (wanted && games.size() < MOST_GAMES) {
            games.put(game.index(), game);
          }
        });
    run.lines(
        games::containsKey,
        line -> {
          State state = line.line().first(line.opening()).state();
          for (int ply = line.opening(); ply < line.line().size(); ply++) {
            int entrant = games.get(line.index()).entrant(state.toMove());
            double value = number.applyAsDouble(line, ply);
            if (Double.isFinite(value) && focus.includes(entrant)) {
              first.add(entrant, ply + 1, value);
              last.add(entrant, line.line().size() - 1 - ply, value);
            }
            state.play(line.line().move(ply));
          }
        });
  }

  private LineChart chart(RunChart kind, Collected numbers, boolean left) {
    List<Line> lines = new ArrayList<>();
    int longest = numbers.all.values().stream().mapToInt(Map::size).max().orElse(0);
    numbers.all.forEach(
        (entrant, places) -> {
          String name = entrants.get(entrant).name();
          List<Point> points = new ArrayList<>();
          places.forEach((place, values) -> points.add(point(kind, name, place, values, left)));
          lines.add(new Line(name, lines.size(), lines.size(), Axes.style(longest), points));
        });
    String what = what(kind);
    Axis places =
        Axes.inOrder(lines, left ? "moves left in the game" : "move of the game", Unit.WHOLE);
    return new LineChart(
        new Heading(
            kind.name().toLowerCase(Locale.ROOT) + "-over-game",
            what + (left ? " by moves left" : " by move of the game"),
            caption(kind, left),
            "A line for each agent over the moves of a game."),
        new Axis(
            places.title(),
            Unit.WHOLE,
            false,
            left ? places.high() : places.low(),
            left ? places.low() : places.high()),
        kind == RunChart.TIME
            ? Axes.factors(lines, "time per move", Unit.SECONDS)
            : Axes.numbers(
                lines, kind == RunChart.VALUE ? "value for the player who moved" : "depth reached"),
        lines);
  }

  private static Point point(
      RunChart kind, String name, int place, List<Double> values, boolean left) {
    double[] sorted = values.stream().mapToDouble(v -> v).sorted().toArray();
    // A busy moment of the machine does not move the median.
    double middle =
        kind == RunChart.TIME
            ? (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2
            : Arrays.stream(sorted).average().orElse(Double.NaN);
    String text = kind == RunChart.TIME ? Unit.SECONDS.text(middle) : Unit.THOUSANDTHS.text(middle);
    String where = left ? place + " moves left" : "move " + place;
    return new Point(place, Axes.exactly(middle, sorted.length), name + ", " + where + ": " + text);
  }

  private static String what(RunChart kind) {
    return switch (kind) {
      case TIME -> "Median time per move";
      case VALUE -> "Mean value";
      default -> "Mean depth reached";
    };
  }

  private static String caption(RunChart kind, boolean left) {
    return (kind == RunChart.VALUE ? "Mean value that an agent gave its position" : what(kind))
        + (left
            ? " by how many moves of all players are left after it"
            : " at the n-th move of a game")
        + ", over the selected game, or the first "
        + MOST_GAMES
        + " games of selected agents."
        + (kind == RunChart.VALUE
            ? " Wins and losses that were seen coming are left out; values of different agents have"
                + " different units."
            : "");
  }
}
