package org.plyscope.experiment.results;

import java.util.Arrays;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.Pairing;
import org.plyscope.experiment.results.internal.PairSums;
import org.plyscope.experiment.results.internal.WinDrawLoss;
import org.plyscope.experiment.statistics.Elo;
import org.plyscope.experiment.statistics.PairView;
import org.plyscope.experiment.statistics.Scores;
import org.plyscope.experiment.statistics.SignFlips;

/** How two entrants did against each other, with the pair view of engine testers. Immutable. */
public final class MetPairing implements Pairing {
  private final int first;
  private final int second;
  private final long games;
  private final long wins;
  private final long draws;
  private final long[] sittingFirst;
  private final int blockGames;
  private final double[] scores;
  private final Estimate score;
  private final double p;
  private final double correctedP;

  private MetPairing(MetPairing other, double correctedP) {
    this.first = other.first;
    this.second = other.second;
    this.games = other.games;
    this.wins = other.wins;
    this.draws = other.draws;
    this.sittingFirst = other.sittingFirst;
    this.blockGames = other.blockGames;
    this.scores = other.scores;
    this.score = other.score;
    this.p = other.p;
    this.correctedP = correctedP;
  }

  MetPairing(int first, int second, PairSums sums) {
    this.first = first;
    this.second = second;
    this.games = sums.results().games();
    this.wins = sums.results().wins();
    this.draws = sums.results().draws();
    WinDrawLoss seated = sums.sittingFirst();
    this.sittingFirst = new long[] {seated.wins(), seated.draws(), seated.losses()};
    this.blockGames = sums.blockGames();
    this.scores = sums.scores();
    this.score = Scores.ofBlocks(blockGames, scores);
    this.p = SignFlips.p(blockGames, scores);
    this.correctedP = p;
  }

  MetPairing corrected(double value) {
    return new MetPairing(this, value);
  }

  @Override
  public int first() {
    return first;
  }

  @Override
  public int second() {
    return second;
  }

  @Override
  public long games() {
    return games;
  }

  @Override
  public long wins() {
    return wins;
  }

  @Override
  public long draws() {
    return draws;
  }

  @Override
  public Estimate score() {
    return score;
  }

  @Override
  public Estimate elo() {
    return Elo.of(score);
  }

  @Override
  public double p() {
    return p;
  }

  @Override
  public double correctedP() {
    return correctedP;
  }

  /** Returns the blocks by their score: the pair view, from the view of the first. */
  public PairView pairView() {
    return PairView.ofScores(blockGames, scores);
  }

  /**
   * Returns the mean score of the first in each block: the scores, in the order of the schedule.
   */
  public double[] scores() {
    return scores.clone();
  }

  /**
   * Returns the games in which the first moved before the second: how many of them the first won,
   * drew and lost.
   */
  public long[] sittingFirst() {
    return sittingFirst.clone();
  }

  /**
   * Returns the games in which the second moved before the first: how many of them the first won,
   * drew and lost.
   */
  public long[] sittingSecond() {
    return new long[] {wins - sittingFirst[0], draws - sittingFirst[1], losses() - sittingFirst[2]};
  }

  /** Returns the entrants and their score, for debugging. */
  @Override
  public String toString() {
    return first + "-" + second + " " + score.value() + " " + Arrays.toString(sittingFirst);
  }
}
