package org.plyscope.experiment.statistics.sprt;

/**
 * The differences between the points of two of three to six players, block by block, and the t-form
 * of the normalised test, which needs no list of possible scores. Used by one thread.
 */
public final class BlockDifferences {
  private static final int ENOUGH_BLOCKS = 50;

  private final int games;
  private long blocks;
  private double mean;
  private double squares;

  /**
   * Starts without blocks.
   *
   * @param games how many games a block has
   */
  public BlockDifferences(int games) {
    this.games = games;
  }

  /**
   * Adds a block.
   *
   * @param difference the mean difference of points in it, from -1 to 1
   */
  public void add(double difference) {
    blocks++;
    double step = difference - mean;
    mean += step / blocks;
    squares += step * (difference - mean);
  }

  /**
   * Returns whether there are enough blocks for the formula to hold; true from 50 blocks on, if
   * they are not all equal.
   */
  public boolean isEnough() {
    return blocks >= ENOUGH_BLOCKS && squares > 0;
  }

  /**
   * Compares two differences in normalised Elo.
   *
   * @param low the difference under H0
   * @param high the difference under H1, larger
   * @return the logarithm of the likelihood ratio; 0 as long as all blocks are equal
   */
  public double ratio(double low, double high) {
    if (squares <= 0) {
      return 0;
    }
    double deviation = Math.sqrt(squares / blocks);
    return ofAdvantage(mean / deviation, (double) blocks, games, low, high);
  }

  /**
   * Compares two differences in normalised Elo by the closed formula.
   *
   * @param advantage the mean advantage of a block in its standard deviations
   * @param blocks how many blocks there are
   * @param games how many games a block has
   * @param low the difference under H0
   * @param high the difference under H1, larger
   * @return the logarithm of the likelihood ratio
   */
  public static double ofAdvantage(
      double advantage, double blocks, int games, double low, double high) {
    double perGame = advantage / Math.sqrt(games);
    double from0 = perGame - LikelihoodRatio.advantage(low, 1);
    double from1 = perGame - LikelihoodRatio.advantage(high, 1);
    return blocks * games / 2.0 * Math.log((1 + from0 * from0) / (1 + from1 * from1));
  }
}
