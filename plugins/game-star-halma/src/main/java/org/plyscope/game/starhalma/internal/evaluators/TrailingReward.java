package org.plyscope.game.starhalma.internal.evaluators;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Term;
import org.plyscope.api.game.State;
import org.plyscope.game.starhalma.internal.basics.Moves;
import org.plyscope.game.starhalma.internal.rules.StarState;

/**
 * Adds a reward for every move of one of the n rearmost marbles: with gap(i,j) the rows marble i is
 * behind marble j and mv the rows it moves forward, the sum of min(gap(i,j),mv) over the marbles j
 * before it, up to the two before the n. For Ulfhake's two that is min(gap(1,2),mv) +
 * min(gap(1,3),mv) + min(gap(1,4),mv) for the last and min(gap(2,3),mv) + min(gap(2,4),mv) for the
 * last but one.
 */
final class TrailingReward implements Evaluator {
  /** How many marbles before the trailing ones are caught up with. */
  private static final int AHEAD = 2;

  private final Evaluator base;
  private final int[][] rows;
  private final int weight;
  private final boolean alone;
  private final int[] rewards;
  private final int trailing;
  private final int[] last;
  private int total;
  private int[] earned = new int[64];
  private int depth;

  /** Takes the rows toward the goal by player and hole. */
  TrailingReward(Evaluator base, int[][] rows, int weight, int trailing) {
    this(base, rows, weight, trailing, false);
  }

  private TrailingReward(Evaluator base, int[][] rows, int weight, int trailing, boolean alone) {
    this.base = base;
    this.alone = alone;
    this.trailing = trailing;
    this.last = new int[trailing + AHEAD];
    this.rows = rows;
    this.weight = weight;
    rewards = new int[rows.length];
  }

  @Override
  public void reset(State root) {
    base.reset(root);
    Arrays.fill(rewards, 0);
    total = 0;
    depth = 0;
  }

  @Override
  public void play(State before, long move) {
    base.play(before, move);
    if (depth == earned.length) {
      earned = Arrays.copyOf(earned, 2 * depth);
    }
    int player = before.toMove();
    int reward = weight * reward((StarState) before, player, Moves.from(move), Moves.to(move));
    earned[depth++] = (reward << 3) | player;
    rewards[player] += reward;
    total += reward;
  }

  @Override
  public void undo() {
    base.undo();
    int entry = earned[--depth];
    rewards[entry & 7] -= entry >> 3;
    total -= entry >> 3;
  }

  @Override
  public int value(State state, int player) {
    return base.value(state, player) + share(player);
  }

  @Override
  public int valueAfter(State before, long move, int player) {
    int value = base.valueAfter(before, move, player);
    if (value == UNKNOWN) {
      return UNKNOWN;
    }
    int mover = before.toMove();
    int reward = weight * reward((StarState) before, mover, Moves.from(move), Moves.to(move));
    int others = alone ? 0 : -reward;
    int more = mover == player && !alone ? (rewards.length - 1) * reward : reward;
    return value + share(player) + (mover == player ? more : others);
  }

  /** Returns the value of the rewards so far for a player. */
  private int share(int player) {
    return alone ? rewards[player] : rewards.length * rewards[player] - total;
  }

  @Override
  public Optional<Evaluator> progress() {
    return base.progress().map(sum -> new TrailingReward(sum, rows, weight, trailing, true));
  }

  /** The rewards so far; the base looks at the position only. */
  @Override
  public long lineKey(int player) {
    return (long) rewards[player] << 32 | total - rewards[player];
  }

  @Override
  public int scale() {
    return base.scale();
  }

  private int reward(StarState state, int player, int from, int to) {
    int[] row = rows[player];
    int moved = row[to] - row[from];
    if (moved <= 0) {
      return 0;
    }
    rank(state, player);
    for (int i = 0; i < trailing; i++) {
      if (row[from] == last[i]) {
        return gains(i, moved);
      }
    }
    return 0;
  }

  private int gains(int behind, int moved) {
    int sum = 0;
    for (int ahead = behind + 1; ahead < last.length; ahead++) {
      sum += gain(behind, ahead, moved);
    }
    return sum;
  }

  private int gain(int behind, int ahead, int moved) {
    int gap = last[ahead] == Integer.MAX_VALUE ? 0 : last[ahead] - last[behind];
    return Math.min(gap, moved);
  }

  /** Collects the rows of the rearmost marbles, ascending. */
  private void rank(StarState state, int player) {
    Arrays.fill(last, Integer.MAX_VALUE);
    for (long rest = state.low(player); rest != 0; rest &= rest - 1) {
      insert(rows[player][Long.numberOfTrailingZeros(rest)]);
    }
    for (long rest = state.high(player); rest != 0; rest &= rest - 1) {
      insert(rows[player][64 + Long.numberOfTrailingZeros(rest)]);
    }
  }

  private void insert(int row) {
    int carried = row;
    for (int i = 0; i < last.length; i++) {
      int smaller = Math.min(last[i], carried);
      carried = Math.max(last[i], carried);
      last[i] = smaller;
    }
  }

  @Override
  public List<Term> terms(State state, int player) {
    List<Term> terms = new ArrayList<>(base.terms(state, player));
    terms.add(Term.of("Moves of trailing marbles", share(player)));
    return terms;
  }

  @Override
  public int cellValue(int cell, int content, int player) {
    return base.cellValue(cell, content, player);
  }
}
