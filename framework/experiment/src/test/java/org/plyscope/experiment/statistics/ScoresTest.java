package org.plyscope.experiment.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.run.statistics.Estimate;

/** Oracle C: Wilson's interval, over games and over blocks. */
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
  void halfTheTIntervalIsAsPublished() {
    double[] blocks = {1, .5, .75, .5, 1, .25, .75, .5};
    double half = Scores.halfWidth(blocks);
    assertThat(.65625 - half).isCloseTo(.43456648, within(5e-9));
    assertThat(.65625 + half).isCloseTo(.87793352, within(5e-9));
  }

  /** The worked example: deff = .25/.5, so 120 observations, and t is 2.001. */
  @Test
  void sixtyLostPairsLeaveThreePercent() {
    Estimate score = Scores.ofBlocks(2, new double[60]);
    assertThat(score.value()).isZero();
    assertThat(score.low()).isZero();
    assertThat(score.high()).isCloseTo(.0323, within(5e-5));
    assertThat(score.note()).isEmpty();
  }

  /** Computed apart from the formula of the method notes. */
  @Test
  void blocksAreJudgedByTheirSpread() {
    Estimate score = Scores.ofBlocks(2, 1, .5, .75, .5, 1, .25, .75, .5);
    assertThat(score.value()).isEqualTo(.65625);
    assertThat(score.low()).isCloseTo(.41053057, within(1e-7));
    assertThat(score.high()).isCloseTo(.83956928, within(1e-7));
    assertThat(score.note()).isEqualTo(Scores.FEW_BLOCKS);
  }

  @Test
  void tenBlocksAreEnoughWhateverTheyHold() {
    assertThat(Scores.ofBlocks(1, new double[9]).note()).isEqualTo(Scores.FEW_BLOCKS);
    assertThat(Scores.ofBlocks(1, new double[10]).note()).isEmpty();
  }

  @Test
  void constantScoresThatAreNoShareOfWinsAreNarrow() {
    double[] blocks = new double[30];
    Arrays.fill(blocks, .25);
    Estimate score = Scores.ofBlocks(6, blocks);
    assertThat(score.low()).isGreaterThan(.22);
    assertThat(score.high()).isLessThan(.28);
  }

  @Test
  void oneBlockSaysNextToNothing() {
    Estimate score = Scores.ofBlocks(2, 1);
    assertThat(score.low()).isLessThan(.02);
    assertThat(score.high()).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"10, 1", "10, 2", "60, 1", "60, 2"})
  void morePointsNeverLowerAnEnd(int count, int games) {
    double[] blocks = new double[count];
    Estimate before = Scores.ofBlocks(games, blocks);
    for (int block = 0; block < count; block++) {
      for (int halves = 1; halves <= 2 * games; halves++) {
        blocks[block] = halves / (2.0 * games);
        Estimate after = Scores.ofBlocks(games, blocks);
        assertThat(after.low()).isBetween(before.low(), after.value());
        assertThat(after.high()).isBetween(Math.max(before.high(), after.value()), 1.0);
        before = after;
      }
    }
    assertThat(before.low()).isGreaterThan(.5);
  }

  @Test
  void theOtherSideHasTheMirroredInterval() {
    double[] blocks = {0, 0, .25, .5, 0, .75, 0, 0, .25, 0, .5, 0};
    double[] others = Arrays.stream(blocks).map(block -> 1 - block).toArray();
    Estimate score = Scores.ofBlocks(2, blocks);
    Estimate other = Scores.ofBlocks(2, others);
    assertThat(other.value()).isCloseTo(1 - score.value(), within(1e-12));
    assertThat(other.low()).isCloseTo(1 - score.high(), within(1e-12));
    assertThat(other.high()).isCloseTo(1 - score.low(), within(1e-12));
  }

  @Test
  void nothingIsUnknown() {
    assertThat(Scores.ofBlocks(2).isKnown()).isFalse();
    assertThat(Scores.rate(0, 0).isKnown()).isFalse();
  }
}
