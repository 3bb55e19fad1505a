package org.plyscope.experiment.statistics.sprt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.run.SequentialTest;
import org.plyscope.experiment.statistics.Elo;
import org.plyscope.experiment.statistics.SimulatedPairs;

/** Sequential tests: their bounds, symmetries and, in simulation, their error rates. */
class SequentialWatchTest {
  private static final int RUNS = 2_000;

  @ParameterizedTest
  @CsvSource({
    ".05, .05, -2.9444389792, 2.9444389792",
    ".05, .10, -2.2512917986, 2.8903717579",
    ".10, .10, -2.1972245773, 2.1972245773",
    ".01, .01, -4.5951198501, 4.5951198501"
  })
  void boundsFollowFromTheErrorRates(double alpha, double beta, double lower, double upper) {
    assertThat(SequentialWatch.lowerBound(alpha, beta)).isCloseTo(lower, within(5e-11));
    assertThat(SequentialWatch.upperBound(alpha, beta)).isCloseTo(upper, within(5e-11));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void swappingThePlayersNegatesTheRatio(boolean normalised) {
    BlockCounts counts = BlockCounts.of(11, 40, 90, 55, 17);
    BlockCounts swapped = BlockCounts.of(17, 55, 90, 40, 11);
    assertThat(ratio(swapped, normalised, -30, 10))
        .isCloseTo(-ratio(counts, normalised, -10, 30), within(1e-7));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void twiceTheBlocksGiveTwiceTheRatio(boolean normalised) {
    BlockCounts once = BlockCounts.of(11, 40, 90, 55, 17);
    BlockCounts twice = BlockCounts.of(22, 80, 180, 110, 34);
    assertThat(ratio(twice, normalised, 0, 20))
        .isCloseTo(2 * ratio(once, normalised, 0, 20), within(1e-7));
  }

  private static double ratio(BlockCounts counts, boolean normalised, double low, double high) {
    return normalised
        ? LikelihoodRatio.normalised(counts, low, high).orElseThrow()
        : LikelihoodRatio.logistic(counts, low, high);
  }

  /** The bounds may be missed by the jump of the last block, hence a little more than 5 %. */
  @ParameterizedTest
  @CsvSource({"0, NOT_BETTER", "80, BETTER"})
  void errorsAreAsRareAsPromised(double truth, Verdict.Decision right) {
    SequentialTest test = new SequentialTest(0, 1, 0, 80, .05, .05, false);
    SimulatedPairs pairs = new SimulatedPairs(Elo.score(truth), 0, -.15);
    assertThat(errors(() -> SequentialWatch.ofPair(test, 2), pairs::play, right))
        .isBetween(.02, .055);
  }

  @ParameterizedTest
  @CsvSource({"0, NOT_BETTER", "30, BETTER"})
  void differencesOfPointsHaveTheSameErrors(double truth, Verdict.Decision right) {
    SequentialTest test = new SequentialTest(0, 1, 0, 30, .05, .05, true);
    double advantage = LikelihoodRatio.advantage(truth, 6);
    assertThat(
            errors(
                () -> SequentialWatch.ofDifference(test, 6),
                random -> (random.nextGaussian() + advantage) / 4,
                right))
        .isBetween(.02, .055);
  }

  private static double errors(
      Supplier<SequentialWatch> watches,
      ToDoubleFunction<SplittableRandom> block,
      Verdict.Decision right) {
    SplittableRandom random = new SplittableRandom(20261116);
    int wrong = 0;
    for (int run = 0; run < RUNS; run++) {
      SequentialWatch watch = watches.get();
      while (!watch.verdict().isDecided()) {
        watch.add(block.applyAsDouble(random));
      }
      wrong += watch.verdict().decision() == right ? 0 : 1;
    }
    return wrong / (double) RUNS;
  }

  @Test
  void aDecisionStands() {
    SequentialWatch watch =
        SequentialWatch.ofPair(new SequentialTest(0, 1, 0, 50, .05, .05, false), 2);
    while (!watch.verdict().isDecided()) {
      watch.add(1);
    }
    Verdict decided = watch.verdict();
    for (int i = 0; i < 1_000; i++) {
      watch.add(0);
    }
    assertThat(watch.verdict()).isSameAs(decided);
    assertThat(decided.decision()).isEqualTo(Verdict.Decision.BETTER);
    assertThat(decided.text()).contains("H1 accepted").contains("(−2.94, 2.94)");
  }

  @Test
  void fewBlocksOfManyPlayersDecideNothing() {
    SequentialWatch watch =
        SequentialWatch.ofDifference(new SequentialTest(0, 1, 0, 50, .05, .05, true), 6);
    for (int i = 0; i < 49; i++) {
      assertThat(watch.add(i % 2 == 0 ? 1 : .9).isDecided()).isFalse();
    }
    assertThat(watch.add(1).decision()).isEqualTo(Verdict.Decision.BETTER);
  }

  @Test
  void boundsThatDoNotFitAreSaidNotThrown() {
    SequentialWatch watch =
        SequentialWatch.ofPair(new SequentialTest(0, 1, -1500, -500, .05, .05, true), 2);
    for (int i = 0; i < 148; i++) {
      watch.add(i < 144 ? 0 : .25);
    }
    assertThat(watch.verdict().isDecided()).isFalse();
    assertThat(watch.verdict().text()).startsWith("The bounds are too far from the data");
  }
}
