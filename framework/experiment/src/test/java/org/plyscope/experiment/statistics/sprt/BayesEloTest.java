package org.plyscope.experiment.statistics.sprt;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Oracle A4: the older model of cutechess, whose draws depend on the strength of both players, as
 * an independent cross-check. What is published is reproduced, and our ratio points the same way.
 */
class BayesEloTest {
  @ParameterizedTest
  @CsvSource({
    "1477, 1351, 2942, 2.52358502",
    "555, 555, 298, -0.74059476",
    "3, 149, 1, -4.69002604"
  })
  void cutechessPointsTheSameWay(int won, int lost, int drawn, double published) {
    double bayes = bayes(won + .5, lost + .5, drawn + .5, 0, 10, true);
    assertThat(bayes).isCloseTo(published, within(1e-7));
    assertThat(ours(won, lost, drawn, 0, 10) / bayes).isBetween(0.5, 1.5);
  }

  @ParameterizedTest
  @CsvSource({
    "68965, 68526, 128429, 0, 2, -1.26215589",
    "21629, 21484, 41111, .5, 2.5, -1.13064246"
  })
  void fastchessPointsTheSameWay(
      int won, int lost, int drawn, double low, double high, double published) {
    double bayes = bayes(won, lost, drawn, low, high, false);
    assertThat(bayes).isCloseTo(published, within(1e-5));
    // Its Elo are smaller than ours where many games are drawn, so only the sign must agree.
    assertThat(ours(won, lost, drawn, low, high)).isNegative();
  }

  private static double ours(int won, int lost, int drawn, double low, double high) {
    return LikelihoodRatio.logistic(BlockCounts.of(lost, drawn, won), low, high);
  }

  private static double bayes(
      double won, double lost, double drawn, double low, double high, boolean scaled) {
    double games = won + lost + drawn;
    double drawElo = 200 * Math.log10((games - lost) / lost * (games - won) / won);
    double x = Math.pow(10, -drawElo / 400);
    double scale = scaled ? 4 * x / ((1 + x) * (1 + x)) : 1;
    double[] under0 = chances(low / scale, drawElo);
    double[] under1 = chances(high / scale, drawElo);
    return won * Math.log(under1[0] / under0[0])
        + lost * Math.log(under1[1] / under0[1])
        + drawn * Math.log(under1[2] / under0[2]);
  }

  private static double[] chances(double elo, double drawElo) {
    double win = 1 / (1 + Math.pow(10, (drawElo - elo) / 400));
    double loss = 1 / (1 + Math.pow(10, (drawElo + elo) / 400));
    return new double[] {win, loss, 1 - win - loss};
  }
}
