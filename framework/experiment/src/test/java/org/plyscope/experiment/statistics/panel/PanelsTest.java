package org.plyscope.experiment.statistics.panel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Oracle G: the optional panels. */
class PanelsTest {
  private static final double[][] CYCLE = {{0, -1, 1}, {1, 0, -1}, {-1, 1, 0}};
  private static final double[][] LADDER = {{0, -1, -1}, {1, 0, -1}, {1, 1, 0}};

  /** The payoffs of Han and others 2013, as the tests of OpenSpiel have them. */
  @Test
  void alphaRankOfHan() {
    double r = 1;
    double t = 2;
    double p = 0;
    double s = -1;
    double delta = 4;
    double eps = 0.25;
    double[][] payoffs = {
      {r - eps / 2, r - eps, 0, s + delta - eps, r - eps},
      {r, r, s, s, s},
      {0, t, p, p, p},
      {t - delta, t, p, p, p},
      {r, t, p, p, p}
    };
    assertThat(AlphaRank.shares(payoffs, 20, 0.1))
        .containsExactly(
            new double[] {.40966787, .07959841, .20506998, .08505983, .2206039}, within(1e-4));
  }

  @Test
  void alphaRankOfACycleIsEven() {
    assertThat(AlphaRank.shares(CYCLE, 50, 10))
        .containsExactly(new double[] {1 / 3.0, 1 / 3.0, 1 / 3.0}, within(1e-9));
    assertThat(AlphaRank.shares(LADDER, 50, 10)[2]).isGreaterThan(0.999);
  }

  @Test
  void nashAverageOfACycleIsEven() {
    double[] mixture = NashAverage.mixture(CYCLE);
    assertThat(mixture).containsExactly(new double[] {1 / 3.0, 1 / 3.0, 1 / 3.0}, within(1e-9));
    assertThat(NashAverage.values(CYCLE, mixture))
        .containsExactly(new double[] {0, 0, 0}, within(1e-9));
  }

  @Test
  void nashAverageOfALadderIsItsTop() {
    double[] mixture = NashAverage.mixture(LADDER);
    assertThat(mixture).containsExactly(new double[] {0, 0, 1}, within(1e-9));
    assertThat(NashAverage.values(LADDER, mixture))
        .containsExactly(new double[] {-1, -1, 0}, within(1e-9));
  }

  @Test
  void copiesShareWhatTheOriginalHad() {
    double[][] copied = {{0, -1, 1, 1}, {1, 0, -1, -1}, {-1, 1, 0, 0}, {-1, 1, 0, 0}};
    assertThat(NashAverage.mixture(copied))
        .containsExactly(new double[] {1 / 3.0, 1 / 3.0, 1 / 6.0, 1 / 6.0}, within(1e-6));
    assertThat(NashAverage.mixture(new double[2][2]))
        .containsExactly(new double[] {.5, .5}, within(1e-12));
  }

  @Test
  void lotteries() {
    int[] abc = {0, 1, 2};
    int[] acb = {0, 2, 1};
    int[] bac = {1, 0, 2};
    assertThat(MaximalLottery.chances(MaximalLottery.wins(3, List.of(abc, acb, bac))))
        .containsExactly(new double[] {1, 0, 0}, within(1e-6));
    int[] bca = {1, 2, 0};
    int[] cab = {2, 0, 1};
    assertThat(MaximalLottery.chances(MaximalLottery.wins(3, List.of(abc, bca, cab))))
        .containsExactly(new double[] {1 / 3.0, 1 / 3.0, 1 / 3.0}, within(1e-9));
  }
}
