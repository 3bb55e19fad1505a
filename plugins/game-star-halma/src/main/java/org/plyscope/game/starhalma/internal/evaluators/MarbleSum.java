package org.plyscope.game.starhalma.internal.evaluators;

import java.util.Arrays;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.game.State;
import org.plyscope.game.starhalma.internal.rules.Moves;
import org.plyscope.game.starhalma.internal.rules.StarState;

/** What the marbles of each player are worth by themselves; follows moves by the difference. */
final class MarbleSum implements Evaluation {
  private final int[][] worth;
  private final int scale;
  private final int[] sums;
  private long[] moves = new long[64];
  private int[] movers = new int[64];
  private int depth;

  /**
   * Makes an evaluation.
   *
   * @param worth what a marble is worth, by player and hole
   * @param scale units of worth that make one unit for people
   */
  MarbleSum(int[][] worth, int scale) {
    this.worth = worth;
    this.scale = scale;
    sums = new int[worth.length];
  }

  @Override
  public void reset(State root) {
    depth = 0;
    Arrays.setAll(sums, player -> MarbleTable.sum((StarState) root, player, worth[player]));
  }

  @Override
  public void play(State before, long move) {
    if (depth == moves.length) {
      moves = Arrays.copyOf(moves, 2 * depth);
      movers = Arrays.copyOf(movers, 2 * depth);
    }
    moves[depth] = move;
    movers[depth] = before.toMove();
    change(1);
    depth++;
  }

  @Override
  public void undo() {
    depth--;
    change(-1);
  }

  /** Adds what the move at this depth gains, or takes it back. */
  private void change(int sign) {
    long move = moves[depth];
    sums[movers[depth]] += sign * gain(movers[depth], move);
    int other = Moves.swapped(move);
    if (other >= 0) {
      sums[other] -= sign * gain(other, move);
    }
  }

  private int gain(int player, long move) {
    return worth[player][Moves.to(move)] - worth[player][Moves.from(move)];
  }

  @Override
  public int value(State state, int player) {
    return sums[player];
  }

  @Override
  public int valueAfter(State before, long move, int player) {
    if (!((StarState) before).plain(move)) {
      return UNTOLD;
    }
    return sums[player] + (before.toMove() == player ? gain(player, move) : 0);
  }

  @Override
  public int scale() {
    return scale;
  }
}
