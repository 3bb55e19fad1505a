package org.plyscope.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.engine.CheckingRecorder;
import org.plyscope.engine.Lattices;
import org.plyscope.engine.Reference;
import org.plyscope.engine.Scores;
import org.plyscope.engine.SearchPlan;

/** The plies beyond the depth, where only noisy moves are followed. */
class QuiescenceTest {
  private static final int DEPTH = 3;
  private static final int BEYOND = 4;
  private static final int GAMES = 30;

  static Stream<AlphaBetaSettings> settings() {
    AlphaBetaSettings plain = AlphaBetaSettings.PLAIN.with(s -> s.quiescence = BEYOND);
    return Stream.of(
        plain,
        plain.with(s -> s.strictCuts = true),
        plain.with(t -> t.pruning = Pruning.SHALLOW),
        plain.with(s -> s.pruning = Pruning.NONE));
  }

  @ParameterizedTest
  @MethodSource("settings")
  void boundsInATraceAreTrue(AlphaBetaSettings settings) {
    for (int seed = 0; seed < GAMES; seed++) {
      Rules rules = Lattices.rules(seed, 20, 5);
      CheckingRecorder trace = new CheckingRecorder(settings);
      search(rules, settings, trace);
      Reference reference =
          new Reference(Lattices.evaluation(rules), 2, rules.initial().toMove(), BEYOND);
      for (CheckingRecorder.Node node : trace.nodes) {
        int value = reference.value(trace.state(rules, node), DEPTH - node.ply, node.ply);
        switch (node.bound) {
          case EXACT -> assertThat(node.value).isEqualTo(value);
          case LOWER -> assertThat(node.value).isLessThanOrEqualTo(value);
          default -> assertThat(node.value).isGreaterThanOrEqualTo(value);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("settings")
  void countersTellWhatTheTraceTells(AlphaBetaSettings settings) {
    int standingCuts = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      Rules rules = Lattices.rules(seed, 20, 5);
      CheckingRecorder trace = new CheckingRecorder(settings);
      Counts counters = search(rules, settings, trace).counts();
      for (int ply = 0; ply < counters.plies(); ply++) {
        List<CheckingRecorder.Node> nodes = trace.ply(ply);
        List<CheckingRecorder.Node> cuts =
            nodes.stream().filter(n -> n.end == NodeEnd.CUTOFF && n.children > 0).toList();
        assertThat(counters.nodes(ply)).isEqualTo(nodes.size());
        assertThat(counters.leaves(ply))
            .isEqualTo(nodes.stream().filter(n -> n.children == 0).count());
        assertThat(counters.cutoffs(ply)).isEqualTo(cuts.size());
        for (int index = 0; index < 5; index++) {
          int place = index;
          assertThat(counters.cutoffs(ply, place))
              .isEqualTo(cuts.stream().filter(n -> n.children == place + 1).count());
        }
        standingCuts +=
            (int) nodes.stream().filter(n -> n.end == NodeEnd.CUTOFF && n.children == 0).count();
      }
    }
    assertThat(standingCuts > 0).isEqualTo(settings.pruning() != Pruning.NONE);
  }

  @ParameterizedTest
  @MethodSource("settings")
  void onlyNoisyMovesAreTriedOrSkippedByACut(AlphaBetaSettings settings) {
    for (int seed = 0; seed < GAMES; seed++) {
      Rules rules = Lattices.rules(seed, 20, 5);
      CheckingRecorder trace = new CheckingRecorder(settings);
      search(rules, settings, trace);
      for (CheckingRecorder.Node node : trace.nodes) {
        if (node.ply >= DEPTH && node.ply < DEPTH + BEYOND) {
          assertThat(node.tried).isEqualTo(node.children);
          assertThat(node.children + node.skipped).isEqualTo(noisy(trace.state(rules, node)));
        }
      }
    }
  }

  /** In these games a noisy win beyond the depth shows before a quicker one inside it. */
  @ParameterizedTest
  @ValueSource(longs = {76, 160, 195, 269, 517})
  void aWinBeyondTheDepthDoesNotEndTheSearch(long seed) {
    Rules rules = Lattices.rules(seed, 60, 5);
    State state = rules.initial();
    int expected =
        new Reference(Lattices.evaluation(rules), 2, state.toMove(), BEYOND).value(state, 5, 0);
    SearchResult result =
        Lattices.search(
                rules,
                AlphaBetaSettings.PLAIN.with(s -> s.quiescence = BEYOND),
                SearchPlan.DEEPENING)
            .search(SearchRequest.of(Line.of(rules), Limits.depth(5)), SearchListener.NONE);
    assertThat(result.value()).isEqualTo(expected);
    assertThat(Scores.distance(expected)).isBetween(1, 5);
  }

  private static SearchResult search(
      Rules rules, AlphaBetaSettings settings, CheckingRecorder trace) {
    return Lattices.search(rules, settings, SearchPlan.fixed(DEPTH))
        .search(
            SearchRequest.of(Line.of(rules), Limits.depth(DEPTH)).withRecorder(trace),
            SearchListener.NONE);
  }

  private static int noisy(State state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    return (int) IntStream.range(0, moves.size()).filter(i -> state.noisy(moves.get(i))).count();
  }
}
