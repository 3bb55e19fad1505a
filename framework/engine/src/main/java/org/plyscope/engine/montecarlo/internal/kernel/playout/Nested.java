package org.plyscope.engine.montecarlo.internal.kernel.playout;

import java.util.random.RandomGenerator;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.engine.montecarlo.internal.PlayoutJob;

/** Tries each move with a playout of the level below and plays the one that ended best. */
public final class Nested implements Playout {
  /** Games that do not end are broken off here. */
  private static final int LONGEST = 1000;

  private final int level;
  private final double[] payoffs;
  private final MoveList[] lists;

  public Nested(PlayoutJob job) {
    this.level = job.level();
    this.payoffs = new double[job.players()];
    this.lists = new MoveList[level + 1];
    for (int i = 0; i <= level; i++) {
      lists[i] = new MoveList();
    }
  }

  @Override
  public long move(State state, RandomGenerator random, MoveList scratch) {
    return move(state, random, level);
  }

  private long move(State state, RandomGenerator random, int depth) {
    if (depth == 0) {
      return state.randomMove(random, lists[0]);
    }
    MoveList moves = lists[depth];
    int count = state.moves(moves);
    int player = state.toMove();
    long best = count == 0 ? MoveList.NONE : moves.get(0);
    double bestPayoff = -1;
    int ties = 1;
    for (int i = 0; i < count && count > 1; i++) {
      state.play(moves.get(i));
      double payoff = playOut(state, random, depth - 1, player);
      state.undo();
      if (payoff > bestPayoff) {
        bestPayoff = payoff;
        best = moves.get(i);
        ties = 1;
      } else if (payoff == bestPayoff && random.nextInt(++ties) == 0) {
        best = moves.get(i);
      }
    }
    return best;
  }

  private double playOut(State state, RandomGenerator random, int depth, int player) {
    int plies = 0;
    for (; plies < LONGEST; plies++) {
      long move = move(state, random, depth);
      if (move == MoveList.NONE) {
        break;
      }
      state.play(move);
    }
    state.payoffs(payoffs);
    double payoff = payoffs[player];
    for (; plies > 0; plies--) {
      state.undo();
    }
    return payoff;
  }
}
