package org.plyscope.experiment.statistics;

import static org.assertj.core.api.Assertions.assertThat;

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
      covered += Scores.ofBlocks(played).covers(score) ? 1 : 0;
    }
    assertThat(covered / (double) EXPERIMENTS).isBetween(.93, .97);
  }
}
