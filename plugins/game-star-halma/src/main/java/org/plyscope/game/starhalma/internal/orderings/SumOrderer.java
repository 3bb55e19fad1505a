package org.plyscope.game.starhalma.internal.orderings;

import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.game.starhalma.internal.basics.Moves;

/** Adds a key for the hole a marble leaves and one for the hole it reaches. */
final class SumOrderer implements Orderer {
  private final int[][] leave;
  private final int[][] reach;

  /** Takes keys by player and hole. */
  SumOrderer(int[][] leave, int[][] reach) {
    this.leave = leave;
    this.reach = reach;
  }

  @Override
  public void keys(State state, MoveList moves, int[] keys) {
    int[] left = leave[state.toMove()];
    int[] reached = reach[state.toMove()];
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      keys[i] = left[Moves.from(move)] + reached[Moves.to(move)];
    }
  }
}
