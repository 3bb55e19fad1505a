package org.plyscope.lab.compare;

import java.util.Random;
import java.util.function.BooleanSupplier;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * Measures how large the trees below a position are.
 *
 * <p>The positions of a ply are counted exactly as long as there are few; further down they are
 * estimated by Knuth's method: the mean, over seeded random lines, of the product of the numbers of
 * moves met.
 */
public final class TreeCount {
  private static final int EXACT_NODES = 100_000;
  private static final int LINES = 400;
  private static final long SEED = 1975;

  private TreeCount() {}

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
    return TreeSize.of(width, exact);
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
