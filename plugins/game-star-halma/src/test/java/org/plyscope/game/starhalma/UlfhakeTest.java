package org.plyscope.game.starhalma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.OrdererFactory;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.game.starhalma.internal.evaluators.CurvedBoard;
import org.plyscope.game.starhalma.internal.orderings.CentralFirst;
import org.plyscope.game.starhalma.internal.orderings.DestinationFirst;
import org.plyscope.game.starhalma.internal.orderings.HoleNumber;
import org.plyscope.game.starhalma.internal.orderings.LargestGain;

/** Ulfhake's node counts, with the root counted, as his tables do. */
class UlfhakeTest {
  private final Rules rules = TestRules.preset(new ChineseCheckers(), "ulfhake");

  @ParameterizedTest
  @CsvSource({"1,15", "2,347", "3,9219", "4,278693"})
  void ownMovesOnly(int depth, long nodes) {
    assertThat(nodes(rules.initial(), depth, true)).isEqualTo(nodes);
  }

  @ParameterizedTest
  @CsvSource({"1,15", "2,211", "3,4859", "4,115083"})
  void fullTree(int depth, long nodes) {
    assertThat(nodes(rules.initial(), depth, false)).isEqualTo(nodes);
  }

  @TestFactory
  Stream<DynamicTest> alphabeta() {
    return Stream.of(
            expect("6", new LargestGain(), Map.of(), 15, 59, 597, 1372, 18086),
            expect("1", new HoleNumber(), Map.of("first", "high"), 15, 88, 1291, 8511, 60182),
            expect("2", new HoleNumber(), Map.of(), 15, 168, 2967, 42409, 474007),
            expect("2_I", new HoleNumber(), Map.of("first", "backward"), 15, 56, 595, 2136, 41860),
            expect("3", new DestinationFirst(), Map.of(), 15, 107, 1348, 6736, 69023),
            expect(
                "3_I",
                new DestinationFirst(),
                Map.of("first", "backward"),
                15,
                70,
                1219,
                5892,
                147486),
            expect("5", new CentralFirst(), Map.of(), 15, 42, 387, 1362, 14102))
        .flatMap(s -> s);
  }

  /** Our counts for the stand-in of his midgame board; they are not his. */
  @ParameterizedTest
  @CsvSource({"1,57", "2,277", "3,3693", "4,25456"})
  void midgameSurrogate(int depth, long nodes) {
    String board =
        rules.positions().stream()
            .filter(p -> p.id().equals("midgame-surrogate"))
            .findFirst()
            .orElseThrow()
            .position();
    assertThat(search(rules.parse(board), new LargestGain(), Map.of(), depth)).isEqualTo(nodes);
  }

  private Stream<DynamicTest> expect(
      String name, OrdererFactory ordering, Map<String, String> options, long... nodes) {
    return IntStream.range(0, nodes.length)
        .mapToObj(
            i ->
                DynamicTest.dynamicTest(
                    "Alphabeta " + name + ", " + (i + 1) + " plies",
                    () ->
                        assertThat(search(rules.initial(), ordering, options, i + 1))
                            .isEqualTo(nodes[i])));
  }

  private long search(State root, OrdererFactory ordering, Map<String, String> options, int depth) {
    CurvedBoard curved = new CurvedBoard();
    Evaluator evaluation = curved.create(rules, OptionValues.defaults(curved.options()));
    Orderer orderer =
        ordering.create(rules, OptionValues.defaults(ordering.options()).with(options));
    return ShallowSearch.nodes(root, evaluation, orderer, depth);
  }

  private static long nodes(State state, int depth, boolean ownOnly) {
    if (depth == 0) {
      return 1;
    }
    MoveList moves = new MoveList();
    long nodes = 1;
    state.moves(moves);
    for (int i = 0; i < moves.size(); i++) {
      state.play(moves.get(i));
      boolean passed = ownOnly && state.pass();
      nodes += nodes(state, depth - 1, ownOnly);
      if (passed) {
        state.undo();
      }
      state.undo();
    }
    return nodes;
  }
}
