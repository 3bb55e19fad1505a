package org.plyscope.engine.internal.kernel;

import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.engine.GameWalk;
import org.plyscope.engine.internal.WalkJob;

/** Walks all lines, or one at random. */
public final class Walker implements GameWalk {
  private static final int DEEPEST = 100;

  /** Asking at the last plies would cost more than the moves there. */
  private static final int ASK_FROM = 3;

  private final State state;
  private final MoveList[] lists = new MoveList[DEEPEST + 1];
  private BooleanSupplier cancelled;
  private boolean stopped;

  public Walker(WalkJob job) {
    this.state = job.state();
  }

  @Override
  public long leaves(int depth, BooleanSupplier cancel) {
    for (int i = 0; i <= depth; i++) {
      lists[i] = lists[i] == null ? new MoveList() : lists[i];
    }
    cancelled = cancel;
    stopped = false;
    long leaves = count(depth);
    return stopped ? CANCELLED : leaves;
  }

  private long count(int depth) {
    if (depth == 0) {
      return 1;
    }
    if (depth >= ASK_FROM && cancelled.getAsBoolean()) {
      stopped = true;
    }
    MoveList moves = lists[depth];
    int number = state.moves(moves);
    long leaves = 0;
    for (int i = 0; i < number && !stopped; i++) {
      state.play(moves.get(i));
      leaves += count(depth - 1);
      state.undo();
    }
    return leaves;
  }

  @Override
  public int playout(RandomGenerator random, int cap) {
    if (lists[0] == null) {
      lists[0] = new MoveList();
    }
    int plies = 0;
    for (; plies < cap; plies++) {
      long move = state.randomMove(random, lists[0]);
      if (move == MoveList.NONE) {
        break;
      }
      state.play(move);
    }
    for (int i = 0; i < plies; i++) {
      state.undo();
    }
    return plies;
  }
}
