package org.plyscope.engine.multiplayer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;
import static org.plyscope.engine.Tree.leaf;
import static org.plyscope.engine.Tree.node;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.engine.CheckingRecorder;
import org.plyscope.engine.Lattices;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.Tree;
import org.plyscope.testkit.games.Lattice;

/** Pruning changes nothing where theory promises it; trees of the literature by hand. */
class MaxNPruningTest {
  private static final int A = 0;
  private static final int B = 1;
  private static final int C = 2;
  private static final int TOTAL = 10;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void shallowAndSpeculativePruningGiveTheValuesOfTheFullTree(int players) {
    SplittableRandom random = new SplittableRandom(players);
    long full = 0;
    long shallow = 0;
    long speculative = 0;
    long approximate = 0;
    long again = 0;
    int wrong = 0;
    for (int game = 0; game < 400; game++) {
      Tree tree = Tree.random(random, players, 6, TOTAL);
      int[] expected = Tree.maxN(tree.top());
      full += search(tree, MaxNPruning.NONE).counts().nodes();
      shallow += sound(tree, MaxNPruning.SHALLOW, expected).counts().nodes();
      SearchResult speculated = sound(tree, MaxNPruning.SPECULATIVE, expected);
      speculative += speculated.counts().nodes();
      again += (long) speculated.figures().number("searched-again");
      SearchResult approximated = search(tree, MaxNPruning.APPROXIMATE);
      approximate += approximated.counts().nodes();
      wrong += Arrays.equals(values(approximated), expected) ? 0 : 1;
    }
    assertThat(shallow).isLessThan(full);
    if (players == 3) {
      // With more players small trees are searched again too often.
      assertThat(speculative).isLessThan(shallow);
    }
    assertThat(approximate).isLessThanOrEqualTo(speculative);
    if (players > 2) {
      assertThat(again).as("speculations that failed").isPositive();
      assertThat(wrong).as("values that approximate pruning missed").isPositive();
    } else {
      assertThat(wrong).as("two players in a row are all there are").isZero();
    }
  }

