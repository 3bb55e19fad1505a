package org.plyscope.experiment.report.data;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.run.statistics.Standing;
import org.plyscope.experiment.results.MetPairing;
import org.plyscope.experiment.results.RunSummary;
import org.plyscope.experiment.statistics.panel.AlphaRank;
import org.plyscope.experiment.statistics.panel.MaximalLottery;
import org.plyscope.experiment.statistics.panel.NashAverage;

/**
 * Strength in a field in which all agents met, where it may be no single number. Point estimates
 * without errors, by the order of the standings.
 *
 * @param entrants the agents
 * @param alphaRank the share of time of each in the stationary distribution of alpha-rank
 * @param nashAverage the share of each in the mixture that no agent beats
 * @param maximalLottery the chance of each in the lottery that majorities prefer
 */
public record FieldShares(
    List<Integer> entrants,
    List<Double> alphaRank,
    List<Double> nashAverage,
    List<Double> maximalLottery) {
  private static final int MOST_ENTRANTS = 40;
  private static final int POPULATION = 50;
  private static final double INTENSITY = 10;

  /**
   * Computes the shares.
   *
   * @param run the statistics of the games
   * @return the shares; empty for fewer than three agents, for many, or if some did not meet
   */
  public static Optional<FieldShares> of(RunSummary run) {
    List<Integer> order = run.standings().stream().map(Standing::entrant).toList();
    int n = order.size();
    if (n < 3 || n > MOST_ENTRANTS || run.met().size() < n * (n - 1) / 2) {
      return Optional.empty();
    }
    double[][] advantages = new double[n][n];
    double[][] wins = new double[n][n];
    for (MetPairing pair : run.met()) {
      int i = order.indexOf(pair.first());
      int j = order.indexOf(pair.second());
      advantages[i][j] = 2 * pair.score().value() - 1;
      advantages[j][i] = -advantages[i][j];
      wins[i][j] = (double) pair.wins();
      wins[j][i] = (double) pair.losses();
    }
    return Optional.of(
        new FieldShares(
            order,
            list(AlphaRank.shares(advantages, POPULATION, INTENSITY)),
            list(NashAverage.mixture(advantages)),
            list(MaximalLottery.chances(wins))));
  }

  private static List<Double> list(double[] values) {
    return Arrays.stream(values).boxed().toList();
  }
}
