package org.plyscope.experiment.results;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.statistics.Medians;
import org.plyscope.experiment.statistics.Scores;

/** The results of the entrants in a suite of problems. Immutable. */
public final class SuiteSummary {
  /**
   * An entrant over all problems.
   *
   * @param entrant its number
   * @param completeness how often it found a solution; unknown where nothing is right or wrong
   * @param optimality how often its move was among the best; unknown where nothing is
   * @param complexity the mean nodes it generated
   * @param maximumComplexity the most nodes it held in memory; 0 if not counted
   * @param seconds the median time it took; the mean would count how cold the first ones start
   * @param failures how often it failed
   */
  public record Row(
      int entrant,
      Estimate completeness,
      Estimate optimality,
      double complexity,
      long maximumComplexity,
      double seconds,
      int failures) {}

  private final List<String> problems;
  private final Set<String> judged;
  private final List<Row> rows;
  private final Map<Integer, Map<String, List<RunAttempt>>> attempts;

  private SuiteSummary(
      List<String> problems,
      Set<String> judged,
      List<Row> rows,
      Map<Integer, Map<String, List<RunAttempt>>> attempts) {
    this.problems = List.copyOf(problems);
    this.judged = Set.copyOf(judged);
    this.rows = List.copyOf(rows);
    this.attempts = attempts;
  }

  /** Reads the attempts of a run. Returns the summary; empty for a run of games. */
  public static Optional<SuiteSummary> of(Run run) {
    Map<Integer, Map<String, List<RunAttempt>>> attempts = new TreeMap<>();
    Map<String, Boolean> problems = new LinkedHashMap<>();
    run.attempts(
        attempt -> {
          problems.put(attempt.problem(), true);
          attempts
              .computeIfAbsent(attempt.entrant(), e -> new LinkedHashMap<>())
              .computeIfAbsent(attempt.problem(), p -> new ArrayList<>())
              .add(attempt);
        });
    if (attempts.isEmpty()) {
      return Optional.empty();
    }
    Set<String> judged =
        run.problems().stream()
            .filter(problem -> !problem.claim().keyMoves().isEmpty())
            .map(NamedPosition::name)
            .collect(Collectors.toSet());
    List<Row> rows = new ArrayList<>();
    attempts.forEach((entrant, made) -> rows.add(row(entrant, made, judged)));
    return Optional.of(new SuiteSummary(List.copyOf(problems.keySet()), judged, rows, attempts));
  }

  private static Row row(int entrant, Map<String, List<RunAttempt>> byProblem, Set<String> judged) {
    List<RunAttempt> made = byProblem.values().stream().flatMap(List::stream).toList();
    Map<String, List<RunAttempt>> told = new LinkedHashMap<>(byProblem);
    told.keySet().retainAll(judged);
    return new Row(
        entrant,
        rate(told, RunAttempt::solution),
        rate(told, RunAttempt::best),
        made.stream().mapToLong(RunAttempt::nodes).average().orElse(Double.NaN),
        made.stream().mapToLong(RunAttempt::stored).max().orElse(0),
        Medians.of(made.stream().mapToDouble(a -> a.nanos() / 1e9).toArray()).value(),
        (int) made.stream().filter(a -> !a.failure().isEmpty()).count());
  }

  /** A problem is one piece of evidence, however often it was tried. */
  private static Estimate rate(
      Map<String, List<RunAttempt>> byProblem, Predicate<? super RunAttempt> wanted) {
    double[] shares =
        byProblem.values().stream().mapToDouble(made -> share(made, wanted)).toArray();
    int attempts = byProblem.values().stream().mapToInt(List::size).max().orElse(0);
    return attempts <= 1
        ? Scores.rate(Arrays.stream(shares).sum(), shares.length)
        : Scores.ofBlocks(attempts, shares);
  }

  private static double share(List<RunAttempt> made, Predicate<? super RunAttempt> wanted) {
    return (double) made.stream().filter(wanted).count() / made.size();
  }

  /**
   * Returns how many of some attempts are among the best.
   *
   * @param made the attempts, at least one
   * @return their share, from 0 to 1
   */
  public static double bestShare(List<RunAttempt> made) {
    return share(made, RunAttempt::best);
  }

  /**
   * Returns how many of some attempts are solutions.
   *
   * @param made the attempts, at least one
   * @return their share, from 0 to 1
   */
  public static double solvedShare(List<RunAttempt> made) {
    return share(made, RunAttempt::solution);
  }

  /** Returns the problems: their names, in the order of the suite. */
  public List<String> problems() {
    return problems;
  }

  /**
   * Returns the problems of which a best move is known: their names, in the order of the suite; the
   * others are only searched.
   */
  public List<String> judged() {
    return problems.stream().filter(judged::contains).toList();
  }

  /**
   * Returns how each entrant did over all problems: a row per entrant, in the order of the
   * experiment.
   */
  public List<Row> rows() {
    return rows;
  }

  /** Returns the attempts of an entrant at a problem, one per seed; empty if none was made. */
  public List<RunAttempt> attempts(int entrant, String problem) {
    return attempts.getOrDefault(entrant, Map.of()).getOrDefault(problem, List.of());
  }
}
