package org.plyscope.game.starhalma.internal.evaluators;

import java.util.Arrays;
import java.util.Optional;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.game.starhalma.internal.rules.Moves;
import org.plyscope.game.starhalma.internal.rules.StarState;

/**
 * Adds up what each marble is worth where it stands, and follows moves by the difference.
 *
 * <p>A player's value is its own sum against the others' mean. To stay exact without fractions it
 * is multiplied by the number of others: {@code (n-1) * own - others}, so between two players it is
 * simply the difference.
 */
final class MarbleTable implements Evaluation {
  private final int[][] worth;
  private final int players;
  private final int scale;
  private final int[] values;
  private long[] moves = new long[64];
  private int[] movers = new int[64];
  private int depth;

  /**
   * Makes an evaluation.
   *
   * @param worth what a marble is worth, by player and hole
   * @param scale units of worth that make one unit for people
   */
  MarbleTable(int[][] worth, int scale) {
    this.worth = worth;
    this.scale = scale;
    players = worth.length;
    values = new int[players];
  }

  @Override
  public void reset(State root) {
    depth = 0;
    Arrays.fill(values, 0);
    for (int player = 0; player < players; player++) {
      gain(player, sum((StarState) root, player, worth[player]));
    }
  }

  /** Adds up the worth of all marbles of a player. */
  static int sum(StarState state, int player, int[] worth) {
    int sum = 0;
    for (long rest = state.low(player); rest != 0; rest &= rest - 1) {
      sum += worth[Long.numberOfTrailingZeros(rest)];
    }
    for (long rest = state.high(player); rest != 0; rest &= rest - 1) {
      sum += worth[64 + Long.numberOfTrailingZeros(rest)];
    }
    return sum;
  }

  @Override
  public void play(State before, long move) {
    if (depth == moves.length) {
      moves = Arrays.copyOf(moves, 2 * depth);
      movers = Arrays.copyOf(movers, 2 * depth);
    }
    int player = before.toMove();
    moves[depth] = move;
    movers[depth++] = player;
    change(player, Moves.from(move), Moves.to(move));
    int other = Moves.swapped(move);
    if (other >= 0) {
      change(other, Moves.to(move), Moves.from(move));
    }
  }

  @Override
  public void undo() {
    long move = moves[--depth];
    change(movers[depth], Moves.to(move), Moves.from(move));
    int other = Moves.swapped(move);
    if (other >= 0) {
      change(other, Moves.from(move), Moves.to(move));
    }
  }

  private void change(int player, int from, int to) {
    gain(player, worth[player][to] - worth[player][from]);
  }

  /** Notes what a player has gained; it counts for that player and against all others. */
  private void gain(int player, int gain) {
    for (int other = 0; other < players; other++) {
      values[other] -= gain;
    }
    values[player] += players * gain;
  }

  @Override
  public int value(State state, int player) {
    return values[player];
  }

  @Override
  public int valueAfter(State before, long move, int player) {
    StarState position = (StarState) before;
    if (!position.plain(move)) {
      return UNTOLD;
    }
    int mover = position.toMove();
    int gain = worth[mover][Moves.to(move)] - worth[mover][Moves.from(move)];
    return values[player] + (mover == player ? (players - 1) * gain : -gain);
  }

  @Override
  public void valuesAfter(State before, MoveList moves, int player, int[] out) {
    StarState position = (StarState) before;
    if (!position.calm()) {
      Evaluation.super.valuesAfter(before, moves, player, out);
      return;
    }
    int mover = position.toMove();
    int[] own = worth[mover];
    int share = mover == player ? players - 1 : -1;
    int now = values[player];
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      int gain = own[Moves.to(move)] - own[Moves.from(move)];
      out[i] = Moves.swapped(move) < 0 ? now + share * gain : UNTOLD;
    }
  }

  @Override
  public Optional<Evaluation> progress() {
    return Optional.of(new MarbleSum(worth, scale));
  }

  @Override
  public int scale() {
    return scale * (players - 1);
  }
}
