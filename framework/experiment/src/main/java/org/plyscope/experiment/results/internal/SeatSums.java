package org.plyscope.experiment.results.internal;

import java.util.Map;
import java.util.TreeMap;
import org.plyscope.api.run.RunGame;

/** Adds up the payoffs of each seat. Used by one thread. */
public final class SeatSums {
  private final Map<Double, long[]> places = new TreeMap<>();
  private final DoubleList firstSeat;
  private int seats;
  private int blockGames;

  /** Starts without games. */
  SeatSums() {
    firstSeat = new DoubleList();
  }

  /** Copies sums. */
  SeatSums(SeatSums other) {
    firstSeat = new DoubleList(other.firstSeat);
    other.places.forEach((payoff, counts) -> places.put(payoff, counts.clone()));
    seats = other.seats;
    blockGames = other.blockGames;
  }

  /** Adds a block. */
  public void add(FinishedBlock block) {
    double points = 0;
    for (RunGame game : block.games()) {
      points += game.payoff(0);
      seats = Math.max(seats, game.seats());
      for (int seat = 0; seat < game.seats(); seat++) {
        places.computeIfAbsent(game.payoff(seat), p -> new long[16])[seat]++;
      }
    }
    if (block.isBalanced()) {
      blockGames = Math.max(blockGames, block.games().size());
      firstSeat.add(points / block.games().size());
    }
  }

  /** Returns how many seats there are: the largest number of players. */
  public int seats() {
    return seats;
  }

  /** Returns how many games a balanced block has: the number of games of the largest. */
  public int blockGames() {
    return blockGames;
  }

  /**
   * Returns the mean payoff of the first seat in each balanced block. In other blocks it also
   * depends on which entrant moves first.
   */
  public double[] firstSeat() {
    return firstSeat.toArray();
  }

  /** Returns how often each seat got each payoff: counts by seat, by payoff from the lowest. */
  public Map<Double, long[]> places() {
    return places;
  }
}
