package org.plyscope.experiment.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.junit.jupiter.api.Test;
import org.plyscope.api.run.statistics.Estimate;

/** Exact p values, their correction for many pairs, and the planner (S12 and S13). */
class ExactTestsTest {
  @Test
  void anIntervalThatExcludesOneHalfNeedNotBeSignificant() {
    Estimate rate = Scores.rate(199, 360);
    assertThat(rate.covers(0.5)).isFalse();
    assertThat(SignFlips.p(1, games(199, 161))).isCloseTo(.0510, within(5e-5));
  }

  @Test
  void singleGamesAreTheBinomialTest() {
    for (int won = 0; won <= 30; won++) {
      double tail = BinomialDistribution.of(30, 0.5).cumulativeProbability(Math.min(won, 30 - won));
      assertThat(SignFlips.p(1, games(won, 30 - won)))
          .isCloseTo(Math.min(1, 2 * tail), within(1e-12));
    }
  }

  @Test
  void blocksAreFlippedAsAWhole() {
    // Of the 8 signs of 1, 1/2 and 1/2 around one half, two are as uneven as the sum.
    assertThat(SignFlips.p(2, 1, .75, .75)).isCloseTo(.25, within(1e-12));
    assertThat(SignFlips.p(2, .5, .5)).isEqualTo(1);
    assertThat(SignFlips.p(2)).isNaN();
  }

  @Test
  void placesOfManyPlayersKeepTheirSteps() {
    // Three players: 1, 1/2 and 1/4 above one half; four of 8 signs are at least as uneven as 1.25.
    assertThat(SignFlips.ofPlaces(1, 3, 1, .75, .5)).isCloseTo(.5, within(1e-12));
    // Six players give points in tenths: 0.4 + 0.1 against 0.5 differs from 0.5 and nothing.
    assertThat(SignFlips.ofPlaces(1, 6, .9, .6, 1)).isCloseTo(.25, within(1e-12));
    assertThat(SignFlips.ofPlaces(1, 6, .9, .6, 0)).isEqualTo(1);
  }

  @Test
  void largeBlocksOfManyPlayersAreCounted() {
    SplittableRandom random = new SplittableRandom(4);
    double[] blocks = random.doubles(3_000, .3, .71).toArray();
    double z = Arrays.stream(blocks).map(b -> b - .5).sum();
    double error = Math.sqrt(Arrays.stream(blocks).map(b -> (b - .5) * (b - .5)).sum());
    assertThat(SignFlips.ofPlaces(720, 6, blocks))
        .isCloseTo(Normal.twoSided(z / error), within(1e-3));
  }

  @Test
  void manyBlocksContinueFewOnes() {
    SplittableRandom random = new SplittableRandom(3);
    double[] blocks = random.ints(4_001, 0, 5).mapToDouble(i -> i / 4.0 * 0.97 + .03).toArray();
    Arrays.setAll(blocks, i -> Math.round(blocks[i] * 4) / 4.0);
    blocks[0] = .5;
    double exact = SignFlips.p(2, Arrays.copyOf(blocks, 4_000));
    double normal = SignFlips.p(2, blocks);
    assertThat(normal).isCloseTo(exact, within(0.02));
  }

  @Test
  void holmCorrectsInOrder() {
    assertThat(Multiplicity.holm(.01, .04, .03, .005))
        .containsExactly(new double[] {.03, .06, .06, .02}, within(1e-12));
    assertThat(Multiplicity.holm(.5, .9)).containsExactly(1, 1);
    assertThat(Multiplicity.holm(.02, Double.NaN)).containsExactly(.02, Double.NaN);
  }

  @Test
  void thePlannerKnowsTheWorstCase() {
    double distance = Math.sqrt(2) * 5 * Math.log(10) / 800;
    double blocks = Planner.sequentialWorstCase(distance, .05, .05);
    assertThat(blocks).isCloseTo(20_931, within(0.5));
    assertThat(2 * blocks).isCloseTo(41_861, within(0.5));
  }

  @Test
  void thePlannerAgreesWithItself() {
    long blocks = Planner.blocks(0.3, 0.02);
    assertThat(blocks).isEqualTo(865);
    assertThat(Planner.halfWidth(0.3, blocks)).isLessThanOrEqualTo(0.02).isGreaterThan(0.0199);
    assertThat(Planner.power(0.3, blocks, 0)).isCloseTo(0.05, within(1e-9));
    assertThat(Planner.power(0.3, blocks, 0.02)).isCloseTo(0.5, within(0.01));
    assertThat(Planner.power(0.3, blocks, -0.05)).isGreaterThan(0.99);
  }

  private static double[] games(int won, int lost) {
    double[] games = new double[won + lost];
    Arrays.fill(games, 0, won, 1);
    return games;
  }
}
