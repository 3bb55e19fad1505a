package org.plyscope.agent.multiplayer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.engine.DifferenceEvaluation;
import org.plyscope.game.starhalma.internal.evaluators.HexDistance;
import org.plyscope.testkit.TestParts;
import org.plyscope.testkit.Walks;
import org.plyscope.testkit.games.Lattice;

/** Of all opponents only the one with the strongest reply moves. */
class BestReplyTest {
  private static final Map<String, String> OPTIONS =
      Map.of("evaluator", "hex-distance", "ordering", "largest-gain");

  @ParameterizedTest
  @CsvSource({"3, 2", "3, 3", "4, 2", "6, 2"})
  void theValueIsThatOfTheTextbook(int players, int depth) throws Exception {
    Rules rules = Stars.six(players);
    for (int plies = 0; plies < 3 * players; plies += players + 1) {
      State state = Walks.walked(rules, 7, plies);
      SearchResult result = Stars.search(new BestReplyAgents(), rules, state, depth, OPTIONS, null);
      Textbook textbook = new Textbook(rules, state.toMove());
      assertThat(result.value()).as(state.position()).isEqualTo(textbook.value(state, depth));
      assertThat(result.comment()).isEmpty();
    }
  }

  /** Best Reply Search without pruning, in which positions are judged from scratch. */
  private record Textbook(Rules rules, int player) {
    double value(State state, int depth) {
      if (depth == 0) {
        Evaluator parts =
            new HexDistance()
                .create(rules, OptionValues.defaults(new HexDistance().options()))
                .progress()
                .orElseThrow();
        Evaluator evaluation = new DifferenceEvaluation(parts, rules.players());
        evaluation.reset(state);
        return (double) evaluation.value(state, player) / evaluation.scale();
      }
      if (state.toMove() == player) {
        double best = Double.NEGATIVE_INFINITY;
        for (long move : moves(state)) {
          state.play(move);
          best = Math.max(best, value(state, depth - 1));
          state.undo();
        }
        return best;
      }
      double worst = Double.POSITIVE_INFINITY;
      int before = 0;
      for (; state.toMove() != player; before++) {
        for (long move : moves(state)) {
          state.play(move);
          int after = 0;
          for (; state.toMove() != player; after++) {
            assertThat(state.pass()).isTrue();
          }
          worst = Math.min(worst, value(state, depth - 1));
          undo(state, after + 1);
        }
        assertThat(state.pass()).isTrue();
      }
      undo(state, before);
      return worst;
    }

    private static long[] moves(State state) {
      MoveList moves = new MoveList();
      state.moves(moves);
      return moves.toArray();
    }

    private static void undo(State state, int times) {
      for (int i = 0; i < times; i++) {
        state.undo();
      }
    }
  }

  @Test
  void betweenTwoPlayersItIsParanoidNodeByNode() throws Exception {
    Rules rules = Stars.six(2);
    for (int plies = 0; plies < 20; plies += 5) {
      State state = Walks.walked(rules, 3, plies);
      SearchResult paranoid = Stars.search(new ParanoidAgents(), rules, state, 4, OPTIONS, null);
      for (String others : List.of("pass", "first-move")) {
        Map<String, String> options = new java.util.HashMap<>(OPTIONS);
        options.put("others", others);
        SearchResult reply = Stars.search(new BestReplyAgents(), rules, state, 4, options, null);
        assertThat(reply.value()).isEqualTo(paranoid.value());
        assertThat(reply.line()).isEqualTo(paranoid.line());
        assertThat(reply.counts().nodes()).isEqualTo(paranoid.counts().nodes());
      }
    }
  }

  @Test
  void aGameThatCannotSkipATurnSaysSo() throws Exception {
    Rules rules = Lattice.rules(5, 3);
    BestReplyAgents factory = new BestReplyAgents();
    TestParts parts = TestParts.of(Lattice.HASH_VALUE, Lattice.BEST_NEXT);
    try (Agent agent = factory.create(parts.context(factory, rules, Map.of()))) {
      SearchResult result =
          agent.search(SearchRequest.of(Line.of(rules), Limits.depth(4)), SearchListener.NONE);
      assertThat(result.comment()).contains("cannot skip a turn");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"pass", "first-move"})
  void everyNodeOfTheTraceCanBeReached(String others) throws Exception {
    Rules rules = Stars.six(3);
    State state = Walks.walked(rules, 4, 9);
    Map<String, String> options = new java.util.HashMap<>(OPTIONS);
    options.put("others", others);
    options.put("cap", "8");
    Reached reached = new Reached(rules, state);
    SearchResult result = Stars.search(new BestReplyAgents(), rules, state, 4, options, reached);
    assertThat(reached.nodes).hasSize((int) result.counts().nodes());
    assertThat(reached.passes > 0).isEqualTo(others.equals("pass"));
  }

  /** Walks to each node when it is opened, as a trace does that is looked at. */
  private static final class Reached implements TraceRecorder {
    private final Rules rules;
    private final State root;
    private final List<State> nodes = new ArrayList<>();
    private int passes;

    Reached(Rules rules, State root) {
      this.rules = rules;
      this.root = root;
    }

    @Override
    public int open(int parent, long move, int order, int player) {
      State state = (parent == NO_PARENT ? root : nodes.get(parent)).copy();
      if (parent != NO_PARENT) {
        MoveList legal = new MoveList();
        for (int i = 0; i < rules.players(); i++) {
          state.moves(legal);
          if (legal.indexOf(move) < 0) {
            assertThat(state.pass()).isTrue();
            passes++;
          }
        }
        assertThat(legal.indexOf(move)).as("a legal move of one player").isNotNegative();
        state.play(move);
        while (!state.over() && state.toMove() != player) {
          assertThat(state.pass()).isTrue();
          passes++;
        }
      }
      nodes.add(state);
      return nodes.size() - 1;
    }

    @Override
    public void window(int node, double alpha, double beta) {}

    @Override
    public void close(int node, double value, Bound bound, NodeEnd end, int skipped) {}

    @Override
    public void visits(int node, long visits, double[] means) {}

    @Override
    public void values(int node, double[] values) {}
  }
}
