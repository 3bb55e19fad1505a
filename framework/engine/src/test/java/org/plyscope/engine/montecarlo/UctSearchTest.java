package org.plyscope.engine.montecarlo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
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
  }

  @Test
  void theValuesAreThoseOfTheMoveChosen() {
    Rules game = Lattice.rules(7, 4);
    CheckingRecorder trace = new CheckingRecorder();
    SearchResult result =
        new UctSearch(game, UctSettings.STANDARD)
            .search(
                SearchRequest.of(Line.of(game), Limits.NONE.withIterations(3000))
                    .withRecorder(trace),
                SearchListener.NONE);
    CheckingRecorder.Node chosen =
        trace.nodes.stream()
            .filter(node -> node.parent == 0 && node.move == result.move())
            .findFirst()
            .orElseThrow();
    assertThat(result.values()).isEqualTo(chosen.values);
    assertThat(result.value()).isEqualTo(result.values()[game.initial().toMove()]);
    assertThat(result.candidates().get(0).value()).isEqualTo(result.value());
    assertThat(result.candidates().get(0).effort()).isEqualTo(chosen.visits);
  }

  @Test
  void leavesAreNodesWithoutChildren() {
    CheckingRecorder trace = new CheckingRecorder();
    SearchResult result =
        new UctSearch(rules, UctSettings.STANDARD)
            .search(
                SearchRequest.of(Line.of(rules), Limits.NONE.withIterations(3000))
                    .withRecorder(trace),
                SearchListener.NONE);
    int[] plies = new int[trace.nodes.size()];
    long[] leaves = new long[result.counts().plies()];
    for (int i = 0; i < plies.length; i++) {
      CheckingRecorder.Node node = trace.nodes.get(i);
      plies[i] = i == 0 ? 0 : plies[node.parent] + 1;
      leaves[plies[i]] += node.children == 0 ? 1 : 0;
    }
    for (int ply = 0; ply < leaves.length; ply++) {
      assertThat(result.counts().leaves(ply)).as("ply " + ply).isEqualTo(leaves[ply]);
    }
    assertThat(result.counts().leaves(0)).isZero();
    assertThat(result.counts().leaves(1)).isZero();
  }

  /** All moves of an even game get the same payoffs, so only chance separates them. */
  @Test
  void tiesAreBrokenAtRandom() {
    Set<Long> chosen = new HashSet<>();
    Set<Long> visitedAgain = new HashSet<>();
    for (long seed = 0; seed < 60; seed++) {
      chosen.add(undecided(seed, 9).move());
      // With a tenth iteration the formula has to choose between nine equal children.
      visitedAgain.add(undecided(seed, 10).move());
      SearchResult one = undecided(seed, 700);
      SearchResult same = undecided(seed, 700);
      assertThat(same.line()).isEqualTo(one.line());
      assertThat(same.counts()).isEqualTo(one.counts());
    }
    assertThat(chosen).hasSize(9);
    assertThat(visitedAgain).hasSize(9);
  }

  /** Playouts of one ply, from the start, count as undecided. */
  private SearchResult undecided(long seed, int iterations) {
    return new UctSearch(
            rules,
            UctSettings.of(
                s -> {
                  s.exploration = 0.7;
                  s.playoutPlies = 1;
                  s.treeNodes = 1_000_000;
                }))
        .search(
            SearchRequest.of(Line.of(rules), Limits.NONE.withIterations(iterations)).withSeed(seed),
            SearchListener.NONE);
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
        new UctSearch(
                rules,
                UctSettings.of(
                    s -> {
                      s.exploration = 0.7;
                      s.playoutPlies = 0;
                      s.treeNodes = 50;
                    }))
            .search(
                SearchRequest.of(Line.of(rules), Limits.NONE.withIterations(1000)),
                SearchListener.NONE);
    assertThat(result.counts().nodes()).isEqualTo(50);
    assertThat(result.counts().playouts()).isEqualTo(1000);
  }

  @Test
  void brokenOffPlayoutsCountAsUndecided() {
    SearchResult result =
        new UctSearch(
                rules,
                UctSettings.of(
                    s -> {
                      s.exploration = 0.7;
                      s.playoutPlies = 1;
                      s.treeNodes = 1000;
                    }))
            .search(
                SearchRequest.of(Line.of(rules), Limits.NONE.withIterations(50)),
                SearchListener.NONE);
    assertThat(result.value()).isEqualTo(0.5);
  }
}
