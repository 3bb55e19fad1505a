package org.plyscope.experiment.statistics.sprt;

import java.util.Optional;
import org.plyscope.api.run.SequentialTest;

/**
 * Follows a sequential test block by block. The first bound that is crossed decides, whatever comes
 * after. Used by one thread.
 */
public final class SequentialWatch {
  private static final String TOO_FAR =
      "The bounds are too far from the data for the normalised model.";

  private final SequentialTest test;
  private final Evidence evidence;
  private final double lower;
  private final double upper;
  private Verdict verdict;

  private SequentialWatch(SequentialTest test, Evidence evidence) {
    this.test = test;
    this.evidence = evidence;
    this.lower = lowerBound(test.alpha(), test.beta());
    this.upper = upperBound(test.alpha(), test.beta());
    this.verdict = new Verdict(Verdict.Decision.NONE, 0, lower, upper, 0, "");
  }

  /**
   * Watches a test between two players.
   *
   * @param test the test
   * @param games how many games a block has
   */
  public static SequentialWatch ofPair(SequentialTest test, int games) {
    return new SequentialWatch(test, new PairEvidence(games));
  }

  /**
   * Watches a test between two of three to six players. The difference of their points counts; the
   * bounds are in normalised Elo.
   *
   * @param test the test
   * @param games how many games a block has
   * @return the watch, which decides nothing before 50 blocks
   */
  public static SequentialWatch ofDifference(SequentialTest test, int games) {
    return new SequentialWatch(test, new DifferenceEvidence(games));
  }

  /**
   * Returns where H0 is accepted.
   *
   * @param alpha how often H1 may be accepted although H0 holds
   * @param beta how often H0 may be accepted although H1 holds
   * @return the lower bound of the logarithm of the likelihood ratio
   */
  public static double lowerBound(double alpha, double beta) {
    return Math.log(beta / (1 - alpha));
  }

  /**
   * Returns where H1 is accepted.
   *
   * @param alpha how often H1 may be accepted although H0 holds
   * @param beta how often H0 may be accepted although H1 holds
   * @return the upper bound of the logarithm of the likelihood ratio
   */
  public static double upperBound(double alpha, double beta) {
    return Math.log((1 - beta) / alpha);
  }

  /**
   * Adds the next block of the schedule.
   *
   * @param value its mean score; with more than two players the mean difference of points
   * @return the verdict so far; once decided, always the same
   */
  public Verdict add(double value) {
    if (verdict.isDecided()) {
      return verdict;
    }
    evidence.add(value);
    Optional<Double> ratio = evidence.ratio(test);
    verdict =
        new Verdict(
            ratio.map(this::decide).orElse(Verdict.Decision.NONE),
            ratio.orElse(Double.NaN),
            lower,
            upper,
            verdict.blocks() + 1,
            ratio.isPresent() ? "" : TOO_FAR);
    return verdict;
  }

  /** Returns the verdict after the blocks so far. */
  public Verdict verdict() {
    return verdict;
  }

  private Verdict.Decision decide(double ratio) {
    if (!evidence.isEnough()) {
      return Verdict.Decision.NONE;
    }
    if (ratio >= upper) {
      return Verdict.Decision.BETTER;
    }
    return ratio <= lower ? Verdict.Decision.NOT_BETTER : Verdict.Decision.NONE;
  }

  /** The evidence so far. */
  private interface Evidence {
    void add(double value);

    Optional<Double> ratio(SequentialTest test);

    boolean isEnough();
  }

  private static final class PairEvidence implements Evidence {
    private final BlockCounts counts;

    PairEvidence(int games) {
      counts = new BlockCounts(games);
    }

    @Override
    public void add(double value) {
      counts.add(value);
    }

    @Override
    public Optional<Double> ratio(SequentialTest test) {
      return test.normalised()
          ? LikelihoodRatio.normalised(counts, test.low(), test.high())
          : Optional.of(LikelihoodRatio.logistic(counts, test.low(), test.high()));
    }

    @Override
    public boolean isEnough() {
      return true;
    }
  }

  private static final class DifferenceEvidence implements Evidence {
    private final BlockDifferences differences;

    DifferenceEvidence(int games) {
      differences = new BlockDifferences(games);
    }

    @Override
    public void add(double value) {
      differences.add(value);
    }

    @Override
    public Optional<Double> ratio(SequentialTest test) {
      return Optional.of(differences.ratio(test.low(), test.high()));
    }

    @Override
    public boolean isEnough() {
      return differences.isEnough();
    }
  }
}
