package org.plyscope.engine.multiplayer;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.engine.CheckingRecorder;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.ZeroEvaluation;
import org.plyscope.engine.alphabeta.AlphaBetaSearch;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

/** Every node of a max^n tree holds the vector of a child that is best for its mover. */
class MaxNSearchTest {
  @ParameterizedTest
  @CsvSource({"1, 3", "2, 3", "3, 4", "4, 5", "5, 6", "6, 2"})
  void everyNodeHoldsTheBestVectorForItsMover(long seed, int players) {
    Rules rules = Lattice.rules(seed, players);
    Evaluator evaluation = Lattice.HASH_VALUE.create(rules, OptionValues.defaults(List.of()));
    CheckingRecorder trace = new CheckingRecorder();
    SearchResult result =
        new MaxNSearch(rules, evaluation, SearchPlan.fixed(5))
            .search(
                SearchRequest.of(Line.of(rules), Limits.NONE).withSeed(seed).withRecorder(trace),
                SearchListener.NONE);
    for (int i = 0; i < trace.nodes.size(); i++) {
      CheckingRecorder.Node node = trace.nodes.get(i);
      State state = reached(rules, trace, i);
      if (node.end == NodeEnd.LEAF) {
        for (int player = 0; player < players; player++) {
          assertThat(node.values[player]).isEqualTo(evaluation.value(state, player));
        }
      } else if (node.end == NodeEnd.EXPANDED) {
        checkBackedUp(trace, i, state.toMove());
        assertThat(node.children).isEqualTo(state.moves(new MoveList()));
      }
    }
    assertThat(result.values()).isEqualTo(trace.nodes.get(0).values);
    assertThat(result.value()).isEqualTo(result.values()[rules.initial().toMove()]);
    assertThat(result.counts().nodes()).isEqualTo(trace.nodes.size());
  }

  /** Evaluators that count steps or pieces have small values, so the same ratio comes up often. */
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 6})
  void equalSharesAreEqualNumbers(int players) {
    Map<String, Double> seen = new HashMap<>();
    int again = 0;
    for (int seed = 0; seed < 40; seed++) {
      Rules rules = Lattice.rules(seed, players);
      Evaluator hash = Lattice.HASH_VALUE.create(rules, OptionValues.defaults(List.of()));
      Evaluator small = (state, player) -> Math.floorMod(hash.value(state, player), 5);
      CheckingRecorder trace = new CheckingRecorder();
      MaxNSettings shares = MaxNSettings.PLAIN.pruningShares(MaxNPruning.NONE);
      new MaxNSearch(rules, small, new NaturalOrder(), shares, SearchPlan.fixed(3))
          .search(
              SearchRequest.of(Line.of(rules), Limits.NONE).withRecorder(trace),
              SearchListener.NONE);
      for (int i = 0; i < trace.nodes.size(); i++) {
        CheckingRecorder.Node node = trace.nodes.get(i);
        State state = reached(rules, trace, i);
        boolean open = IntStream.range(0, players).noneMatch(state::settled);
        int all = IntStream.range(0, players).map(p -> small.value(state, p)).sum();
        if (node.end != NodeEnd.LEAF || !open || all == 0) {
          continue;
        }
        for (int player = 0; player < players; player++) {
          int own = small.value(state, player);
          int common = BigInteger.valueOf(own).gcd(BigInteger.valueOf(all)).intValue();
          Double before = seen.put(own / common + "/" + all / common, node.values[player]);
          if (before != null) {
            assertThat(node.values[player]).as("%d of %d", own, all).isEqualTo(before);
            again++;
          }
        }
      }
    }
    assertThat(again).isGreaterThan(1_000);
  }

  private static void checkBackedUp(CheckingRecorder trace, int parent, int mover) {
    double[] kept = trace.nodes.get(parent).values;
    List<CheckingRecorder.Node> children =
        trace.nodes.stream().filter(n -> n.parent == parent).toList();
    assertThat(children).anyMatch(c -> java.util.Arrays.equals(c.values, kept));
    assertThat(children).allMatch(c -> c.values[mover] <= kept[mover]);
  }

  private static State reached(Rules rules, CheckingRecorder trace, int node) {
    if (trace.nodes.get(node).ply == 0) {
      return rules.initial();
    }
    State state = reached(rules, trace, trace.nodes.get(node).parent);
    state.play(trace.nodes.get(node).move);
    return state;
  }

  @Test
  void withTwoPlayersOfOneMindItIsMinimax() {
    Rules rules = TicTacToe.standard();
    Evaluator evaluation = TicTacToe.OPEN_LINES.create(rules, OptionValues.defaults(List.of()));
    for (int depth = 1; depth <= 5; depth++) {
      SearchRequest request = SearchRequest.of(Line.of(rules), Limits.depth(depth));
      double expected =
          new AlphaBetaSearch(
                  rules,
                  evaluation,
                  new NaturalOrder(),
                  AlphaBetaSettings.PLAIN,
                  SearchPlan.DEEPENING)
              .search(request, SearchListener.NONE)
              .value();
      SearchResult result =
          new MaxNSearch(rules, evaluation, SearchPlan.DEEPENING)
              .search(request, SearchListener.NONE);
      assertThat(result.value()).isEqualTo(expected);
      assertThat(result.depth()).isEqualTo(depth);
    }
  }

  @Test
  void tiesAreBrokenByTheSeed() {
    Rules rules = TicTacToe.standard();
    MaxNSearch search = new MaxNSearch(rules, new ZeroEvaluation(), SearchPlan.fixed(1));
    long moves =
        java.util.stream.LongStream.range(0, 100)
            .map(
                seed ->
                    search
                        .search(
                            SearchRequest.of(Line.of(rules), Limits.NONE).withSeed(seed),
                            SearchListener.NONE)
                        .move())
            .distinct()
            .count();
    assertThat(moves).isEqualTo(9);
  }
}
