package org.plyscope.engine.montecarlo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.CheckingRecorder;
import org.plyscope.testkit.games.TicTacToe;

/** A tree that is kept from move to move. */
class KeptTreeTest {
  private static final UctSettings KEPT = UctSettings.of(s -> s.keepTree = true);

  private final Rules rules = TicTacToe.standard();
  private final UctSearch search = new UctSearch(rules, KEPT);

  private SearchResult search(Line line, int iterations) {
    return search.search(
        SearchRequest.of(line, Limits.NONE.withIterations(iterations)).withSeed(line.size()),
        SearchListener.NONE);
  }

  private static double kept(SearchResult result) {
    double nodes = result.figures().number("kept-nodes");
    return Double.isNaN(nodes) ? 0 : nodes;
  }

  @Test
  void goesOnWithWhatItKnowsBelowTheMovesPlayed() {
    SearchResult first = search(Line.of(rules), 2000);
    assertThat(kept(first)).isZero();
    CheckingRecorder trace = new CheckingRecorder();
    long reply = first.line()[1];
    Line line = Line.of(rules).then(first.move(), reply);
    SearchResult second =
        search.search(
            SearchRequest.of(line, Limits.NONE.withIterations(100)).withRecorder(trace),
            SearchListener.NONE);
    assertThat(kept(second)).isGreaterThan(20);
    // All visits are in the tree, those of this search and those from before.
    assertThat(trace.nodes.get(0).visits).isGreaterThan(100);
    assertThat(trace.nodes).hasSize((int) second.counts().stored());
    assertThat(second.counts().stored())
        .isEqualTo((long) kept(second) + second.counts().nodes() - 1);
    assertThat(second.counts().playouts()).isEqualTo(100);
  }

  @Test
  void startsAfreshWhereItKnowsNothing() {
    search(Line.of(rules), 500);
    assertThat(kept(search(Line.of(rules, ".....o..x x"), 50))).isZero();
    search(Line.of(rules).then(0, 1, 2), 50);
    assertThat(kept(search(Line.of(rules).then(0, 1), 50))).as("a move taken back").isZero();
    search.forget();
    assertThat(kept(search(Line.of(rules).then(0, 1), 50))).isZero();
  }

  @Test
  void aSearchOfSomeMovesNeitherUsesNorLeavesATree() {
    search(Line.of(rules), 500);
    SearchRequest some =
        SearchRequest.of(Line.of(rules), Limits.NONE.withIterations(200)).withRootMoves(3, 5);
    SearchResult result = search.search(some, SearchListener.NONE);
    assertThat(kept(result)).isZero();
    assertThat(result.candidates()).extracting(Candidate::move).containsExactlyInAnyOrder(3L, 5L);
    assertThat(kept(search(Line.of(rules), 50))).isZero();
  }

  @Test
  void sameSeedsGiveTheSameGame() {
    assertThat(game(new UctSearch(rules, KEPT))).isEqualTo(game(new UctSearch(rules, KEPT)));
  }

  private List<Object> game(UctSearch player) {
    List<Object> told = new ArrayList<>();
    Line line = Line.of(rules);
    while (!line.state().over()) {
      SearchResult result =
          player.search(
              SearchRequest.of(line, Limits.NONE.withIterations(300)).withSeed(line.size()),
              SearchListener.NONE);
      told.add(result.candidates());
      line = line.then(result.move());
    }
    return told;
  }

  @Test
  void aFullTreeIsSearchedOnAndSaysSo() {
    UctSearch small =
        new UctSearch(
            rules,
            UctSettings.of(
                s -> {
                  s.treeNodes = 40;
                  s.expandAll = true;
                }));
    SearchResult result =
        small.search(
            SearchRequest.of(Line.of(rules), Limits.NONE.withIterations(500)), SearchListener.NONE);
    assertThat(result.counts().stored()).isEqualTo(40);
    assertThat(result.counts().playouts()).isEqualTo(500);
    assertThat(result.comment()).contains("full");
    assertThat(search(Line.of(rules), 20).comment()).doesNotContain("full");
  }
}
