package org.plyscope.experiment.statistics.panel;

import java.util.Arrays;

/**
 * Alpha-rank (Omidshafiei and others 2019): a population in which entrants are tried at random and
 * take over the better they do; how long each rules.
 */
public final class AlphaRank {
  private AlphaRank() {}

  /**
   * Ranks entrants.
   *
   * @param payoffs the payoff of the entrant of a row against that of a column, itself included
   * @param population how large the population is, at least 2
   * @param intensity how strongly better ones are preferred
   * @return the share of time that each rules
   */
  public static double[] shares(double[][] payoffs, int population, double intensity) {
    int n = payoffs.length;
    if (n == 1) {
      return new double[] {1};
    }
    // Row by row: inflow equals outflow; the last row makes all shares sum up to 1.
    double[][] balance = new double[n][n];
    for (int from = 0; from < n; from++) {
      for (int to = 0; to < n; to++) {
        if (from != to) {
          double flow = fixation(payoffs, to, from, population, intensity) / (n - 1);
          balance[to][from] += flow;
          balance[from][from] -= flow;
        }
      }
    }
    Arrays.fill(balance[n - 1], 1);
    double[] shares = new double[n];
    shares[n - 1] = 1;
    Equations.solve(balance, shares);
    return shares;
  }

  /** Returns how likely a single mutant is to take over. */
  private static double fixation(
      double[][] payoffs, int mutant, int resident, int population, double intensity) {
    double sum = 1;
    double product = 0;
    for (int mutants = 1; mutants < population; mutants++) {
      double others = population - 1;
      double mutantFitness =
          (mutants - 1) / others * payoffs[mutant][mutant]
              + (population - mutants) / others * payoffs[mutant][resident];
      double residentFitness =
          mutants / others * payoffs[resident][mutant]
              + (population - mutants - 1) / others * payoffs[resident][resident];
      product -= intensity * (mutantFitness - residentFitness);
      sum += Math.exp(product);
    }
    return Math.max(1e-300, 1 / sum);
  }
}
