package org.plyscope.view.scatter.model;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.ToDoubleBiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Value;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.RunFocus;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.RunLine;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.Pairing;
import org.plyscope.api.run.statistics.RunStatistics;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.ui.chart.Series;

/** Collects the numbers of charts from a run; takes a while if it is large. */
public final class Numbers {
  /** This number of games shows how a game goes; reading more would only take longer. */
  public static final int MOST_LINES = 500;

  /** Games drawn from their beginning. */
  public static final String MOVE = "move of the game";

  /** Games drawn towards their end, which they reach after different numbers of moves. */
  public static final String LEFT = "moves left in the game";

  private static final int BINS = 30;

  private final Run run;
  private final List<RunEntrant> entrants;

  /** Read once: while a run is played its places change. */
  private final RunStatistics statistics;

  public Numbers(Run run) {
    this.run = run;
    this.entrants = run.entrants();
    this.statistics = run.statistics();
  }

  /** Returns the names of the entrants, best first. */
  public List<String> names() {
    return statistics.standings().stream().map(s -> entrants.get(s.entrant()).name()).toList();
  }

  /** Returns the score of each, best first, on an axis of their places. */
  public Series scores() {
    return places(Series.SCORE, Standing::score);
  }

  /** Returns the time per move of each, on the same axis. */
  public Series times() {
    return places(Series.SECONDS, Standing::meanSecondsPerMove);
  }

  private Series places(String along, Function<Standing, Estimate> number) {
    Map<Double, Estimate> points = new LinkedHashMap<>();
    for (Standing s : statistics.standings()) {
      points.put((double) points.size(), number.apply(s));
    }
    return new Series("entrant", along, Map.of(along, points));
  }

  /** Returns the options that were swept over with numbers. */
  public List<String> sweptOptions() {
    return entrants.stream()
        .flatMap(e -> e.swept().entrySet().stream())
        .filter(e -> number(e.getValue()).isPresent())
        .map(Map.Entry::getKey)
        .distinct()
        .toList();
  }

  /** Returns the score over an option, with a line per sweep and values of its other options. */
  public Series sweep(String option) {
    Map<String, Map<Double, Estimate>> lines = new LinkedHashMap<>();
    boolean several =
        entrants.stream()
                .filter(e -> e.swept().containsKey(option))
                .map(RunEntrant::family)
                .distinct()
                .count()
            > 1;
    for (Standing s : statistics.standings()) {
      RunEntrant entrant = entrants.get(s.entrant());
      String text = entrant.swept().getOrDefault(option, "");
      number(text)
          .ifPresent(
              x ->
                  lines
                      .computeIfAbsent(line(entrant, option, several), l -> new TreeMap<>())
                      .put(x, s.score()));
    }
    return new Series(option, Series.SCORE, lines);
  }

  private static String line(RunEntrant entrant, String option, boolean several) {
    String others =
        entrant.swept().entrySet().stream()
            .filter(e -> !e.getKey().equals(option))
            .map(e -> e.getKey() + " " + e.getValue())
            .collect(Collectors.joining(", "));
    if (others.isEmpty()) {
      return entrant.family();
    }
    return several ? entrant.family() + ", " + others : others;
  }

  private static OptionalDouble number(String text) {
    try {
      return text.matches("[\\d.]+\\s*[a-z]+")
          ? OptionalDouble.of(Limits.parseTime(text).toMillis() / 1000.0)
          : OptionalDouble.of(Double.parseDouble(text));
    } catch (NumberFormatException | InputException e) {
      return OptionalDouble.empty();
    }
  }

  /** Returns the score of each row against each column, the strongest first. */
  public Matrix cross() {
    List<Integer> order = statistics.standings().stream().map(Standing::entrant).toList();
    List<Pairing> pairings = statistics.pairings();
    List<List<Double>> values = new ArrayList<>();
    for (int row : order) {
      values.add(order.stream().map(column -> against(pairings, row, column)).toList());
    }
    List<String> names = order.stream().map(i -> entrants.get(i).name()).toList();
    return new Matrix(names, names, values);
  }

  private static double against(List<Pairing> pairings, int row, int column) {
    for (Pairing pair : pairings) {
      if (pair.first() == row && pair.second() == column) {
        return pair.score().value();
      }
      if (pair.first() == column && pair.second() == row) {
        return 1 - pair.score().value();
      }
    }
    return Double.NaN;
  }

  /** Returns how many games were how long, in bins of equal width; games of the focus only. */
  public Series lengths(RunFocus focus) {
    Map<Integer, Integer> counts = new TreeMap<>();
    run.games(
        game -> {
          if (takesPart(game, focus)) {
            counts.merge(game.plies(), 1, Integer::sum);
          }
        });
    int longest = counts.keySet().stream().mapToInt(Integer::intValue).max().orElse(0);
    int shortest = counts.keySet().stream().mapToInt(Integer::intValue).min().orElse(0);
    int width = Math.max(1, (int) Math.ceil((longest - shortest + 1) / (double) BINS));
    Map<Double, Estimate> bins = new TreeMap<>();
    for (int first = shortest; first <= longest && !counts.isEmpty(); first += width) {
      bins.put(first + (width - 1) / 2.0, exactly(0, 0));
    }
    counts.forEach(
        (plies, count) ->
            bins.merge(
                shortest + (plies - shortest) / width * width + (width - 1) / 2.0,
                exactly(count, count),
                (a, b) -> exactly(a.value() + b.value(), a.count() + b.count())));
    return new Series("moves of all players", "games", Map.of("games", bins));
  }

