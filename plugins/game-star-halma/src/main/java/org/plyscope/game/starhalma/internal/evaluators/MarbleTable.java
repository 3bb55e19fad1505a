package org.plyscope.game.starhalma.internal.evaluators;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Term;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.game.starhalma.internal.basics.Moves;
import org.plyscope.game.starhalma.internal.rules.StarState;

/** Adds up the points of all marbles where they stand, and follows moves by the difference. */
final class MarbleTable implements Evaluator {
  private final PointTable table;
  private final int[][][] points;
  private final int players;
  private final int[] values;
  private long[] moves = new long[64];
  private int[] movers = new int[64];
  private int depth;

  /** Makes an evaluation of a table. */
  MarbleTable(PointTable table) {
    this.table = table;
    points = table.points();
    players = points.length;
    values = new int[players];
  }

  @Override
  public void reset(State root) {
    depth = 0;
    for (int player = 0; player < players; player++) {
      values[player] = sum((StarState) root, points[player]);
    }
  }

  /** Adds up the values of the marbles of all players for one of them. */
  static int sum(StarState state, int[][] points) {
    int sum = 0;
    for (int owner = 0; owner < points.length; owner++) {
      sum += sum(state, owner, points[owner]);
    }
    return sum;
  }

  /** Adds up the values of the marbles of one player by a table of holes. */
  static int sum(StarState state, int owner, int[] points) {
    int sum = 0;
    for (long rest = state.low(owner); rest != 0; rest &= rest - 1) {
      sum += points[Long.numberOfTrailingZeros(rest)];
    }
    for (long rest = state.high(owner); rest != 0; rest &= rest - 1) {
      sum += points[64 + Long.numberOfTrailingZeros(rest)];
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

  private void change(int owner, int from, int to) {
    for (int player = 0; player < players; player++) {
      int[] own = points[player][owner];
      values[player] += own[to] - own[from];
    }
  }

  @Override
  public int value(State state, int player) {
    return values[player];
  }

  @Override
  public int valueAfter(State before, long move, int player) {
    StarState position = (StarState) before;
    if (!position.plain(move)) {
      return UNKNOWN;
    }
    int[] own = points[player][position.toMove()];
    return values[player] + own[Moves.to(move)] - own[Moves.from(move)];
  }

  @Override
  public void valuesAfter(State before, MoveList moves, int player, int[] out) {
    StarState position = (StarState) before;
    if (!position.calm()) {
      Evaluator.super.valuesAfter(before, moves, player, out);
      return;
    }
    int[] own = points[player][position.toMove()];
    int now = values[player];
    for (int i = 0; i < moves.size(); i++) {
      long move = moves.get(i);
      int gain = own[Moves.to(move)] - own[Moves.from(move)];
      out[i] = Moves.swapped(move) < 0 ? now + gain : UNKNOWN;
    }
  }

  @Override
  public Optional<Evaluator> progress() {
    return Optional.ofNullable(table.alone()).map(MarbleTable::new);
  }

  @Override
  public int scale() {
    return table.scale();
  }

  @Override
  public List<Term> terms(State state, int player) {
    return table.terms((StarState) state, player);
  }

  @Override
  public int cellValue(int cell, int content, int player) {
    return table.cellValue(cell, content, player);
  }
}
