package org.plyscope.lab.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.plyscope.api.game.State;
import org.plyscope.engine.GameWalk;

/** Counts the positions at the end of all lines of a given length: the test of a move generator. */
public final class Perft {
  private Perft() {}

  /**
   * Counts the leaves for each depth from 1. A game that ends earlier has no leaf at the depth.
   *
   * @param state the position; walked on and left as it was
   * @param depth the largest depth, at most 100
   * @param cancelled asked often; the count ends soon after it became true
   * @return the leaves at depth 1, 2, …; shorter than asked for only after a cancel
   */
  public static List<Long> count(State state, int depth, BooleanSupplier cancelled) {
    List<Long> leaves = new ArrayList<>();
    GameWalk walk = GameWalk.from(state);
    for (int d = 1; d <= depth; d++) {
      long count = walk.leaves(d, cancelled);
      if (count == GameWalk.CANCELLED) {
        break;
      }
      leaves.add(count);
    }
    return leaves;
  }
}
