package org.plyscope.experiment.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.run.statistics.Estimate;

/** Oracle C: Wilson's interval, and t over blocks. */
class ScoresTest {
  /** From the tests of Apache Commons Statistics. */
  @ParameterizedTest
  @CsvSource({
    "0, 10, 0, .27753279986288926",
    "3, 10, .10779126740630104, .6032218525388546",
    "10, 10, .7224672001371106, 1",
    "20, 400, .03259742983714725, .07596363506371961"
  })
  void wilsonAgreesToTheLastDigit(int successes, int trials, double low, double high) {
    Estimate rate = Scores.rate(successes, trials);
    assertThat(rate.value()).isEqualTo((double) successes / trials);
    assertThat(rate.low()).isCloseTo(low, within(1e-15));
    assertThat(rate.high()).isCloseTo(high, within(1e-15));
    assertThat(rate.count()).isEqualTo(trials);
  }

  @Test
  void otherErrorRatesAgreeToo() {
    Estimate rate = Scores.rate(50, 500, 0.1);
    assertThat(rate.low()).isCloseTo(.0800391858824593, within(1e-15));
    assertThat(rate.high()).isCloseTo(.12426638582141426, within(1e-15));
  }

  /** The examples of Newcombe 1998. */
  @ParameterizedTest
  @CsvSource({
    "81, 263, .2553, .3662",
    "15, 148, .0624, .1605",
    "0, 20, 0, .1611",
    "1, 29, .0061, .1718",
    "199, 360, .5011, .6033"
  })
  void wilsonAgreesWithTheLiterature(int successes, int trials, double low, double high) {
    Estimate rate = Scores.rate(successes, trials);
    assertThat(rate.low()).isCloseTo(low, within(5.1e-5));
    assertThat(rate.high()).isCloseTo(high, within(5.1e-5));
  }

  @Test
  void halfPointsContinueWholeOnes() {
    Estimate whole = Scores.rate(4, 10);
    Estimate nearly = Scores.rate(4 + 1e-9, 10);
    assertThat(nearly.low()).isCloseTo(whole.low(), within(1e-8));
    assertThat(nearly.high()).isCloseTo(whole.high(), within(1e-8));
  }

  @Test
  void blocksAreJudgedByTheirSpread() {
    double[] blocks = {1, .5, .75, .5, 1, .25, .75, .5};
    double half = Scores.halfWidth(blocks);
    assertThat(.65625 - half).isCloseTo(.43456648, within(5e-9));
    assertThat(.65625 + half).isCloseTo(.87793352, within(5e-9));
  }

  @Test
  void manyBlocksUseT() {
    double[] blocks = {1, .5, .75, .5, 1, .25, .75, .5, .75, .5, .5, 1};
    Estimate score = Scores.ofBlocks(blocks);
    assertThat(score.note()).isEmpty();
    assertThat(score.high() - score.value()).isCloseTo(Scores.halfWidth(blocks), within(1e-12));
  }

  @Test
  void fewBlocksAreSaidToBeFew() {
    Estimate score = Scores.ofBlocks(1, .5, .75, .5, 1, .25, .75, .5);
    assertThat(score.note()).isEqualTo(Scores.FEW_BLOCKS);
    assertThat(score.value()).isEqualTo(.65625);
    assertThat(score.covers(.65625)).isTrue();
    assertThat(score.low()).isGreaterThan(0).isLessThan(.4);
  }

  @Test
  void blocksWithoutDifferenceDoNotClaimCertainty() {
    Estimate score = Scores.ofBlocks(DoubleStream.generate(() -> 1).limit(100).toArray());
    assertThat(score.note()).isEqualTo(Scores.FEW_BLOCKS);
    assertThat(score.low()).isLessThan(.97);
    assertThat(score.high()).isEqualTo(1);
  }

  @Test
  void nothingIsUnknown() {
    assertThat(Scores.ofBlocks().isKnown()).isFalse();
    assertThat(Scores.rate(0, 0).isKnown()).isFalse();
  }
}
