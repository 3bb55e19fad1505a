package org.plyscope.experiment.statistics.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.statistics.Elo;
import org.plyscope.experiment.statistics.Normal;
import org.plyscope.experiment.statistics.rating.internal.Choices;

/** The ratings of a run in Elo, with errors over blocks. Immutable. */
public final class RatingList {
  /** How often blocks are drawn again for the errors of two-player ratings. */
  public static final int USUAL_RESAMPLES = 1_000;

  /** The mark of an entrant that never lost or never won. */
  public static final String UNBOUNDED = "not bounded by the data";

  private static final String CENTRED =
      "bars are standard errors from the mean of all, because none exist that fit any two entrants";

  private final List<Estimate> ratings;
  private final Estimate firstSeat;
  private final Fit fit;
  private final String method;

  private RatingList(List<Estimate> ratings, Estimate firstSeat, Fit fit, String method) {
    this.ratings = List.copyOf(ratings);
    this.firstSeat = firstSeat;
    this.fit = fit;
    this.method = method;
  }

  /**
   * Rates the entrants of a run.
   *
   * @param entrants how many entrants there are
   * @param tally the blocks
   * @param resamples how often blocks are drawn again
   * @param seed of these draws
   * @return the ratings; empty unless two entrants met and the results separate them at all
   */
  public static Optional<RatingList> of(int entrants, BlockTally tally, int resamples, long seed) {
    if (entrants < 2 || tally.blocks() == 0) {
      return Optional.empty();
    }
    boolean pairs = tally.isOfPairs();
    RatingModel model =
        pairs
            ? new BradleyTerry(entrants, true, RatingModel.USUAL_GHOST)
            : new PlackettLuce(entrants, RatingModel.USUAL_GHOST);
    Map<SeatedResult, Double> results = tally.results();
    Stages stages = model.stages(results.keySet());
    Choices.Top top = stages.climb(stages.weights(results), null);
    BlockErrors errors = new BlockErrors(stages, top, tally);
    Optional<double[][]> covariance =
        pairs ? Optional.of(errors.bootstrap(resamples, seed)) : errors.sandwich();
    return covariance.map(
        known -> {
          Fit fit = stages.fit(top, known, results);
          return new RatingList(
              estimates(fit, results.keySet(), blocksOf(entrants, tally)),
              fit.firstSeat().map(term -> seatEstimate(term, tally.blocks())).orElse(null),
              fit,
              method(pairs, resamples) + (fit.quasiErrors().isPresent() ? "" : "; " + CENTRED));
        });
  }

  private static String method(boolean pairs, int resamples) {
    String ghost = "; every entrant also won and lost half a game against a ghost";
    return pairs
        ? "Bradley-Terry with a term for the first seat, a draw being half a win; errors from "
            + resamples
            + " resamples of game sets"
            + ghost
        : "Plackett-Luce with ties; errors robust over game sets" + ghost;
  }

  private static List<Estimate> estimates(Fit fit, Set<SeatedResult> results, int[] blocks) {
    WinGraph graph = WinGraph.of(fit.entrants(), results);
    List<Integer> winless = graph.winless();
    List<Integer> unbeaten = graph.unbeaten();
    double[] errors = fit.quasiErrors().orElseGet(fit::centredErrors);
    List<Estimate> ratings = new ArrayList<>();
    for (int i = 0; i < fit.entrants(); i++) {
      double half = Normal.QUANTILE_975 * errors[i] * Elo.PER_LOGIT;
      boolean top = unbeaten.contains(i);
      boolean bottom = winless.contains(i);
      if (blocks[i] == 0) {
        ratings.add(Estimate.unknown("no game sets"));
      } else {
        ratings.add(
            new Estimate(
                fit.elo(i),
                bottom ? Double.NEGATIVE_INFINITY : fit.elo(i) - half,
                top ? Double.POSITIVE_INFINITY : fit.elo(i) + half,
                blocks[i],
                top || bottom ? UNBOUNDED : ""));
      }
    }
    return ratings;
  }

  private static int[] blocksOf(int entrants, BlockTally tally) {
    long[] blocks = new long[entrants];
    tally
        .kinds()
        .forEach(
            (kind, count) ->
                kind.games().stream()
                    .flatMap(game -> game.places().stream().flatMapToInt(Arrays::stream).boxed())
                    .distinct()
                    .forEach(entrant -> blocks[entrant] += count));
    return Arrays.stream(blocks).mapToInt(Math::toIntExact).toArray();
  }

  private static Estimate seatEstimate(Fit.Term term, long blocks) {
    double value = term.value() * Elo.PER_LOGIT;
    double half = Normal.QUANTILE_975 * term.error() * Elo.PER_LOGIT;
    return new Estimate(value, value - half, value + half, Math.toIntExact(blocks), "");
  }

  /**
   * Returns the rating of an entrant.
   *
   * @param entrant the entrant, from 0
   * @return its Elo, the mean of all being 0, with a bar that may be compared with those of others
   *     if {@link #isComparable}; infinite ends where it never lost or never won
   */
  public Estimate rating(int entrant) {
    return ratings.get(entrant);
  }

  /**
   * Returns whether the bars of any two entrants may be compared by eye; false if each bar only
   * shows how far its entrant is from the mean of all.
   */
  public boolean isComparable() {
    return fit.quasiErrors().isPresent();
  }

  /** Returns the value of the first seat in Elo; empty with more than two players. */
  public Optional<Estimate> firstSeat() {
    return Optional.ofNullable(firstSeat);
  }

  /**
   * Returns the score that the ratings predict, both seats being equally frequent: the expected
   * score of the first, from 0 to 1.
   */
  public double expected(int first, int second) {
    double difference = fit.logWorth(first) - fit.logWorth(second);
    double seat = fit.firstSeat().map(Fit.Term::value).orElse(0.0);
    return (logistic(difference + seat) + logistic(difference - seat)) / 2;
  }

  /**
   * Returns how likely it is that an entrant is stronger than another: the likelihood, from 0 to 1.
   */
  public double superiority(int first, int second) {
    double difference = fit.logWorth(first) - fit.logWorth(second);
    double error = Math.sqrt(fit.variance(first, second));
    return difference == 0 ? 0.5 : Normal.below(difference / error);
  }

  private static double logistic(double x) {
    return 1 / (1 + Math.exp(-x));
  }

  /** Returns the model behind the ratings: the fit, on the scale of the model. */
  public Fit fit() {
    return fit;
  }

  /** Describes how the ratings were computed. Returns a sentence without its full stop. */
  public String method() {
    return method;
  }
}
