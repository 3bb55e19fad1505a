package org.plyscope.experiment.results;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.run.Published;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunAttempt;
import org.plyscope.api.run.RunEntrant;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.experiment.results.internal.BlockReader;
import org.plyscope.experiment.results.internal.LineNumbers;
import org.plyscope.experiment.results.internal.RepeatedMeasure;
import org.plyscope.experiment.statistics.Medians;

/** Measures published quantities in a run. */
public final class Repetition {
  /**
   * The counterpart in a run of a published number.
   *
   * @param number the published number
   * @param ours our number; unknown if the run has none
   * @param even the value if all were equally strong and seats did not matter; NaN where that has
   *     no meaning
   */
  public record Measured(Published number, Estimate ours, double even) {}

  private final Run run;
  private final List<RunEntrant> entrants;
  private final RunSummary summary;

  private Repetition(Run run, RunSummary summary) {
    this.run = run;
    this.entrants = run.entrants();
    this.summary = summary;
  }

  /**
   * Measures every number that was published.
   *
   * @param run the run, with the published numbers in its facts
   * @param summary the statistics of its games
   * @return a measurement per number, in order
   */
  public static List<Measured> of(Run run, RunSummary summary) {
    return new Repetition(run, summary).measured();
  }

  private List<Measured> measured() {
    List<Published> numbers = run.facts().published();
    List<RepeatedMeasure> measures = new ArrayList<>();
    for (Published number : numbers) {
      measures.add(
          new RepeatedMeasure(
              number.measure(),
              members(number.entrant()),
              number.against().isEmpty() ? new BitSet() : members(number.against()),
              number.seat() - 1));
    }
    Map<Long, LineNumbers> lines = lines(numbers);
    BlockReader reader =
        new BlockReader(
            block -> measures.forEach(measure -> measure.add(block.games(), lines)),
            repeated -> {});
    if (!numbers.isEmpty()) {
      run.games(reader::add);
    }
    List<Measured> all = new ArrayList<>();
    for (int i = 0; i < numbers.size(); i++) {
      Published number = numbers.get(i);
      all.add(new Measured(number, ours(number, measures.get(i)), even(number, measures.get(i))));
    }
    return all;
  }

  /** Reads the moves of all games where a number is about them. */
  private Map<Long, LineNumbers> lines(List<Published> numbers) {
    boolean left = numbers.stream().anyMatch(n -> n.measure() == Published.Measure.MOVES_LEFT);
    boolean depth = numbers.stream().anyMatch(n -> n.measure() == Published.Measure.DEPTH);
    Map<Long, LineNumbers> lines = new HashMap<>();
    if (left || depth) {
      run.lines(index -> true, line -> lines.put(line.index(), LineNumbers.of(line, left)));
    }
    return lines;
  }

  /**
   * Returns the entrants that a name means: one, those that a sweep made of it, or all if it is
   * empty.
   */
  private BitSet members(String name) {
    BitSet members = new BitSet();
    for (int i = 0; i < entrants.size(); i++) {
      RunEntrant entrant = entrants.get(i);
      members.set(
          i, name.isEmpty() || entrant.name().equals(name) || entrant.family().equals(name));
    }
    return members;
  }

  private Estimate ours(Published number, RepeatedMeasure measure) {
    int entrant = members(number.entrant()).nextSetBit(0);
    if (entrant < 0 || members(number.against()).isEmpty()) {
      return Estimate.unknown("no such agent");
    }
    if (!number.problem().isEmpty()) {
      return ofProblem(number, entrant);
    }
    return switch (number.measure()) {
      case SCORE, WINS, FIRST_PLAYER, MOVES, MOVES_LEFT, DEPTH -> measure.estimate();
      case PAIRINGS -> pairings(entrant);
      case SECONDS -> standing(entrant).map(Standing::secondsPerMove).orElse(nothing());
      case NODES -> standing(entrant).map(Standing::nodesPerMove).orElse(nothing());
    };
  }

  private static Estimate nothing() {
    return Estimate.unknown("no games");
  }

  private static double even(Published number, RepeatedMeasure measure) {
    return number.measure() == Published.Measure.PAIRINGS ? 0.5 : measure.even();
  }

  private Optional<Standing> standing(int entrant) {
    return summary.standings().stream()
        .filter(standing -> standing.entrant() == entrant)
        .map(Standing.class::cast)
        .findFirst();
  }

  /** The number of opponents that an entrant is ahead of; a level one counts half. */
  private Estimate pairings(int entrant) {
    double won = 0;
    int met = 0;
    String note = "";
    for (MetPairing pair : summary.met()) {
      if (pair.first() == entrant || pair.second() == entrant) {
        double score = pair.score().value();
        double own = pair.first() == entrant ? score : 1 - score;
        won += own > 0.5 ? 1 : own == 0.5 ? 0.5 : 0;
        met++;
        note = note.isEmpty() ? pair.score().note() : note;
      }
    }
    double share = won / met;
    return met == 0 ? nothing() : new Estimate(share, share, share, met, note);
  }

  private Estimate ofProblem(Published number, int entrant) {
    List<RunAttempt> attempts = new ArrayList<>();
    run.attempts(
        attempt -> {
          if (attempt.entrant() == entrant && attempt.problem().equals(number.problem())) {
            attempts.add(attempt);
          }
        });
    return switch (number.measure()) {
      case SECONDS -> Medians.of(attempts.stream().mapToDouble(a -> a.nanos() / 1e9).toArray());
      case NODES -> Medians.of(attempts.stream().mapToDouble(RunAttempt::nodes).toArray());
      default -> Estimate.unknown("runs do not measure it");
    };
  }
}
