package org.plyscope.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** Counts the positions at the end of all lines of a given length: the test of a move generator. */
public final class Perft {
  private final State state;
  private final MoveList[] lists;
  private final BooleanSupplier cancelled;
  private boolean stopped;

  private Perft(State state, int depth, BooleanSupplier cancelled) {
    this.state = state;
    this.lists = Stream.generate(MoveList::new).limit(depth).toArray(MoveList[]::new);
    this.cancelled = cancelled;
  }

  /**
   * Counts the leaves for each depth from 1. A game that ends earlier has no leaf at the depth.
   *
   * @param state the position; walked on and left as it was
   * @param depth the largest depth
   * @param cancelled asked often; the count ends soon after it became true
   * @return the leaves at depth 1, 2, …; shorter than asked for only after a cancel
   */
  public static List<Long> count(State state, int depth, BooleanSupplier cancelled) {
    List<Long> leaves = new ArrayList<>();
    Perft perft = new Perft(state, depth, cancelled);
    for (int d = 1; d <= depth; d++) {
      long count = perft.leaves(d);
      if (perft.stopped) {
        break;
      }
      leaves.add(count);
    }
    return leaves;
  }

  private long leaves(int depth) {
    MoveList moves = lists[depth - 1];
    int count = state.moves(moves);
    if (depth == 1) {
      return count;
    }
    if (cancelled.getAsBoolean()) {
      stopped = true;
    }
    long leaves = 0;
    for (int i = 0; i < count && !stopped; i++) {
      state.play(moves.get(i));
      leaves += leaves(depth - 1);
      state.undo();
    }
    return leaves;
  }
}
