package org.plyscope.experiment.statistics.rating;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The entrant and the payoff of each seat of a game. Immutable. */
public final class SeatedResult implements Comparable<SeatedResult> {
  private final int[] entrants;
  private final double[] payoffs;

  private SeatedResult(int[] entrants, double[] payoffs) {
    this.entrants = entrants;
    this.payoffs = payoffs;
  }

  /**
   * Describes the result of a game.
   *
   * @param entrants the number of the entrant on each seat, in the order of moves
   * @param payoffs the payoff of each seat; more is better, equal is a shared place
   */
  public static SeatedResult of(int[] entrants, double[] payoffs) {
    if (entrants.length != payoffs.length) {
      throw new IllegalArgumentException("Every seat needs a payoff.");
    }
    return new SeatedResult(entrants.clone(), payoffs.clone());
  }

  /**
   * Describes the ranking of a game whose seats do not matter.
   *
   * @param best the entrants that shared the first place, then the second and so on
   */
  public static SeatedResult ranking(int[]... best) {
    int[] entrants = Arrays.stream(best).flatMapToInt(Arrays::stream).toArray();
    double[] payoffs = new double[entrants.length];
    int seat = 0;
    for (int place = 0; place < best.length; place++) {
      for (int i = 0; i < best[place].length; i++) {
        payoffs[seat++] = -place;
      }
    }
    return new SeatedResult(entrants, payoffs);
  }

  /** Returns how many took part. */
  public int seats() {
    return entrants.length;
  }

  /**
   * Returns the entrant on a seat.
   *
   * @param seat the seat, from 0
   */
  public int entrant(int seat) {
    return entrants[seat];
  }

  /**
   * Returns the payoff of a seat.
   *
   * @param seat the seat, from 0
   */
  public double payoff(int seat) {
    return payoffs[seat];
  }

  /** Returns the entrants by their places, the winners first; those of a place by their numbers. */
  List<int[]> places() {
    double[] levels = Arrays.stream(payoffs).distinct().sorted().toArray();
    List<int[]> places = new ArrayList<>();
    for (int level = levels.length - 1; level >= 0; level--) {
      double payoff = levels[level];
      int[] shared = new int[entrants.length];
      int size = 0;
      for (int seat = 0; seat < entrants.length; seat++) {
        if (payoffs[seat] == payoff) {
          shared[size++] = entrants[seat];
        }
      }
      shared = Arrays.copyOf(shared, size);
      Arrays.sort(shared);
      places.add(shared);
    }
    return places;
  }

  @Override
  public int compareTo(SeatedResult other) {
    int byEntrants = Arrays.compare(entrants, other.entrants);
    return byEntrants != 0 ? byEntrants : Arrays.compare(payoffs, other.payoffs);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SeatedResult that
        && Arrays.equals(entrants, that.entrants)
        && Arrays.equals(payoffs, that.payoffs);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(entrants) + Arrays.hashCode(payoffs);
  }

  /** Returns entrants and payoffs, for debugging. */
  @Override
  public String toString() {
    return Arrays.toString(entrants) + " " + Arrays.toString(payoffs);
  }
}
