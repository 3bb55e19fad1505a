package org.plyscope.engine.montecarlo;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.engine.CheckingRecorder;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

/** The tree, its counts and its trace. */
class UctSearchTest {
  private final Rules rules = TicTacToe.standard();

  private SearchResult search(String position, Limits limits) {
    return new UctSearch(rules, UctSettings.STANDARD)
        .search(
            SearchRequest.of(Line.of(rules, position), limits).withSeed(4), SearchListener.NONE);
  }

  @Test
  void findsTheWinAndTheOnlyDefence() {
    SearchResult win = search("xx.oo.... x", Limits.NONE.withIterations(2000));
    assertThat(win.move()).isEqualTo(2);
    assertThat(win.value()).isGreaterThan(0.9);
    assertThat(win.candidates().get(0).bound()).isEqualTo(Bound.MEAN);
    SearchResult defence = search("xx..o.... o", Limits.NONE.withIterations(5000));
    assertThat(defence.move()).isEqualTo(2);
  }

  @Test
  void visitsAndPayoffsAddUp() {
    Rules game = Lattice.rules(7, 4);
    CheckingRecorder trace = new CheckingRecorder();
    SearchResult result =
        new UctSearch(game, UctSettings.STANDARD)
            .search(
                SearchRequest.of(Line.of(game), Limits.NONE.withIterations(3000))
                    .withRecorder(trace),
                SearchListener.NONE);
    assertThat(result.counts().playouts()).isEqualTo(3000);
    assertThat(result.counts().nodes()).isEqualTo(trace.nodes.size());
    assertThat(result.counts().stored()).isEqualTo(trace.nodes.size());
    assertThat(result.candidates().stream().mapToLong(Candidate::effort).sum()).isEqualTo(3000);
    long[] below = new long[trace.nodes.size()];
    for (CheckingRecorder.Node node : trace.nodes) {
      if (node.parent >= 0) {
        below[node.parent] += node.visits;
      }
    }
    for (int i = 0; i < below.length; i++) {
      CheckingRecorder.Node node = trace.nodes.get(i);
      // A node is visited once for itself when it is added, and then only on the way down.
      long own = i == 0 ? 0 : node.children == 0 ? node.visits : 1;
      assertThat(node.visits).isEqualTo(below[i] + own);
      assertThat(node.values).hasSize(4);
    }
    assertThat(result.values()).isEqualTo(trace.nodes.get(0).values);
  }

  @Test
  void anIterationCountsAsANode() {
    SearchResult result = search("......... x", Limits.nodes(500));
    assertThat(result.counts().playouts()).isEqualTo(499);
    assertThat(result.counts().nodes()).isLessThanOrEqualTo(500);
    assertThat(result.status()).isEqualTo(SearchResult.Status.LIMIT);
  }

  @Test
  void aDepthAloneIsNoReasonToSearchForEver() {
    assertThat(search("......... x", Limits.depth(3)).counts().playouts()).isEqualTo(10_000);
    Limits both = Limits.depth(3).withIterations(20_000);
    assertThat(search("......... x", both).counts().playouts()).isEqualTo(20_000);
  }

  @Test
  void aFullTreeIsSearchedOn() {
    SearchResult result =
        new UctSearch(rules, new UctSettings(0.7, 0, 50))
            .search(
                SearchRequest.of(Line.of(rules), Limits.NONE.withIterations(1000)),
                SearchListener.NONE);
    assertThat(result.counts().nodes()).isEqualTo(50);
    assertThat(result.counts().playouts()).isEqualTo(1000);
  }

  @Test
  void brokenOffPlayoutsCountAsUndecided() {
    SearchResult result =
        new UctSearch(rules, new UctSettings(0.7, 1, 1000))
            .search(
                SearchRequest.of(Line.of(rules), Limits.NONE.withIterations(50)),
                SearchListener.NONE);
    assertThat(result.value()).isEqualTo(0.5);
  }
}
