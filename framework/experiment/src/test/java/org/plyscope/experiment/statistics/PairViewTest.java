package org.plyscope.experiment.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Collections;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.run.statistics.Estimate;

/** Oracle B: what fastchess and a public test server print for some matches. */
class PairViewTest {
  @ParameterizedTest
  @CsvSource({
    "76, 89, 123, .47743056, -15.6935, 30.4580, -20.7564, 40.1260, .1553",
    "136, 96, 111, .55830904, 40.7025, 30.4272, 49.7684, 36.7685, .9960",
    "34, 356, 0, .08717949, -407.988, 63.165, -508.4353, 34.4818, 0"
  })
  void gamesAgree(
      int won,
      int lost,
      int drawn,
      double score,
      double elo,
      double error,
      double normalised,
      double normalisedError,
      double superiority) {
    PairView view = PairView.of(lost, drawn, won);
    check(view, score, elo, error, superiority);
    assertThat(view.normalisedElo()).isCloseTo(normalised, within(1e-3));
    assertThat(view.normalisedEloError()).isCloseTo(normalisedError, within(1e-3));
  }

  @ParameterizedTest
  @CsvSource({
    "34, 54, 31, 32, 64, 75, .57931034, 55.5798, 27.6534, 57.9356, 28.2754, 1",
    "332, 433, 457, 41, 333, 334, .48756477, -8.6427, 10.3342, -9.1729, 10.9605, .0505",
    "7895, 8757, 5485, 200, 568, 9999, .46975292, -21.0435, 2.9453, -19.0128, 2.6545, 0"
  })
  void pairsAgree(
      int ll,
      int ld,
      int wl,
      int dd,
      int wd,
      int ww,
      double score,
      double elo,
      double error,
      double normalised,
      double normalisedError,
      double superiority) {
    PairView view = PairView.of(ll, ld, wl + dd, wd, ww);
    check(view, score, elo, error, superiority);
    assertThat(view.normalisedElo()).isCloseTo(normalised, within(1e-3));
    assertThat(view.normalisedEloError()).isCloseTo(normalisedError, within(1e-3));
    assertThat(view.ratio()).isCloseTo((wd + ww) / (double) (ll + ld), within(1e-12));
  }

  /**
   * Our interval is Wilson's where the published one is z around the score. Even matches agree
   * within the doctest tolerance of fastchess, lopsided ones within four times that.
   */
  private static void check(
      PairView view, double score, double elo, double error, double superiority) {
    assertThat(view.score()).isCloseTo(score, within(5e-9));
    assertThat(view.likelihoodOfSuperiority()).isCloseTo(superiority, within(5e-4));
    Estimate difference = Elo.of(Scores.ofBlocks(view.games(), blocks(view)));
    assertThat(difference.value()).isCloseTo(elo, within(1e-3));
    assertThat((difference.high() - difference.low()) / 2)
        .isCloseTo(error, tolerance(score < 0.2 ? 4 * error : error));
  }

  private static double[] blocks(PairView view) {
    double last = view.counts().size() - 1;
    return IntStream.range(0, view.counts().size())
        .boxed()
        .flatMap(i -> Collections.nCopies((int) (long) view.counts().get(i), i).stream())
        .mapToDouble(i -> i / last)
        .toArray();
  }

  private static Offset<Double> tolerance(double value) {
    return within(0.01 * (1 + Math.abs(value)));
  }

  @Test
  void anotherServerAgrees() {
    PairView view = PairView.of(34, 3, 63);
    assertThat(Elo.ofScore(view.score())).isCloseTo(103.73, within(0.01));
    assertThat(view.likelihoodOfSuperiority()).isCloseTo(0.999, within(1e-3));
  }

  @Test
  void theIntervalOfElosAgrees() {
    Estimate elo = Elo.of(Scores.ofBlocks(1, blocks(PairView.of(96, 111, 136))));
    assertThat(elo.low()).isCloseTo(10.587, within(.5));
    assertThat(elo.high()).isCloseTo(71.441, within(.5));
    assertThat(elo.high() - elo.value())
        .as("Wilson's interval is even on this scale")
        .isCloseTo(elo.value() - elo.low(), within(1e-9));
    assertThat(Elo.text(elo)).isEqualTo("+41 [+10, +71]");
  }

  @Test
  void aSideThatNeverScoredGetsABound() {
    Estimate all = Elo.of(Scores.rate(50, 50));
    assertThat(all.value()).isInfinite();
    assertThat(Elo.text(all)).isEqualTo("> +446 (0 losses)");
    assertThat(Elo.text(Elo.of(Scores.rate(0, 50)))).isEqualTo("< −446 (0 wins)");
    assertThat(Elo.text(Elo.of(Scores.ofBlocks(1)))).isEqualTo("–");
  }

  @Test
  void scoresAreCountedBySteps() {
    PairView view = PairView.ofScores(2, 0, .25, .5, .5, .75, 1, 1);
    assertThat(view.counts()).containsExactly(1L, 1L, 2L, 1L, 2L);
    assertThat(view.games()).isEqualTo(2);
    assertThat(view.blocks()).isEqualTo(7);
  }

  @Test
  void swappingThePlayersNegatesEverything() {
    long[] counts = {12, 40, 77, 51, 20};
    PairView view = PairView.of(counts);
    long[] reversed = IntStream.rangeClosed(1, 5).mapToLong(i -> counts[5 - i]).toArray();
    PairView swapped = PairView.of(reversed);
    assertThat(swapped.normalisedElo()).isCloseTo(-view.normalisedElo(), within(1e-9));
    assertThat(swapped.likelihoodOfSuperiority())
        .isCloseTo(1 - view.likelihoodOfSuperiority(), within(1e-12));
    assertThat(Elo.ofScore(swapped.score())).isCloseTo(-Elo.ofScore(view.score()), within(1e-9));
  }

  @Test
  void elosAndScoresAreInverse() {
    for (double elo : new double[] {-900, -40.5, 0, 1, 250}) {
      assertThat(Elo.ofScore(Elo.score(elo))).isCloseTo(elo, within(1e-9));
    }
    assertThat(Arrays.asList(Elo.signed(0.2), Elo.signed(-6.6))).containsExactly("0", "−7");
  }
}
