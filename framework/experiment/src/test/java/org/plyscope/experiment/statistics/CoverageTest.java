package org.plyscope.experiment.statistics;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Property H: intervals cover the truth as often as they promise. */
class CoverageTest {
  private static final int EXPERIMENTS = 2_000;

  @ParameterizedTest
  @CsvSource({"0.5, 100", "0.9, 100", "0.5, 30", "0.9, 400"})
  void intervalsCoverTheTruth(double score, int blocks) {
    SplittableRandom random = new SplittableRandom(20261116);
    // Games that are won or lost cannot depend on each other so negatively at 0.9; draws can.
    SimulatedPairs pairs = new SimulatedPairs(score, score == 0.9 ? 0.5 : 0, -0.15);
    int covered = 0;
    for (int i = 0; i < EXPERIMENTS; i++) {
      double[] played = DoubleStream.generate(() -> pairs.play(random)).limit(blocks).toArray();
      covered += Scores.ofBlocks(2, played).covers(score) ? 1 : 0;
    }
    assertThat(covered / (double) EXPERIMENTS).isBetween(.93, .97);
  }

  /**
   * Pairs from openings that are worth 80 Elo to one side, with draws: the seats change, so the
   * games of a pair differ. The t interval covers 89 % of .98 with 100 blocks.
   */
  @ParameterizedTest
  @CsvSource({"0.5, 30", "0.5, 100", "0.9, 30", "0.9, 100", "0.98, 30", "0.98, 100"})
  void lopsidedPairsAreCoveredToo(double score, int blocks) {
    SplittableRandom random = new SplittableRandom(20261118);
    double elo = difference(score);
    int covered = 0;
    for (int i = 0; i < 2 * EXPERIMENTS; i++) {
      double[] played = new double[blocks];
      Arrays.setAll(
          played, b -> (game(Elo.score(elo + 80), random) + game(Elo.score(elo - 80), random)) / 2);
      covered += Scores.ofBlocks(2, played).covers(score) ? 1 : 0;
    }
    assertThat(covered / (2.0 * EXPERIMENTS)).isBetween(.94, .985);
  }

  /** Half of the points that the weaker side gets are from draws. */
  private static double game(double score, SplittableRandom random) {
    double drawn = Math.min(score, 1 - score);
    double u = random.nextDouble();
    return u < score - drawn / 2 ? 1 : u < score + drawn / 2 ? .5 : 0;
  }

  private static double difference(double score) {
    double low = 0;
    double high = 2_000;
    while (high - low > 1e-9) {
      double middle = (low + high) / 2;
      boolean less = (Elo.score(middle + 80) + Elo.score(middle - 80)) / 2 < score;
      low = less ? middle : low;
      high = less ? high : middle;
    }
    return low;
  }
}
