package org.plyscope.engine;

import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** Minimax as in a textbook, with new objects everywhere: what the engine is compared with. */
public final class Reference {
  private final Evaluation evaluation;
  private final int players;
  private final int root;
  private final int quiescence;
  public long nodes;

  public Reference(Evaluation evaluation, int players, int root, int quiescence) {
    this.evaluation = evaluation;
    this.players = players;
    this.root = root;
    this.quiescence = quiescence;
  }

  public int value(State state, int depth, int ply) {
    nodes++;
    MoveList moves = new MoveList();
    if (state.moves(moves) == 0) {
      double[] payoffs = new double[players];
      state.payoffs(payoffs);
      return Scores.terminal(payoffs[root], ply);
    }
    boolean max = state.toMove() == root;
    boolean quiet = depth <= 0;
    int noisy = 0;
    for (int i = 0; i < moves.size() && depth > -quiescence; i++) {
      noisy += state.noisy(moves.get(i)) ? 1 : 0;
    }
    if (quiet && noisy == 0) {
      return evaluation.value(state, root);
    }
    int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    if (quiet && noisy < moves.size()) {
      best = evaluation.value(state, root);
    }
    for (long move : moves.toArray()) {
      if (!quiet || state.noisy(move)) {
        State next = state.copy();
        next.play(move);
        int value = value(next, depth - 1, ply + 1);
        best = max ? Math.max(best, value) : Math.min(best, value);
      }
    }
    return best;
  }
}
