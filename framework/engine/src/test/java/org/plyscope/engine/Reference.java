package org.plyscope.engine;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;

/** Minimax as in a textbook, with new objects everywhere: what the engine is compared with. */
public final class Reference {
  private final Evaluator evaluation;
  private final int players;
  private final int root;
  private final int quiescence;
  public long nodes;
  private State start;

  public Reference(Evaluator evaluation, int players, int root, int quiescence) {
    this.evaluation = evaluation;
    this.players = players;
    this.root = root;
    this.quiescence = quiescence;
  }

  public int value(State state, int depth, int ply) {
    start = start == null ? state.copy() : start;
    nodes++;
    MoveList moves = new MoveList();
    if (state.moves(moves) == 0) {
      return outcome(start, state, players, evaluation, root, ply);
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

  /** The value of the end of a game from {@code start} on; written apart from the engine. */
  public static int outcome(
      State start, State over, int players, Evaluator evaluation, int player, int ply) {
    double[] before = new double[players];
    double[] after = new double[players];
    start.payoffs(before);
    over.payoffs(after);
    List<Double> open =
        IntStream.range(0, players)
            .filter(p -> !start.settled(p))
            .mapToObj(p -> after[p])
            .sorted()
            .toList();
    double mine = after[player];
    boolean alone = Collections.frequency(open, mine) == 1;
    if (mine == open.get(open.size() - 1) && alone) {
      return Scores.best(mine, ply);
    }
    if (mine == open.get(0) && mine < open.get(open.size() - 1)) {
      return Scores.worst(mine, ply);
    }
    return players == 2
        ? 0
        : evaluation.value(over, player) + 1 + (int) (mine * evaluation.scale());
  }
}
