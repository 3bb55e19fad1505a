package org.plyscope.experiment.results.internal;

import java.util.Arrays;
import org.plyscope.api.game.State;
import org.plyscope.api.run.RunLine;

/** The numbers of each seat from the moves of a game. */
public final class LineNumbers {
  private static final int UNKNOWN = -1;

  private final long[] depths;
  private final int[] searches;
  private final int[] left;

  private LineNumbers(int seats) {
    this.depths = new long[seats];
    this.searches = new int[seats];
    this.left = new int[seats];
    Arrays.fill(left, UNKNOWN);
  }

  /**
   * Reads a game.
   *
   * @param line its moves
   * @param wantsLeft whether to find out how far the losers were from their goals, which takes time
   * @return its numbers
   */
  public static LineNumbers of(RunLine line, boolean wantsLeft) {
    int seats = line.line().rules().players();
    LineNumbers numbers = new LineNumbers(seats);
    State state = line.line().first(line.opening()).state();
    boolean open = wantsLeft;
    for (int ply = line.opening(); ply < line.line().size(); ply++) {
      int seat = state.toMove();
      int depth = line.depth(ply);
      numbers.depths[seat] += depth;
      numbers.searches[seat] += depth > 0 ? 1 : 0;
      state.play(line.line().move(ply));
      if (open && numbers.anySettled(state)) {
        // The others may play on for the next place; the study counts when the first is home.
        open = false;
        numbers.count(state);
      }
    }
    return numbers;
  }

  private boolean anySettled(State state) {
    for (int seat = 0; seat < left.length; seat++) {
      if (state.settled(seat)) {
        return true;
      }
    }
    return false;
  }

  private void count(State state) {
    for (int seat = 0; seat < left.length; seat++) {
      left[seat] = state.movesLeft(seat).orElse(UNKNOWN);
    }
  }

  /**
   * Returns the depths that seats reached.
   *
   * @param seats the seats
   * @return the mean over their moves; NaN if no depth is known
   */
  public double depth(int... seats) {
    long sum = 0;
    long count = 0;
    for (int seat : seats) {
      sum += depths[seat];
      count += searches[seat];
    }
    return count == 0 ? Double.NaN : (double) sum / count;
  }

  /**
   * Returns the moves that seats still needed when the first player had reached its goal.
   *
   * @param seats the seats
   * @return the mean over them; NaN if it is not known
   */
  public double movesLeft(int... seats) {
    return Arrays.stream(seats)
        .map(seat -> left[seat])
        .filter(moves -> moves != UNKNOWN)
        .average()
        .orElse(Double.NaN);
  }
}
