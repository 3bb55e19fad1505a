package org.plyscope.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.Lattices;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.SearchPlan.Control;
import org.plyscope.engine.ZeroEvaluation;
import org.plyscope.engine.multiplayer.MaxNSearch;
import org.plyscope.testkit.games.TicTacToe;

/** A result reports what each iteration of deepening found and counted. */
class IterationsTest {
  private final Rules rules = Lattices.undecided();

  private SearchResult search(AlphaBetaSettings settings, SearchPlan plan, Limits limits) {
    return Lattices.search(rules, settings, plan)
        .search(SearchRequest.of(Line.of(rules), limits), SearchListener.NONE);
  }

  @Test
  void everyDepthFindsAndCountsWhatASearchOfItsOwnDoes() {
    SearchResult result = search(AlphaBetaSettings.MINIMAX, SearchPlan.DEEPENING, Limits.depth(5));
    assertThat(result.iterations()).extracting(Iteration::depth).containsExactly(1, 2, 3, 4, 5);
    for (Iteration iteration : result.iterations()) {
      SearchResult alone =
          search(
              AlphaBetaSettings.MINIMAX,
              SearchPlan.fixed(iteration.depth()),
              Limits.depth(iteration.depth()));
      assertThat(iteration.finished()).isTrue();
      assertThat(iteration.value()).isEqualTo(alone.value());
      assertSameCounts(iteration.counts(), alone.counts());
      assertThat(alone.iterations()).hasSize(1);
      assertSameCounts(alone.iterations().get(0).counts(), alone.counts());
    }
    assertAddsUp(result);
  }

  @Test
  void windowsThatFailBelongToTheirIteration() {
    SearchResult result =
        search(
            AlphaBetaSettings.PLAIN.with(s -> s.windows(true, 1)),
            SearchPlan.DEEPENING,
            Limits.depth(6));
    assertThat(result.iterations()).extracting(Iteration::depth).containsExactly(1, 2, 3, 4, 5, 6);
    assertThat(result.iterations().stream().mapToLong(i -> i.counts().researches()).sum())
        .isEqualTo(result.counts().researches())
        .isPositive();
    assertAddsUp(result);
  }

  @Test
  void anIterationThatALimitEndsIsNotFinished() {
    SearchResult result = search(AlphaBetaSettings.PLAIN, SearchPlan.DEEPENING, Limits.nodes(2000));
    Iteration last = result.iterations().get(result.iterations().size() - 1);
    assertThat(last.finished()).isFalse();
    assertThat(last.value()).isNaN();
    assertThat(last.depth()).isEqualTo(result.depth() + 1);
    assertThat(last.move()).isEqualTo(result.move());
    assertAddsUp(result);
  }

  @Test
  void attemptsOfAnAdaptiveSearchAreIterations() {
    SearchPlan tight = new SearchPlan(Control.ADAPTIVE, 8, 300);
    SearchResult result = search(AlphaBetaSettings.MINIMAX, tight, Limits.NONE);
    List<Iteration> iterations = result.iterations();
    assertThat(iterations.get(0).depth()).isEqualTo(8);
    assertThat(iterations.get(0).finished()).isFalse();
    assertThat(iterations.get(0).counts().nodes()).isEqualTo(300);
    assertThat(iterations.get(iterations.size() - 1).finished()).isTrue();
    assertThat(iterations.get(iterations.size() - 1).value()).isEqualTo(result.value());
    assertAddsUp(result);
  }

  @Test
  void progressTellsTheIterationsSoFar() {
    List<Integer> counts = new ArrayList<>();
    Lattices.search(rules, AlphaBetaSettings.PLAIN, SearchPlan.DEEPENING)
        .search(
            SearchRequest.of(Line.of(rules), Limits.depth(5)),
            SearchListener.of(soFar -> counts.add(soFar.iterations().size())));
    assertThat(counts).contains(1, 2, 3, 4, 5).isSorted();
  }

  @Test
  void maxNDeepensToo() {
    Rules game = TicTacToe.standard();
    SearchResult result =
        new MaxNSearch(game, new ZeroEvaluation(), SearchPlan.DEEPENING)
            .search(SearchRequest.of(Line.of(game), Limits.depth(4)), SearchListener.NONE);
    assertThat(result.iterations()).extracting(Iteration::depth).containsExactly(1, 2, 3, 4);
    assertThat(result.iterations().get(3).counts().nodes(4)).isEqualTo(9 * 8 * 7 * 6);
    assertAddsUp(result);
  }

  private static void assertAddsUp(SearchResult result) {
    assertThat(result.iterations().stream().mapToLong(i -> i.counts().nodes()).sum())
        .isEqualTo(result.counts().nodes());
    assertThat(result.iterations().stream().mapToLong(Iteration::nanos).sum())
        .isBetween(1L, result.nanos());
  }

  private static void assertSameCounts(Counts actual, Counts expected) {
    assertThat(actual.plies()).isEqualTo(expected.plies());
    for (int ply = 0; ply < actual.plies(); ply++) {
      assertThat(actual.nodes(ply)).isEqualTo(expected.nodes(ply));
      assertThat(actual.leaves(ply)).isEqualTo(expected.leaves(ply));
      assertThat(actual.cutoffs(ply)).isEqualTo(expected.cutoffs(ply));
    }
  }
}
