package org.plyscope.game.starhalma;

import java.util.Comparator;
import java.util.stream.IntStream;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** The smallest search that counts as Ulfhake did: a node sees only the bound of its parent. */
final class ShallowSearch {
  private static final int WIN = 1_000_000;

  private final State state;
  private final Evaluator evaluation;
  private final Orderer orderer;
  private long nodes;

  private ShallowSearch(State state, Evaluator evaluation, Orderer orderer) {
    this.state = state;
    this.evaluation = evaluation;
    this.orderer = orderer;
  }

  static long nodes(State root, Evaluator evaluation, Orderer orderer, int depth) {
    ShallowSearch search = new ShallowSearch(root, evaluation, orderer);
    evaluation.reset(root);
    search.search(depth, Integer.MAX_VALUE);
    return search.nodes;
  }

  /** Returns the value for the side to move; stops at the first child that reaches the bound. */
  private int search(int depth, int bound) {
    nodes++;
    if (state.over()) {
      return -WIN - depth;
    }
    if (depth == 0) {
      return evaluation.value(state, state.toMove());
    }
    long[] moves = sorted();
    int best = -Integer.MAX_VALUE;
    for (int i = 0; i < moves.length && best < bound; i++) {
      evaluation.play(state, moves[i]);
      state.play(moves[i]);
      best = Math.max(best, -search(depth - 1, -best));
      state.undo();
      evaluation.undo();
    }
    return best;
  }

  private long[] sorted() {
    MoveList moves = new MoveList();
    int[] keys = new int[state.moves(moves)];
    orderer.keys(state, moves, keys);
    return IntStream.range(0, keys.length)
        .boxed()
        .sorted(Comparator.comparing(i -> -(long) keys[i]))
        .mapToLong(moves::get)
        .toArray();
  }
}
