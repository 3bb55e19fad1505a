package org.plyscope.experiment.results.internal;

import org.plyscope.api.run.RunGame;

/** Adds up the games and blocks in which two entrants met. Used by one thread. */
public final class PairSums {
  private final int first;
  private final int second;
  private final DoubleList scores;
  private final DoubleList differences;
  private final DoubleList numbers;
  private final DoubleList repeated;
  private final WinDrawLoss results;
  private final WinDrawLoss sittingFirst;
  private int blockGames;

  /**
   * Starts without games.
   *
   * @param first the number of an entrant
   * @param second the number of another
   */
  public PairSums(int first, int second) {
    this.first = first;
    this.second = second;
    scores = new DoubleList();
    differences = new DoubleList();
    numbers = new DoubleList();
    repeated = new DoubleList();
    results = new WinDrawLoss();
    sittingFirst = new WinDrawLoss();
  }

  /** Copies sums. */
  PairSums(PairSums other) {
    first = other.first;
    second = other.second;
    scores = new DoubleList(other.scores);
    differences = new DoubleList(other.differences);
    numbers = new DoubleList(other.numbers);
    repeated = new DoubleList(other.repeated);
    results = new WinDrawLoss(other.results);
    sittingFirst = new WinDrawLoss(other.sittingFirst);
    blockGames = other.blockGames;
  }

  /** Adds a block in which both took part. */
  public void add(FinishedBlock block) {
    double points = 0;
    double ahead = 0;
    int met = 0;
    for (RunGame game : block.games()) {
      for (int seat = 0; seat < game.seats(); seat++) {
        for (int other = 0; other < game.seats(); other++) {
          if (game.entrant(seat) == first && game.entrant(other) == second) {
            met++;
            points += add(game, seat, other);
            ahead += game.payoff(seat) - game.payoff(other);
          }
        }
      }
    }
    blockGames = Math.max(blockGames, met);
    scores.add(points / met);
    differences.add(ahead / met);
    numbers.add((double) block.number());
  }

  /** Adds a block that repeats another or does not count: no evidence, but not missing either. */
  public void addRepeated(FinishedBlock block) {
    repeated.add((double) block.number());
  }

  private double add(RunGame game, int seat, int other) {
    double sign = Math.signum(game.payoff(seat) - game.payoff(other));
    results.add(sign);
    if (seat < other) {
      sittingFirst.add(sign);
    }
    return (1 + sign) / 2;
  }

  /**
   * Returns the games in which they met, each won by the entrant that finished before the other:
   * the counts, from the view of the first.
   */
  public WinDrawLoss results() {
    return results;
  }

  /**
   * Returns the games in which the first sat before the second: the counts, from the view of the
   * first.
   */
  public WinDrawLoss sittingFirst() {
    return sittingFirst;
  }

  /** Returns how many games a block has. */
  public int blockGames() {
    return blockGames;
  }

  /** Returns the mean score of the first in each block. */
  public double[] scores() {
    return scores.toArray();
  }

  /** Returns the mean difference of their payoffs in each block. */
  public double[] differences() {
    return differences.toArray();
  }

  /** Returns the number of each block. */
  public double[] numbers() {
    return numbers.toArray();
  }

  /** Returns the numbers of the blocks that are no evidence. */
  public double[] repeated() {
    return repeated.toArray();
  }
}