  private static boolean takesPart(RunGame game, RunFocus focus) {
    for (int seat = 0; seat < game.seats(); seat++) {
      if (focus.includes(game.entrant(seat))) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the median time of the n-th move of a game, which a busy moment of the machine does not
   * move, a line per entrant.
   *
   * @param across {@link #MOVE} or {@link #LEFT}
   */
  public Series timeOverGame(RunFocus focus, String across) {
    return overGame(
        focus, across, Series.SECONDS, (line, ply) -> line.nanos(ply) / 1e9, Numbers::median);
  }

  /**
   * Returns the mean value an agent gave its position at the n-th move, a line per entrant. Numbers
   * that stand for a win or a loss would drown all others.
   */
  public Series valueOverGame(RunFocus focus, String across) {
    return overGame(
        focus,
        across,
        "value for the player who moved",
        (line, ply) -> Value.decided(line.value(ply)) ? Double.NaN : line.value(ply),
        Numbers::mean);
  }

  /** Returns the mean depth that was reached at the n-th move, a line per entrant. */
  public Series depthOverGame(RunFocus focus, String across) {
    return overGame(
        focus,
        across,
        "depth reached",
        (line, ply) -> line.depth(ply) > 0 ? line.depth(ply) : Double.NaN,
        Numbers::mean);
  }

  private static double mean(List<Double> numbers) {
    return numbers.stream().mapToDouble(Double::doubleValue).average().orElse(Double.NaN);
  }

  private static double median(List<Double> numbers) {
    List<Double> sorted = numbers.stream().sorted().toList();
    int half = sorted.size() / 2;
    return sorted.size() % 2 == 1
        ? sorted.get(half)
        : (sorted.get(half - 1) + sorted.get(half)) / 2;
  }

  private Series overGame(
      RunFocus focus,
      String across,
      String along,
      ToDoubleBiFunction<RunLine, Integer> number,
      ToDoubleFunction<List<Double>> middle) {
    Map<Long, RunGame> games = new LinkedHashMap<>();
    run.games(
        game -> {
          boolean wanted = focus.hasGame() ? game.index() == focus.game() : takesPart(game, focus);
          if (wanted && games.size() < MOST_LINES) {
            games.put(game.index(), game);
          }
        });
    Map<Integer, Map<Integer, List<Double>>> all = new TreeMap<>();
    run.lines(
        games::containsKey,
        line -> {
          State state = line.line().first(line.opening()).state();
          for (int ply = line.opening(); ply < line.line().size(); ply++) {
            int entrant = games.get(line.index()).entrant(state.toMove());
            double value = number.applyAsDouble(line, ply);
            if (Double.isFinite(value) && focus.includes(entrant)) {
              int place = across.equals(LEFT) ? line.line().size() - 1 - ply : ply + 1;
              all.computeIfAbsent(entrant, e -> new TreeMap<>())
                  .computeIfAbsent(place, p -> new ArrayList<>())
                  .add(value);
            }
            state.play(line.line().move(ply));
          }
        });
    Map<String, Map<Double, Estimate>> lines = new LinkedHashMap<>();
    all.forEach(
        (entrant, plies) -> {
          Map<Double, Estimate> points = new TreeMap<>();
          plies.forEach(
              (ply, numbers) ->
                  points.put((double) ply, exactly(middle.applyAsDouble(numbers), numbers.size())));
          lines.put(entrants.get(entrant).name(), points);
        });
    return new Series(across, along, lines);
  }

  /** A number without an interval: what was counted, not what it is evidence of. */
  private static Estimate exactly(double value, int count) {
    return new Estimate(value, value, value, count, "");
  }

  /** Returns the share of attempts in which each entrant found a best move, by problem. */
  public Matrix suite() {
    Map<String, Map<Integer, int[]>> found = new LinkedHashMap<>();
    for (NamedPosition problem : run.problems()) {
      found.put(problem.name(), new TreeMap<>());
    }
    run.attempts(attempt -> count(found, attempt));
    List<Integer> columns =
        found.values().stream()
            .flatMap(row -> row.keySet().stream())
            .distinct()
            .sorted(Comparator.naturalOrder())
            .toList();
    List<List<Double>> values = new ArrayList<>();
    found
        .values()
        .forEach(row -> values.add(columns.stream().map(c -> share(row.get(c))).toList()));
    return new Matrix(
        List.copyOf(found.keySet()),
        columns.stream().map(c -> entrants.get(c).name()).toList(),
        values);
  }

  private static void count(Map<String, Map<Integer, int[]>> found, RunAttempt attempt) {
    int[] counts =
        found
            .computeIfAbsent(attempt.problem(), p -> new TreeMap<>())
            .computeIfAbsent(attempt.entrant(), e -> new int[2]);
    counts[0] += attempt.best() ? 1 : 0;
    counts[1]++;
  }

  private static double share(int[] counts) {
    return counts == null ? Double.NaN : (double) counts[0] / counts[1];
  }
}
