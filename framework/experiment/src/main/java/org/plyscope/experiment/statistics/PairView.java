package org.plyscope.experiment.statistics;

import java.util.Arrays;
import java.util.List;

/**
 * Blocks between two players by their score, as engine testers read them. Immutable.
 *
 * <p>With two games a block the counts are the pentanomial LL, LD, DD or WL, WD, WW; with one they
 * are losses, draws and wins.
 */
public final class PairView {
  private final long[] counts;

  private PairView(long[] counts) {
    this.counts = counts;
  }

  /**
   * Counts blocks.
   *
   * @param counts how many blocks had each score, from 0 in even steps to 1; an odd number of them
   */
  public static PairView of(long... counts) {
    if (counts.length < 3 || counts.length % 2 == 0) {
      throw new IllegalArgumentException("Game sets need 3, 5, 7, … counts: " + counts.length);
    }
    return new PairView(counts.clone());
  }

  /**
   * Counts blocks by their scores.
   *
   * @param games how many games a block has
   * @param scores the mean score of each block, in steps of half a game
   */
  public static PairView ofScores(int games, double... scores) {
    long[] counts = new long[2 * games + 1];
    for (double score : scores) {
      counts[(int) Math.round(score * 2 * games)]++;
    }
    return new PairView(counts);
  }

  /** Returns how many blocks had each score: the counts, from score 0 in even steps to 1. */
  public List<Long> counts() {
    return Arrays.stream(counts).boxed().toList();
  }

  /** Returns how many games a block has. */
  public int games() {
    return (counts.length - 1) / 2;
  }

  /** Returns how many blocks there are. */
  public long blocks() {
    return Arrays.stream(counts).sum();
  }

  /** Returns the mean score: from 0 to 1; NaN without blocks. */
  public double score() {
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += counts[i] * value(i);
    }
    return sum / blocks();
  }

  /** Returns how far the scores of blocks spread: the standard deviation of this very sample. */
  public double deviation() {
    return Math.sqrt(moment(2));
  }

  /**
   * Returns how lopsided the scores of blocks lie around their mean: the skewness of this very
   * sample, 0 where both sides are alike; NaN without any spread.
   */
  public double skewness() {
    return moment(3) / Math.pow(moment(2), 1.5);
  }

  /**
   * Returns how much more often blocks lie far from the mean than those of a normal distribution:
   * the excess kurtosis of this very sample; NaN without any spread.
   */
  public double excessKurtosis() {
    return moment(4) / (moment(2) * moment(2)) - 3;
  }

  /** Returns the mean power of the distance from the mean. */
  private double moment(int power) {
    double mean = score();
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += counts[i] * Math.pow(value(i) - mean, power);
    }
    return sum / blocks();
  }

  /**
   * Returns how many blocks were won for one that was lost: the ratio; infinite if none was lost,
   * NaN if none was decided.
   */
  public double ratio() {
    int middle = counts.length / 2;
    double lost = Arrays.stream(counts, 0, middle).sum();
    double won = Arrays.stream(counts, middle + 1, counts.length).sum();
    return won / lost;
  }

  /**
   * Returns the normalised Elo: the advantage in units of the spread of a game, which does not
   * depend on how many games are drawn.
   *
   * @return the number; infinite if all blocks ended alike and not evenly
   */
  public double normalisedElo() {
    double advantage = score() - 0.5;
    return advantage == 0 ? 0 : advantage / deviation() * 2 * Elo.PER_LOGIT / Math.sqrt(games());
  }

  /** Returns half the width of the 95 % interval of the normalised Elo. */
  public double normalisedEloError() {
    return Normal.QUANTILE_975 * 2 * Elo.PER_LOGIT / Math.sqrt((double) games() * blocks());
  }

  /**
   * Returns how likely it is that the first player is the stronger one, if nothing was known
   * before: the likelihood of superiority, from 0 to 1.
   */
  public double likelihoodOfSuperiority() {
    double advantage = score() - 0.5;
    return advantage == 0
        ? 0.5
        : Normal.below(advantage / (deviation() / Math.sqrt((double) blocks())));
  }

  private double value(int place) {
    return place / (double) (counts.length - 1);
  }
}