  private static SearchResult sound(Tree tree, MaxNPruning pruning, int[] expected) {
    SearchResult result = search(tree, pruning);
    assertThat(values(result)).as("%s of %s", pruning, tree).isEqualTo(expected);
    return result;
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4})
  void thatHoldsForTiesBrokenByTheSeed(int players) {
    SplittableRandom random = new SplittableRandom(players);
    for (int game = 0; game < 300; game++) {
      Tree tree = Tree.random(random, players, 6, TOTAL);
      SearchResult full = search(tree, MaxNPruning.NONE, true, game);
      for (MaxNPruning pruning : List.of(MaxNPruning.SHALLOW, MaxNPruning.SPECULATIVE)) {
        SearchResult pruned = search(tree, pruning, true, game);
        assertThat(values(pruned)).as("%s of %s", pruning, tree).isEqualTo(values(full));
        assertThat(pruned.line()).isEqualTo(full.line());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 6})
  void sharesOfAGameAreSharedTheSameWay(int players) {
    for (int seed = 0; seed < 60; seed++) {
      Rules rules = Lattice.rules(seed, players);
      SearchResult full = shares(rules, MaxNPruning.NONE, 5);
      assertThat(Arrays.stream(full.values()).sum()).isEqualTo(100, offset(1e-6));
      assertThat(Arrays.stream(full.values()).min().orElseThrow()).isNotNegative();
      for (MaxNPruning pruning : List.of(MaxNPruning.SHALLOW, MaxNPruning.SPECULATIVE)) {
        assertThat(shares(rules, pruning, 5).values()).as("seed %d", seed).isEqualTo(full.values());
      }
    }
  }

  private static SearchResult shares(Rules rules, MaxNPruning pruning, int depth) {
    MaxNSettings settings = MaxNSettings.PLAIN.withRandomTies(false).pruningShares(pruning);
    return new MaxNSearch(
            rules,
            Lattices.evaluation(rules),
            Lattices.orderer(rules),
            settings,
            SearchPlan.fixed(depth))
        .search(SearchRequest.of(Line.of(rules), Limits.NONE), SearchListener.NONE);
  }

  @Test
  void everyPlayerMaximisesItsOwnValue() {
    Tree tree = new Tree(3, node(C, leaf(3, 3, 3), leaf(2, 2, 5)));
    assertThat(values(search(tree, MaxNPruning.NONE))).containsExactly(2, 2, 5);
  }

  /** Below (a) B is sure of 3; at (b) 5 + 3 + 2 is all there is, so its second branch is cut. */
  private static Tree speculation(Tree.Node sibling) {
    Tree.Node b = node(C, leaf(4, 4, 2), leaf(0, 6, 4));
    return new Tree(3, node(A, leaf(5, 2, 3), node(B, leaf(4, 3, 3), b, sibling)));
  }

  @Test
  void guaranteesThatAddUpCutTheRest() {
    Tree tree = speculation(leaf(4, 4, 2));
    CheckingRecorder trace = new CheckingRecorder();
    SearchResult result = search(tree, MaxNPruning.SPECULATIVE, false, 0, trace);
    assertThat(values(result)).containsExactly(5, 2, 3);
    assertThat(result.figures().number("deep-cuts")).isEqualTo(1);
    assertThat(result.figures().number("searched-again")).as("(4,4,2) keeps the cut").isZero();
    CheckingRecorder.Node b = trace.nodes.get(4);
    assertThat(b.player).isEqualTo(C);
    assertThat(b.end).isEqualTo(NodeEnd.CUTOFF);
    assertThat(b.skipped).isEqualTo(1);
    assertThat(b.values).containsExactly(4, 4, 2);
    assertThat(b.bound).isEqualTo(Bound.UPPER);
    assertThat(b.value).as("what A gets at most").isEqualTo(8);
  }

  @Test
  void aBetterOfferForTheFirstPlayerForcesTheResearch() {
    Tree tree = speculation(leaf(6, 4, 0));
    SearchResult result = search(tree, MaxNPruning.SPECULATIVE);
    assertThat(result.figures().number("searched-again")).isEqualTo(1);
    assertThat(result.counts().researches()).isEqualTo(1);
    assertThat(values(result)).as("B prefers (0,6,4), so A stays away").containsExactly(5, 2, 3);
    assertThat(values(search(tree, MaxNPruning.APPROXIMATE)))
        .as("without the research A believes in (6,4,0)")
        .containsExactly(6, 4, 0);
    assertThat(values(search(tree, MaxNPruning.SHALLOW))).containsExactly(5, 2, 3);
  }

  @Test
  void pruningWithoutAConstantSumIsRefused() {
    assertThatThrownBy(() -> MaxNSettings.PLAIN.pruning(MaxNPruning.SHALLOW, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("constant sum");
  }

  @Test
  void aCapLooksAtTheFirstMovesOnly() {
    Rules rules = Lattice.rules(3, 3);
    CheckingRecorder trace = new CheckingRecorder();
    MaxNSettings settings = MaxNSettings.PLAIN.withWidest(2);
    new MaxNSearch(
            rules,
            Lattices.evaluation(rules),
            Lattices.orderer(rules),
            settings,
            SearchPlan.fixed(4))
        .search(
            SearchRequest.of(Line.of(rules), Limits.NONE).withRecorder(trace), SearchListener.NONE);
    int capped = 0;
    for (CheckingRecorder.Node node : trace.nodes) {
      State state = trace.state(rules, node);
      int moves = state.moves(new MoveList());
      if (node.end == NodeEnd.EXPANDED && node.ply > 0) {
        assertThat(node.children).isEqualTo(Math.min(2, moves));
        assertThat(node.skipped).isEqualTo(Math.max(0, moves - 2));
        capped += node.skipped;
      }
    }
    assertThat(capped).isPositive();
  }

  private static SearchResult search(Tree tree, MaxNPruning pruning) {
    return search(tree, pruning, false, 0);
  }

  private static SearchResult search(
      Tree tree, MaxNPruning pruning, boolean randomTies, long seed) {
    return search(tree, pruning, randomTies, seed, null);
  }

  private static SearchResult search(
      Tree tree, MaxNPruning pruning, boolean randomTies, long seed, CheckingRecorder recorder) {
    MaxNSettings settings = MaxNSettings.PLAIN.withRandomTies(randomTies).pruning(pruning, TOTAL);
    SearchRequest request =
        SearchRequest.of(Line.of(tree), Limits.NONE).withSeed(seed).withState(tree.initial());
    return new MaxNSearch(
            tree, Tree.evaluation(), new NaturalOrder(), settings, SearchPlan.fixed(20))
        .search(recorder == null ? request : request.withRecorder(recorder), SearchListener.NONE);
  }

  private static int[] values(SearchResult result) {
    return Arrays.stream(result.values()).mapToInt(v -> (int) v).toArray();
  }
}
