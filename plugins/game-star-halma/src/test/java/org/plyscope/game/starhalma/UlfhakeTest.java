package org.plyscope.game.starhalma;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.agent.Evaluation;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.starhalma.internal.evaluators.CurvedBoard;
import org.plyscope.game.starhalma.internal.orderings.LargestGain;

/** Ulfhake's node counts, with the root counted, as his tables do. */
class UlfhakeTest {
  private final Rules rules = TestRules.preset(new ChineseCheckers(), "ulfhake");

  @ParameterizedTest
  @CsvSource({"1,15", "2,347", "3,9219", "4,278693"})
  void ownMovesOnly(int depth, long nodes) {
    assertThat(ownTree(rules.initial(), depth)).isEqualTo(nodes);
  }

  @ParameterizedTest
  @CsvSource({"1,15", "2,211", "3,4859", "4,115083"})
  void fullTree(int depth, long nodes) {
    assertThat(fullTree(rules.initial(), depth)).isEqualTo(nodes);
  }

  @ParameterizedTest
  @CsvSource({"1,15", "2,59", "3,597", "4,1372", "5,18086"})
  void alphabeta6(int depth, long nodes) {
    Evaluation evaluation =
        new CurvedBoard().create(rules, OptionValues.defaults(new CurvedBoard().options()));
    Orderer orderer =
        new LargestGain().create(rules, OptionValues.defaults(new LargestGain().options()));
    assertThat(ShallowSearch.nodes(rules.initial(), evaluation, orderer, depth)).isEqualTo(nodes);
  }

  private long ownTree(State state, int depth) {
    if (depth == 0) {
      return 1;
    }
    MoveList moves = new MoveList();
    long nodes = 1;
    state.moves(moves);
    for (int i = 0; i < moves.size(); i++) {
      state.play(moves.get(i));
      nodes += ownTree(rules.state(state.setup().withToMove(0)), depth - 1);
      state.undo();
    }
    return nodes;
  }

  private static long fullTree(State state, int depth) {
    MoveList moves = new MoveList();
    long nodes = 1;
    if (depth > 0) {
      state.moves(moves);
      for (int i = 0; i < moves.size(); i++) {
        state.play(moves.get(i));
        nodes += fullTree(state, depth - 1);
        state.undo();
      }
    }
    return nodes;
  }
}
