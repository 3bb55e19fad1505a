package org.plyscope.bench.internal;

import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** The loops as any plugin would write them. */
public final class ApiLoops implements Loops {
  private final MoveList[] lists =
      Stream.generate(MoveList::new).limit(64).toArray(MoveList[]::new);

  @Override
  public long perft(State state, int depth) {
    if (depth == 0) {
      return 1;
    }
    MoveList moves = lists[depth];
    int count = state.moves(moves);
    long leaves = 0;
    for (int i = 0; i < count; i++) {
      state.play(moves.get(i));
      leaves += perft(state, depth - 1);
      state.undo();
    }
    return leaves;
  }

  @Override
  public int playout(State state, RandomGenerator random, int cap) {
    MoveList scratch = lists[0];
    int plies = 0;
    for (; plies < cap; plies++) {
      long move = state.randomMove(random, scratch);
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
