package org.plyscope.engine.internal.kernel;

import java.util.Arrays;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/**
 * Lets one opponent reply freely to each move of the root player; the others play the first move of
 * the ordering. No player passes, so this works for every game and every line can be played.
 */
final class FirstMovesWalk extends Walk {
  private static final int NO_PLAYER = -1;
  private static final long REPLIED = 0x9E6C63D0676A9A99L;

  private final Orderer orderer;
  private final MoveList all = new MoveList();
  private int[] keys = new int[128];

  /**
   * The player that has replied since the root player moved, and the first move of the ordering, by
   * step.
   */
  private int[] replied = new int[64];

  private long[] first = new long[64];
  private int steps;

  FirstMovesWalk(State state, Evaluator evaluation, int players, Orderer orderer) {
    super(state, evaluation, players);
    this.orderer = orderer;
    replied[0] = NO_PLAYER;
  }

  @Override
  public int kind() {
    return 3;
  }

  @Override
  public long key() {
    return state().key() ^ (replied[steps] + 1) * REPLIED;
  }

  @Override
  public int moves(MoveList out) {
    if (ours() || !several()) {
      return state().moves(out);
    }
    int count = state().moves(all);
    out.clear();
    if (count == 0) {
      return 0;
    }
    first[steps] = firstMove(count);
    if (replied[steps] != NO_PLAYER && replied[steps] != state().toMove()) {
      out.add(first[steps]);
      return 1;
    }
    for (int i = 0; i < count; i++) {
      out.add(all.get(i));
    }
    return count;
  }

  private long firstMove(int count) {
    if (keys.length < count) {
      keys = new int[2 * count];
    }
    orderer.keys(state(), all, keys);
    int best = 0;
    for (int i = 1; i < count; i++) {
      best = keys[i] > keys[best] ? i : best;
    }
    return all.get(best);
  }

  @Override
  public void play(long move) {
    if (steps + 1 == replied.length) {
      replied = Arrays.copyOf(replied, 2 * replied.length);
      first = Arrays.copyOf(first, replied.length);
    }
    boolean free = several() && !ours() && replied[steps] == NO_PLAYER && move != first[steps];
    replied[steps + 1] = ours() ? NO_PLAYER : free ? state().toMove() : replied[steps];
    steps++;
    step(move);
  }

  @Override
  public void undo() {
    steps--;
    stepBack();
  }
}
