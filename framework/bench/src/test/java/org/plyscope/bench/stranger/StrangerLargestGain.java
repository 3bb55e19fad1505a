package org.plyscope.bench.stranger;

import org.plyscope.api.agent.Orderer;
import org.plyscope.api.board.Board;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** The largest difference of cell numbers first; equal ones from the foremost cell. */
final class StrangerLargestGain implements Orderer {
  private static final int RADIX = 512;

  private final int[][] numbers;

  StrangerLargestGain(Board board) {
    Rows all = new Rows(board);
    numbers = new int[][] {all.numbers(0), all.numbers(1)};
  }

  @Override
  public void keys(State state, MoveList moves, int[] keys) {
    int[] own = numbers[state.toMove()];
    for (int i = 0; i < moves.size(); i++) {
      int from = own[state.from(moves.get(i))];
      int to = own[state.to(moves.get(i))];
      keys[i] = RADIX * (to - from) + from;
    }
  }
}
