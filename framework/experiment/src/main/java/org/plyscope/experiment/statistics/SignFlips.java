package org.plyscope.experiment.statistics;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.statistics.distribution.BinomialDistribution;

/**
 * Tests whether two players are equal: if they are, each block might as well have ended the other
 * way round. Counts how many of all these outcomes are at least as uneven as the one that was seen.
 * For single games without draws this is the binomial test.
 */
public final class SignFlips {
  /** With more blocks than this the normal distribution is as good. */
  private static final int MOST_BLOCKS = 4_000;

  /** The same with as many blocks times steps: counting takes a second. */
  private static final long MOST_WORK = 200_000_000;

  private SignFlips() {}

  /**
   * Returns how likely a result at least this uneven is between equals.
   *
   * @param games how many games a block has
   * @param scores the mean score of each block, in steps of half a game
   * @return the two-sided p value; NaN without blocks
   */
  public static double p(int games, double... scores) {
    return ofPlaces(games, 2, scores);
  }

  /**
   * Returns how likely a result at least this uneven is between equals, for games that give points
   * by places.
   *
   * @param games how many games a block has
   * @param players how many players a game has; the points of a game are in half steps from one
   *     place to the next
   * @param scores the mean points of each block, from 0 to 1
   * @return the two-sided p value; NaN without blocks
   */
  public static double ofPlaces(int games, int players, double... scores) {
    int steps = 2 * (players - 1) * games;
    int[] advantages =
        Arrays.stream(scores).mapToInt(s -> (int) Math.round((s - 0.5) * steps)).toArray();
    if (advantages.length == 0) {
      return Double.NaN;
    }
    long sum = Math.abs(Arrays.stream(advantages).asLongStream().sum());
    long reached = Arrays.stream(advantages).mapToLong(Math::abs).sum();
    if (advantages.length > MOST_BLOCKS || advantages.length * reached > MOST_WORK) {
      double squares = Arrays.stream(advantages).mapToDouble(a -> (double) a * a).sum();
      return squares == 0 ? 1 : Normal.twoSided(sum / Math.sqrt(squares));
    }
    Map<Integer, Integer> sizes = new TreeMap<>();
    for (int advantage : advantages) {
      sizes.merge(Math.abs(advantage), 1, Integer::sum);
    }
    sizes.remove(0);
    double[] chances = {1};
    int reach = 0;
    for (Map.Entry<Integer, Integer> size : sizes.entrySet()) {
      chances = add(chances, size.getKey(), size.getValue());
      reach += size.getKey() * size.getValue();
    }
    double p = 0;
    for (int place = 0; place < chances.length; place++) {
      if (Math.abs(2 * place - reach) >= sum) {
        p += chances[place];
      }
    }
    return Math.min(1, p);
  }

  /** Adds some blocks of one size; a place in the result is the number of points won. */
  private static double[] add(double[] chances, int size, int blocks) {
    BinomialDistribution won = BinomialDistribution.of(blocks, 0.5);
    double[] sum = new double[chances.length + size * blocks];
    for (int k = 0; k <= blocks; k++) {
      double chance = won.probability(k);
      for (int place = 0; place < chances.length; place++) {
        sum[place + k * size] += chance * chances[place];
      }
    }
    return sum;
  }
}
