package org.plyscope.experiment.statistics.panel;

import java.util.List;

/**
 * The lottery that a majority never prefers any other to: every game is a vote that ranks its
 * entrants. An entrant that beats all others gets the whole probability; in a cycle all share it.
 */
public final class MaximalLottery {
  private MaximalLottery() {}

  /**
   * Finds the lottery.
   *
   * @param wins how often the entrant of a row finished before that of a column
   * @return the chance of each entrant
   */
  public static double[] chances(double[][] wins) {
    int n = wins.length;
    double[][] margins = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        margins[i][j] = wins[i][j] - wins[j][i];
      }
    }
    return NashAverage.mixture(margins);
  }

  /**
   * Counts for each pair which entrant finished before the other.
   *
   * @param entrants how many entrants there are
   * @param rankings the entrants of each vote, the best first
   * @return the counts that {@link #chances} wants
   */
  public static double[][] wins(int entrants, List<int[]> rankings) {
    double[][] wins = new double[entrants][entrants];
    for (int[] ranking : rankings) {
      for (int i = 0; i < ranking.length; i++) {
        for (int j = i + 1; j < ranking.length; j++) {
          wins[ranking[i]][ranking[j]]++;
        }
      }
    }
    return wins;
  }
}
