package org.plyscope.agent.alphabeta;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.engine.Scores;

/**
 * Minimax as in a textbook, over nothing but a state and an evaluation: what searches of the real
 * games are compared with. All players but the one at the root are against that one.
 */
final class PlainMinimax {
  private final Evaluator evaluation;
  private final Rules rules;
  private final int quiescence;
  private int root;
  private List<Integer> open = List.of();
  private long nodes;

  PlainMinimax(Evaluator evaluation, Rules rules, int quiescence) {
    this.evaluation = evaluation;
    this.rules = rules;
    this.quiescence = quiescence;
  }

  /** Returns how many nodes the last call took. */
  long nodes() {
    return nodes;
  }

  /** Returns the value of each move for the player to move. */
  Map<Long, Integer> values(State state, int depth) {
    root = state.toMove();
    open = IntStream.range(0, rules.players()).filter(p -> !state.settled(p)).boxed().toList();
    nodes = 1;
    evaluation.reset(state);
    Map<Long, Integer> values = new LinkedHashMap<>();
    for (long move : moves(state)) {
      values.put(move, after(state, move, depth, 0));
    }
    return values;
  }

  /** Returns one of the best moves. */
  long best(State state, int depth, SplittableRandom random) {
    Map<Long, Integer> values = values(state, depth);
    int most = values.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
    List<Long> best = new ArrayList<>(values.keySet());
    best.removeIf(move -> values.get(move) != most);
    return best.get(random.nextInt(best.size()));
  }

  private int after(State state, long move, int depth, int ply) {
    evaluation.play(state, move);
    state.play(move);
    int value = value(state, depth - 1, ply + 1);
    state.undo();
    evaluation.undo();
    return value;
  }

  private int value(State state, int depth, int ply) {
    nodes++;
    if (state.settled(root)) {
      return outcome(state, ply);
    }
    return depth > 0 ? best(state, moves(state), depth, ply) : quiet(state, depth, ply);
  }

  /** The players still playing at the root share the places; the first and the last are decided. */
  private int outcome(State over, int ply) {
    double[] payoffs = new double[rules.players()];
    over.payoffs(payoffs);
    double mine = payoffs[root];
    long better = open.stream().filter(p -> p != root && payoffs[p] >= mine).count();
    long worse = open.stream().filter(p -> payoffs[p] < mine).count();
    if (better == 0) {
      return Scores.best(mine, ply);
    }
    boolean equal = open.stream().allMatch(p -> payoffs[p] == mine);
    if (worse == 0 && !equal) {
      return Scores.worst(mine, ply);
    }
    int middle = 1 + (int) (mine * evaluation.scale());
    return rules.players() == 2 ? 0 : evaluation.value(over, root) + middle;
  }

  /** Beyond the depth a side may stand still, or make a noisy move; it must if it has no other. */
  private int quiet(State state, int depth, int ply) {
    List<Long> noisy = new ArrayList<>(moves(state));
    noisy.removeIf(move -> !state.noisy(move));
    boolean forced = noisy.size() == moves(state).size();
    int standing = evaluation.value(state, root);
    if (noisy.isEmpty() || depth <= -quiescence) {
      return standing;
    }
    int best = best(state, noisy, depth, ply);
    if (forced) {
      return best;
    }
    return state.toMove() == root ? Math.max(standing, best) : Math.min(standing, best);
  }

  private int best(State state, List<Long> moves, int depth, int ply) {
    boolean ours = state.toMove() == root;
    int best = ours ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (long move : moves) {
      int value = after(state, move, depth, ply);
      best = ours ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  private static List<Long> moves(State state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    List<Long> all = new ArrayList<>();
    for (long move : moves.toArray()) {
      all.add(move);
    }
    return all;
  }
}
