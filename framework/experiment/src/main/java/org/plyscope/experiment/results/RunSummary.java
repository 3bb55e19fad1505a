package org.plyscope.experiment.results;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.DoubleStream;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.RunEnding;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.Pairing;
import org.plyscope.api.run.statistics.RunStatistics;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.experiment.results.internal.PairSums;
import org.plyscope.experiment.results.internal.RunReader;
import org.plyscope.experiment.statistics.Multiplicity;
import org.plyscope.experiment.statistics.rating.RatingList;
import org.plyscope.experiment.statistics.rating.Residual;
import org.plyscope.experiment.statistics.sprt.SequentialWatch;
import org.plyscope.experiment.statistics.sprt.Verdict;

/** All statistics of a run. Immutable. */
public final class RunSummary implements RunStatistics {
  /** Which blocks count. */
  public enum Scope {
    /** All of them; a failure is a loss. */
    AS_PLAYED,
    /** Those without a loss by a fault. */
    WITHOUT_FORFEITS
  }

  /** Of the draws for the errors of ratings; they are the same whenever a run is summed up. */
  private static final long SEED = 20261116;

  private final RunReader reader;
  private final RatingList ratings;
  private final List<EntrantStanding> standings;
  private final List<MetPairing> pairings;
  private final Map<RunReader.Pair, MetPairing> byPair = new HashMap<>();
  private final List<Residual> residuals;
  private final Verdict verdict;

  /**
   * Sums a run up.
   *
   * @param run the run
   * @param reader the sums of its games, which nothing is added to from now on
   * @param resamples how often blocks are drawn again for the errors of ratings, at least 2
   */
  RunSummary(Run run, RunReader reader, int resamples) {
    this.reader = reader;
    this.ratings =
        RatingList.of(run.entrants().size(), reader.tally(), resamples, SEED).orElse(null);
    this.standings = standings(reader, ratings);
    this.pairings = pairings(reader.pairs());
    pairings.forEach(p -> byPair.put(new RunReader.Pair(p.first(), p.second()), p));
    this.residuals = ratings == null ? List.of() : residuals(ratings, pairings);
    this.verdict = run.facts().sequentialTest().map(this::verdict).orElse(null);
  }

  /** Sums a run up as it was played. */
  public static RunSummary of(Run run) {
    return of(run, Scope.AS_PLAYED, RatingList.USUAL_RESAMPLES);
  }

  /**
   * Sums a run up.
   *
   * @param run the run
   * @param scope which blocks count
   * @param resamples how often blocks are drawn again for the errors of ratings, at least 2
   */
  public static RunSummary of(Run run, Scope scope, int resamples) {
    return new RunSummary(
        run,
        RunReader.read(run, block -> scope == Scope.AS_PLAYED || !block.hasForfeit()),
        resamples);
  }

  private static List<EntrantStanding> standings(RunReader reader, RatingList ratings) {
    List<EntrantStanding> standings = new ArrayList<>();
    reader
        .entrants()
        .forEach(
            (entrant, sums) ->
                standings.add(
                    EntrantStanding.of(
                        entrant,
                        sums,
                        ratings == null ? Estimate.unknown("") : ratings.rating(entrant),
                        forfeits(reader, entrant))));
    standings.sort(
        Comparator.comparingDouble((EntrantStanding s) -> -strength(s.rating()))
            .thenComparingDouble(s -> -s.score().value())
            .thenComparingInt(EntrantStanding::entrant));
    return List.copyOf(standings);
  }

  private static double strength(Estimate rating) {
    return rating.isKnown() ? rating.value() : Double.NEGATIVE_INFINITY;
  }

  private static long forfeits(RunReader reader, int entrant) {
    return reader.endings().faults().getOrDefault(entrant, Map.of()).values().stream()
        .mapToLong(Long::longValue)
        .sum();
  }

  private static List<MetPairing> pairings(Map<RunReader.Pair, PairSums> pairs) {
    List<MetPairing> met = new ArrayList<>();
    pairs.forEach(
        (pair, sums) -> {
          if (sums.results().games() > 0) {
            met.add(new MetPairing(pair.first(), pair.second(), sums));
          }
        });
    double[] corrected = Multiplicity.holm(met.stream().mapToDouble(MetPairing::p).toArray());
    for (int i = 0; i < corrected.length; i++) {
      met.set(i, met.get(i).corrected(corrected[i]));
    }
    return List.copyOf(met);
  }

  private static List<Residual> residuals(RatingList ratings, List<MetPairing> pairings) {
    return Residual.of(
        ratings,
        pairings.stream()
            .map(pair -> new Residual.Scores(pair.first(), pair.second(), pair.scores()))
            .toList());
  }

  private Verdict verdict(SequentialTest test) {
    RunReader.Pair pair =
        new RunReader.Pair(
            Math.min(test.first(), test.second()), Math.max(test.first(), test.second()));
    PairSums sums = reader.pairs().getOrDefault(pair, new PairSums(pair.first(), pair.second()));
    return sequentialVerdict(test, sums, Math.max(2, reader.seats().seats()));
  }

