package org.plyscope.experiment.results.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.statistics.Scores;

/** Adds up the games and blocks of one entrant. Used by one thread. */
public final class EntrantSums {
  private final int entrant;
  private final DoubleList scores;
  private final DoubleList winRates;
  private final DoubleList seconds;
  private final DoubleList busySeconds;
  private final DoubleList nodes;
  private final List<DoubleList> seatScores = new ArrayList<>();
  private final WinDrawLoss results;
  private final List<Integer> seatGames = new ArrayList<>();
  private int blockSeats;
  private int blockGames;

  /** Starts without games. */
  public EntrantSums(int entrant) {
    this.entrant = entrant;
    scores = new DoubleList();
    winRates = new DoubleList();
    seconds = new DoubleList();
    busySeconds = new DoubleList();
    nodes = new DoubleList();
    results = new WinDrawLoss();
  }

  /** Copies sums. */
  EntrantSums(EntrantSums other) {
    entrant = other.entrant;
    scores = new DoubleList(other.scores);
    winRates = new DoubleList(other.winRates);
    seconds = new DoubleList(other.seconds);
    busySeconds = new DoubleList(other.busySeconds);
    nodes = new DoubleList(other.nodes);
    results = new WinDrawLoss(other.results);
    other.seatScores.forEach(seat -> seatScores.add(new DoubleList(seat)));
    seatGames.addAll(other.seatGames);
    blockSeats = other.blockSeats;
    blockGames = other.blockGames;
  }

  /** Adds a block, if the entrant took part. */
  public void add(FinishedBlock block) {
    double points = 0;
    double won = 0;
    int seats = 0;
    int games = 0;
    double[] seatPoints = new double[block.games().get(0).seats()];
    int[] seatCounts = new int[seatPoints.length];
    for (RunGame game : block.games()) {
      int before = seats;
      for (int seat = 0; seat < game.seats(); seat++) {
        if (game.entrant(seat) == entrant) {
          seats++;
          points += game.payoff(seat);
          seatPoints[seat] += game.payoff(seat);
          seatCounts[seat]++;
          won += add(game, seat) ? 1 : 0;
        }
      }
      games += seats > before ? 1 : 0;
    }
    if (seats > 0) {
      blockSeats = Math.max(blockSeats, seats);
      blockGames = Math.max(blockGames, games);
      scores.add(points / seats);
      winRates.add(won / seats);
      addSeats(seatPoints, seatCounts);
    }
  }

  private void addSeats(double[] points, int[] games) {
    for (int seat = 0; seat < points.length; seat++) {
      if (seatScores.size() <= seat) {
        seatScores.add(new DoubleList());
        seatGames.add(0);
      }
      if (games[seat] > 0) {
        seatScores.get(seat).add(points[seat] / games[seat]);
        seatGames.set(seat, Math.max(seatGames.get(seat), games[seat]));
      }
    }
  }

  /** Returns whether the seat won alone. */
  private boolean add(RunGame game, int seat) {
    boolean best = true;
    boolean shared = true;
    for (int other = 0; other < game.seats(); other++) {
      best &= other == seat || game.payoff(seat) > game.payoff(other);
      shared &= game.payoff(seat) >= game.payoff(other);
    }
    results.add(best ? 1 : shared ? 0 : -1);
    if (game.moves(seat) > 0) {
      double perMove = game.nanos(seat) / 1e9 / game.moves(seat);
      (game.contended() ? busySeconds : seconds).add(perMove);
      nodes.add(game.nodes(seat) / (double) game.moves(seat));
    }
    return best;
  }

  /** Returns the games it won alone, shared the first place in, and did not come first in. */
  public WinDrawLoss results() {
    return results;
  }

  /** Returns whether every block was a single game; true if none had more. */
  public boolean isOfSingleGames() {
    return blockSeats <= 1;
  }

  /**
   * Returns how many games of a block it took part in: the number of games of the largest block.
   */
  public int blockGames() {
    return blockGames;
  }

  /** Returns the mean score of each block. */
  public double[] scores() {
    return scores.toArray();
  }

  /** Returns the share of games won alone of each block. */
  public double[] winRates() {
    return winRates.toArray();
  }

  /**
   * Returns a score over blocks per seat, the first seat first; unknown for a seat it never had.
   */
  public List<Estimate> seatScores() {
    return IntStream.range(0, seatScores.size())
        .mapToObj(seat -> Scores.ofBlocks(seatGames.get(seat), seatScores.get(seat).toArray()))
        .toList();
  }

  /**
   * Returns the mean time per move of each game: seconds; those of a busy machine only if there are
   * no others.
   */
  public double[] seconds() {
    return (seconds.size() > 0 ? seconds : busySeconds).toArray();
  }

  /** Returns the mean nodes per move of each game. */
  public double[] nodes() {
    return nodes.toArray();
  }
}
