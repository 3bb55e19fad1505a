package org.plyscope.testkit.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.agent.montecarlo.Prior;
import org.plyscope.api.check.BrokenContractException;
import org.plyscope.api.check.CheckedParts;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.State;
import org.plyscope.testkit.games.TicTacToe;

class CheckedPartsTest {
  private final State state = TicTacToe.standard().initial();
  private final MoveList moves = new MoveList();
  private final List<String> reports = new ArrayList<>();

  private <T> void caught(T part, Consumer<T> call, String what) {
    reports.clear();
    state.moves(moves);
    T checked = CheckedParts.of("The part 'x'", part, reports::add);
    assertThatThrownBy(() -> call.accept(checked))
        .isInstanceOf(BrokenContractException.class)
        .hasMessageStartingWith("The part 'x' " + what);
    assertThat(reports).hasSize(1).first().asString().startsWith("The part 'x' " + what);
  }

  private void ordering(Orderer orderer, String what) {
    caught(orderer, o -> o.keys(state, moves, new int[20]), what);
  }

  @Test
  void anOrderingLeavesTheListAlone() {
    ordering((s, m, keys) -> m.clear(), "cleared the move list");
    ordering((s, m, keys) -> m.setSize(3), "removed moves from the move list");
    ordering((s, m, keys) -> m.add(m.get(0)), "added moves to the move list");
    ordering((s, m, keys) -> m.set(1, m.get(0)), "replaced moves in the move list");
    ordering(
        (s, m, keys) -> {
          long first = m.get(0);
          m.set(0, m.get(1));
          m.set(1, first);
        },
        "changed the order of the move list");
    ordering((s, m, keys) -> s.play(m.get(0)), "did not leave the position as it was");
  }

  private void prior(Prior prior, String what) {
    caught(prior, p -> p.weights(state, moves, new double[20]), what);
  }

  @Test
  void aPriorGivesEveryMoveAWeight() {
    prior((s, m, weights) -> {}, "gave no weight to the move");
    prior((s, m, weights) -> fill(weights, -1), "gave the move");
    prior((s, m, weights) -> fill(weights, Double.POSITIVE_INFINITY), "gave the move");
    prior((s, m, weights) -> m.clear(), "cleared the move list");
  }

  private static void fill(double[] weights, double value) {
    Arrays.fill(weights, value);
  }

  private void playout(Playout playout, String what) {
    RandomGenerator random = new SplittableRandom(1);
    caught(playout, p -> p.move(state, random, new MoveList()), what);
  }

  @Test
  void aPlayoutChoosesALegalMove() {
    playout((s, random, scratch) -> 4_711, "chose a move that is not legal");
    playout((s, random, scratch) -> MoveList.NONE, "chose no move although the game is not over");
    playout(
        (s, random, scratch) -> {
          long move = s.randomMove(random, scratch);
          s.play(move);
          return move;
        },
        "did not leave the position as it was");
  }

  @Test
  void anEvaluationIsInRangeAndSteady() {
    caught(
        (Evaluator) (s, player) -> Evaluator.MAX + 1, e -> e.value(state, 0), "returned the value");
    caught(
        (Evaluator) (s, player) -> -Evaluator.MAX - 1,
        e -> e.value(state, 0),
        "returned the value");
    int[] calls = {0};
    caught(
        (Evaluator) (s, player) -> calls[0]++,
        e -> e.value(state, 0),
        "returned different values for the same position, 0 and 1");
  }

  @Test
  void partsThatKeepTheirContractsAreNotDisturbed() {
    state.moves(moves);
    int[] keys = new int[moves.size()];
    CheckedParts.of("x", (Orderer) (s, m, k) -> k[2] = 7, reports::add).keys(state, moves, keys);
    assertThat(keys[2]).isEqualTo(7);
    Evaluator seven = CheckedParts.of("x", (Evaluator) (s, player) -> 7, reports::add);
    assertThat(seven.value(state, 0)).isEqualTo(7);
    assertThat(seven.valueAfter(state, moves.get(0), 0)).isEqualTo(Evaluator.UNKNOWN);
    Object other = new Object();
    assertThat(CheckedParts.of("x", other, reports::add)).isSameAs(other);
    assertThat(reports).isEmpty();
  }
}