  @Override
  public List<Standing> standings() {
    return List.copyOf(standings);
  }

  /**
   * Returns {@link #standings} with further facts about them: one per entrant that took part, the
   * best first.
   */
  public List<EntrantStanding> ranked() {
    return standings;
  }

  @Override
  public List<Pairing> pairings() {
    return List.copyOf(pairings);
  }

  /** Returns {@link #pairings} with further facts about them: one per two entrants that met. */
  public List<MetPairing> met() {
    return pairings;
  }

  /**
   * Returns how two entrants did against each other.
   *
   * @param first the smaller number
   * @param second the larger number
   * @return the pairing; empty if they did not meet
   */
  public Optional<MetPairing> met(int first, int second) {
    return Optional.ofNullable(byPair.get(new RunReader.Pair(first, second)));
  }

  /**
   * Returns the score of an entrant against another: the score over their blocks; unknown if they
   * did not meet.
   */
  public Estimate against(int entrant, int other) {
    Estimate score =
        met(Math.min(entrant, other), Math.max(entrant, other))
            .map(MetPairing::score)
            .orElse(Estimate.unknown(""));
    return entrant < other || !score.isKnown()
        ? score
        : new Estimate(
            1 - score.value(), 1 - score.high(), 1 - score.low(), score.count(), score.note());
  }

  @Override
  public long games() {
    return reader.blocks().games();
  }

  @Override
  public long distinctGames() {
    return reader.blocks().distinctGames();
  }

  @Override
  public long blocks() {
    return reader.blocks().blocks();
  }

  @Override
  public long distinctBlocks() {
    return reader.blocks().distinctBlocks();
  }

  /** Returns how many blocks are evidence: different ones, and those the scope admits. */
  public long evidence() {
    return reader.tally().blocks();
  }

  /** Returns the ratings: the list; empty unless two entrants met. */
  public Optional<RatingList> ratings() {
    return Optional.ofNullable(ratings);
  }

  /** Returns the distance of scores from the predictions of the ratings: a residual per pairing. */
  public List<Residual> residuals() {
    return residuals;
  }

  /** Returns the verdict of the sequential test of the run; empty if the run has no test. */
  public Optional<Verdict> verdict() {
    return Optional.ofNullable(verdict);
  }

  /** Returns the value of the seats. */
  public SeatEffect seats() {
    return SeatEffect.of(reader.seats());
  }

  /** Returns how long games were. */
  public Lengths lengths() {
    return new Lengths(reader.endings().lengths());
  }

  /** Returns how games ended. */
  public Map<RunEnding, Long> endings() {
    return Map.copyOf(reader.endings().endings());
  }

  /** Returns the entrants that lost games by faults: counts by entrant and ending. */
  public Map<Integer, Map<RunEnding, Long>> faults() {
    return reader.endings().faults();
  }

  /** Returns the first failures of an entrant: a few sentences. */
  public Set<String> failures(int entrant) {
    return reader.endings().sentences().getOrDefault(entrant, Set.of());
  }

  /** Returns the entrants that exceeded their time. */
  public Lateness lateness() {
    return reader.lateness();
  }

  /** Returns whether all workers played alike. */
  public Homogeneity homogeneity() {
    return Homogeneity.of(reader.workers());
  }

  private static Verdict sequentialVerdict(SequentialTest test, PairSums pair, int seats) {
    boolean swapped = test.first() > test.second();
    SequentialWatch watch =
        seats == 2
            ? SequentialWatch.ofPair(test, pair.blockGames())
            : SequentialWatch.ofDifference(test, pair.blockGames());
    double[] values = seats == 2 ? pair.scores() : pair.differences();
    double[] numbers = pair.numbers();
    double end = prefixEnd(numbers, pair.repeated());
    for (int i = 0; i < numbers.length && numbers[i] <= end; i++) {
      double value = values[i];
      double opposite = seats == 2 ? 1 - value : -value;
      watch.add(swapped ? opposite : value);
    }
    return watch.verdict();
  }

  /**
   * Returns the last block before the first that is missing. Blocks of the same entrants come at
   * equal distances, the first of them among the very first of the run.
   */
  private static double prefixEnd(double[] numbers, double[] repeated) {
    double[] all =
        DoubleStream.concat(Arrays.stream(numbers), Arrays.stream(repeated)).sorted().toArray();
    long stride = 0;
    for (int i = 1; i < all.length; i++) {
      stride = gcd(stride, (long) (all[i] - all[i - 1]));
    }
    if (all.length == 0 || (stride > 0 && all[0] >= stride)) {
      return -1;
    }
    int last = 0;
    while (last + 1 < all.length && all[last + 1] - all[last] == stride) {
      last++;
    }
    return all[last];
  }

  private static long gcd(long a, long b) {
    return b == 0 ? Math.abs(a) : gcd(b, a % b);
  }
}
