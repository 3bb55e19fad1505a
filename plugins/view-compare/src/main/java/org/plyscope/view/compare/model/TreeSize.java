package org.plyscope.view.compare.model;

import java.util.Random;
import java.util.function.BooleanSupplier;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * How large the trees below a position are: the full minimax tree and the smallest tree alpha-beta
 * can do with (Knuth and Moore 1975).
 *
 * <p>The branching factor of a ply is the number of positions at the next ply divided by that at
 * this one, lines counted apart. The positions are counted exactly as long as there are few; below,
 * they are estimated by Knuth's method: the mean, over seeded random lines, of the product of the
 * numbers of moves met. The minimal tree has at ply d the product of the branching factors of the
 * even plies above, plus that of the odd plies, minus 1: with one branching factor b, b^⌈d/2⌉ +
 * b^⌊d/2⌋ - 1. It takes for granted that the players alternate, so in games with extra turns it is
 * a yardstick rather than a bound.
 */
public final class TreeSize {
  private static final int EXACT_NODES = 100_000;
  private static final int LINES = 400;
  private static final long SEED = 1975;

  private final double[] width;
  private final int exact;

  private TreeSize(double[] width, int exact) {
    this.width = width;
    this.exact = exact;
  }

  /**
   * Measures the trees below a position.
   *
   * @param state the position; walked on and left as it was
   * @param depth how many plies
   * @param cancelled asked often; ends the work with what is known
   */
  public static TreeSize of(State state, int depth, BooleanSupplier cancelled) {
    double[] width = new double[depth + 1];
    width[0] = 1;
    int exact = 0;
    while (exact < depth && width[exact] <= EXACT_NODES && !cancelled.getAsBoolean()) {
      width[exact + 1] = count(state, exact + 1);
      exact++;
    }
    if (exact < depth) {
      double[] estimate = estimate(state, depth, cancelled);
      for (int ply = exact; ply < depth; ply++) {
        double branching = estimate[ply] == 0 ? 0 : estimate[ply + 1] / estimate[ply];
        width[ply + 1] = width[ply] * branching;
      }
    }
    return new TreeSize(width, exact);
  }

  /** Returns how many plies were counted exactly. */
  public int exactPlies() {
    return exact;
  }

  /** Returns how many plies are known. */
  public int depth() {
    return width.length - 1;
  }

  /** Returns the mean number of moves of the positions at a ply below {@link #depth()}. */
  public double branching(int ply) {
    return width[ply] == 0 ? 0 : width[ply + 1] / width[ply];
  }

  /** Returns the positions at a ply of the full tree. */
  public double full(int ply) {
    return width[ply];
  }

  /** Returns the positions at a ply of the minimal tree. */
  public double minimal(int ply) {
    double even = 1;
    double odd = 1;
    for (int p = 0; p < ply; p++) {
      if (p % 2 == 0) {
        even *= branching(p);
      } else {
        odd *= branching(p);
      }
    }
    return Math.max(0, even + odd - 1);
  }

  /** Returns the nodes of the full tree of a depth, the root included. */
  public double fullNodes(int depth) {
    double sum = 0;
    for (int ply = 0; ply <= depth; ply++) {
      sum += full(ply);
    }
    return sum;
  }

  /** Returns the nodes of the minimal tree of a depth, the root included. */
  public double minimalNodes(int depth) {
    double sum = 0;
    for (int ply = 0; ply <= depth; ply++) {
      sum += minimal(ply);
    }
    return sum;
  }

  private static double count(State state, int depth) {
    MoveList moves = new MoveList();
    int count = state.moves(moves);
    if (depth == 1) {
      return count;
    }
    double sum = 0;
    for (int i = 0; i < count; i++) {
      state.play(moves.get(i));
      sum += count(state, depth - 1);
      state.undo();
    }
    return sum;
  }

  private static double[] estimate(State state, int depth, BooleanSupplier cancelled) {
    Random random = new Random(SEED);
    MoveList moves = new MoveList();
    double[] sum = new double[depth + 1];
    for (int line = 0; line < LINES && !cancelled.getAsBoolean(); line++) {
      double product = 1;
      sum[0]++;
      int played = 0;
      while (played < depth) {
        int count = state.moves(moves);
        if (count == 0) {
          break;
        }
        product *= count;
        state.play(moves.get(random.nextInt(count)));
        sum[++played] += product;
      }
      for (; played > 0; played--) {
        state.undo();
      }
    }
    return sum;
  }
}
