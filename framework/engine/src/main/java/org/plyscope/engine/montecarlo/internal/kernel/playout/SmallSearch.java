package org.plyscope.engine.montecarlo.internal.kernel.playout;

import java.util.random.RandomGenerator;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.engine.Scores;
import org.plyscope.engine.montecarlo.Playouts.Lookahead;
import org.plyscope.engine.montecarlo.internal.PlayoutJob;

/**
 * Plays the move of a small search: a few plies, and at each the few moves that the orderer puts
 * first. In best-reply search the opponents pass, where the game allows that, until it is the turn
 * of the one whose reply is looked at.
 */
public final class SmallSearch implements Playout {
  private final Evaluator evaluation;
  private final Orderer orderer;
  private final Leaves leaves;
  private final double epsilon;
  private final Lookahead lookahead;
  private final int plies;
  private final int width;
  private final int players;
  private final MoveList[] lists;
  private final int[][] values;
  private int[] keys = new int[256];
  private int player;

  public SmallSearch(PlayoutJob job) {
    this.evaluation = job.evaluation();
    this.orderer = job.orderer();
    this.leaves = new Leaves(job.players(), job.evaluation());
    this.epsilon = job.epsilon();
    this.lookahead = job.lookahead();
    this.plies = job.plies();
    this.width = job.moves();
    this.players = job.players();
    this.lists = new MoveList[plies + 1];
    this.values = new int[plies + 1][players];
    for (int i = 0; i <= plies; i++) {
      lists[i] = new MoveList();
    }
  }

  @Override
  public void reset(State root) {
    orderer.reset(0);
  }

  @Override
  public void start(State leaf) {
    evaluation.reset(leaf);
  }

  @Override
  public long move(State state, RandomGenerator random, MoveList scratch) {
    long move =
        epsilon > 0 && random.nextDouble() < epsilon
            ? state.randomMove(random, scratch)
            : best(state, random);
    if (move != MoveList.NONE) {
      evaluation.play(state, move);
    }
    return move;
  }

  private long best(State state, RandomGenerator random) {
    MoveList moves = lists[plies];
    int count = firstMoves(state, moves);
    if (count == 0) {
      return MoveList.NONE;
    }
    player = state.toMove();
    long best = moves.get(0);
    int bestValue = Integer.MIN_VALUE;
    int ties = 1;
    for (int i = 0; i < count && count > 1; i++) {
      int value = valueAfter(state, moves.get(i), plies - 1, -Scores.INFINITY, Scores.INFINITY);
      if (value > bestValue) {
        bestValue = value;
        best = moves.get(i);
        ties = 1;
      } else if (value == bestValue && random.nextInt(++ties) == 0) {
        best = moves.get(i);
      }
    }
    return best;
  }

  /** Lists the moves that are looked at, best key first, and returns their number. */
  private int firstMoves(State state, MoveList moves) {
    int count = state.moves(moves);
    if (count > keys.length) {
      keys = new int[2 * count];
    }
    orderer.keys(state, moves, keys);
    int wanted = Math.min(count, width);
    for (int i = 0; i < wanted; i++) {
      int best = i;
      for (int j = i + 1; j < count; j++) {
        best = keys[j] > keys[best] ? j : best;
      }
      long move = moves.get(best);
      int key = keys[best];
      for (int j = best; j > i; j--) {
        moves.set(j, moves.get(j - 1));
        keys[j] = keys[j - 1];
      }
      moves.set(i, move);
      keys[i] = key;
    }
    return wanted;
  }

  private int valueAfter(State state, long move, int depth, int low, int high) {
    evaluation.play(state, move);
    state.play(move);
    int value;
    if (lookahead == Lookahead.MAX_N) {
      maxN(state, depth);
      value = values[depth][player];
    } else if (lookahead == Lookahead.PARANOID) {
      value = paranoid(state, depth, low, high);
    } else {
      value = bestReply(state, depth, low, high);
    }
    state.undo();
    evaluation.undo();
    return value;
  }

  /** Writes the values of all players when each maximises its own. */
  private void maxN(State state, int depth) {
    int[] out = values[depth];
    if (depth == 0 || state.over()) {
      for (int i = 0; i < players; i++) {
        out[i] = leaves.value(state, i);
      }
      return;
    }
    MoveList moves = lists[depth];
    int count = firstMoves(state, moves);
    int mover = state.toMove();
    for (int i = 0; i < count; i++) {
      evaluation.play(state, moves.get(i));
      state.play(moves.get(i));
      maxN(state, depth - 1);
      state.undo();
      evaluation.undo();
      if (i == 0 || values[depth - 1][mover] > out[mover]) {
        System.arraycopy(values[depth - 1], 0, out, 0, players);
      }
    }
  }

  private int paranoid(State state, int depth, int low, int high) {
    if (depth == 0 || state.settled(player)) {
      return leaves.value(state, player);
    }
    MoveList moves = lists[depth];
    int count = firstMoves(state, moves);
    boolean ours = state.toMove() == player;
    int least = low;
    int most = high;
    for (int i = 0; i < count && least < most; i++) {
      int value = valueAfter(state, moves.get(i), depth - 1, least, most);
      if (ours) {
        least = Math.max(least, value);
      } else {
        most = Math.min(most, value);
      }
    }
    return ours ? least : most;
  }

  private int bestReply(State state, int depth, int low, int high) {
    if (depth == 0 || state.settled(player) || state.toMove() == player) {
      return paranoid(state, depth, low, high);
    }
    int worst = high;
    int passed = 0;
    boolean more = true;
    while (more && state.toMove() != player && !state.over() && low < worst) {
      worst = Math.min(worst, strongest(state, depth, low, worst));
      more = state.pass();
      passed += more ? 1 : 0;
    }
    for (; passed > 0; passed--) {
      state.undo();
    }
    return worst;
  }

  /** Returns the value after the strongest reply of the player to move; all others pass. */
  private int strongest(State state, int depth, int low, int high) {
    MoveList moves = lists[depth];
    int count = firstMoves(state, moves);
    int worst = high;
    for (int i = 0; i < count && low < worst; i++) {
      evaluation.play(state, moves.get(i));
      state.play(moves.get(i));
      int passed = 0;
      while (!state.over() && state.toMove() != player && state.pass()) {
        passed++;
      }
      worst = Math.min(worst, paranoid(state, depth - 1, low, worst));
      for (; passed > 0; passed--) {
        state.undo();
      }
      state.undo();
      evaluation.undo();
    }
    return worst;
  }
}
