package org.plyscope.view.searchtree.node;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Selection;
import org.plyscope.view.searchtree.fixture.FakeTrace;
import org.plyscope.view.searchtree.fixture.RealSearch;
import org.plyscope.view.searchtree.model.Iterations;
import org.plyscope.view.searchtree.model.LoadedTree;
import org.plyscope.view.searchtree.model.MoveTexts;
import org.plyscope.view.searchtree.model.TreeModel;

class CutReasonTest {
  private static final double INF = Double.POSITIVE_INFINITY;

  private static LoadedTree load(Trace trace) {
    return LoadedTree.of(trace, Iterations.of(trace), 0, Optional.empty());
  }

  private static String say(FakeTrace trace, int node) {
    LoadedTree loaded = load(trace);
    return new CutText(loaded, new MoveTexts(loaded.tree())).of(loaded.tree().find(node));
  }

  /**
   * Red has 5 by move 1; the first reply to move 2 gives only 3, so that the others are skipped.
   */
  private static FakeTrace shallow() {
    FakeTrace trace = new FakeTrace();
    int root = trace.add(-1, 0, 5, NodeEnd.EXPANDED);
    int first = trace.add(root, 1, 5, NodeEnd.EXPANDED);
    trace.add(first, 1, 5, NodeEnd.LEAF);
    int second = trace.add(root, 2, 3, Bound.UPPER, NodeEnd.CUTOFF);
    trace.add(second, 7, 3, NodeEnd.LEAF);
    trace.skip(second, 4);
    trace.window(root, -INF, INF).window(first, -INF, INF).window(second, 5, INF);
    trace.window(2, -INF, INF).window(4, 5, INF);
    return trace;
  }

  @Test
  void namesTheReplyTheBoundAndWhoSetItWhere() {
    assertThat(say(shallow(), 3))
        .isEqualTo(
            "Cut: 7 gives Player RED at most 3, but Player RED already has 5 by 1 at the root."
                + " 4 replies skipped, about 4 nodes.");
  }

  @Test
  void theOtherSideHoldsTheRootPlayerTo() {
    FakeTrace trace = new FakeTrace();
    int root = trace.add(-1, 0, 2, NodeEnd.EXPANDED);
    int reply = trace.add(root, 1, 2, NodeEnd.EXPANDED);
    int good = trace.add(reply, 4, 2, NodeEnd.EXPANDED);
    trace.add(good, 5, 2, NodeEnd.LEAF);
    int bad = trace.add(reply, 6, 9, Bound.LOWER, NodeEnd.CUTOFF);
    trace.add(bad, 8, 9, NodeEnd.LEAF);
    trace.skip(bad, 1);
    for (int node = 0; node < 4; node++) {
      trace.window(node, -INF, INF);
    }
    trace.window(bad, -INF, 2).window(5, -INF, 2);
    assertThat(say(trace, bad))
        .isEqualTo(
            "Cut: 8 gives Player RED at least 9, but Player BLUE already holds Player RED to 2 by"
                + " 4 at ply 1. 1 reply skipped, about 1 nodes.");
  }

  @Test
  void aBoundMayComeFromFarAbove() {
    FakeTrace trace = new FakeTrace();
    int root = trace.add(-1, 0, 5, NodeEnd.EXPANDED);
    trace.add(root, 1, 5, NodeEnd.LEAF);
    int down = trace.add(root, 2, 4, Bound.UPPER, NodeEnd.EXPANDED);
    int deep = trace.add(down, 3, 4, Bound.UPPER, NodeEnd.EXPANDED);
    int cut = trace.add(deep, 9, 4, Bound.UPPER, NodeEnd.CUTOFF);
    trace.add(cut, 8, 4, NodeEnd.LEAF);
    trace.skip(cut, 2);
    trace.window(root, -INF, INF);
    for (int node = 1; node < 6; node++) {
      trace.window(node, 5, INF);
    }
    TreeModel tree = load(trace).tree();
    CutReason reason = CutReason.of(tree, tree.find(cut)).orElseThrow();
    assertThat(reason.source()).isEqualTo(CutReason.Source.MOVE);
    assertThat(reason.choice()).isZero();
    assertThat(tree.number(reason.better().get(0))).isEqualTo(1);
    assertThat(tree.number(reason.asked())).isEqualTo(down);
  }

  @Test
  void anEmptyWindowOnlyAsksAQuestion() {
    FakeTrace trace = new FakeTrace();
    int root = trace.add(-1, 0, 8, NodeEnd.EXPANDED);
    trace.add(root, 1, 5, NodeEnd.LEAF);
    int tested = trace.add(root, 2, 7, Bound.LOWER, NodeEnd.EXPANDED);
    int cut = trace.add(tested, 3, 7, Bound.LOWER, NodeEnd.CUTOFF);
    trace.add(cut, 4, 7, NodeEnd.LEAF);
    trace.skip(cut, 3);
    trace.window(root, -INF, INF).window(1, -INF, INF);
    for (int node = tested; node <= 4; node++) {
      trace.window(node, 5, 6);
    }
    assertThat(say(trace, cut))
        .startsWith(
            "Cut: 4 gives Player RED at least 7. The search only asks whether 2 is better for"
                + " Player RED than 5 by 1 at the root. 3 replies skipped");
  }

  @Test
  void theSearchMayBeginWithAWindow() {
    FakeTrace trace = new FakeTrace();
    int root = trace.add(-1, 0, 9, Bound.LOWER, NodeEnd.CUTOFF);
    trace.add(root, 1, 9, NodeEnd.LEAF);
    trace.skip(root, 5);
    trace.window(root, 2, 6).window(1, 2, 6);
    assertThat(say(trace, root))
        .startsWith(
            "Cut: 1 gives Player RED at least 9, and the search began with 6 as the most it looks"
                + " for.");
  }

  @Test
  void withoutWindowsPlayersShareWhatThereIs() {
    FakeTrace trace = new FakeTrace(3);
    int root = trace.add(-1, 0, 5, NodeEnd.EXPANDED);
    int left = trace.add(root, 1, 5, NodeEnd.LEAF);
    int right = trace.add(root, 2, 4, Bound.UPPER, NodeEnd.CUTOFF);
    int reply = trace.add(right, 3, 4, NodeEnd.LEAF);
    trace.skip(right, 2);
    trace.values(root, 5, 3, 2).values(left, 5, 3, 2);
    trace.values(right, 4, 6, 0).values(reply, 4, 6, 0);
    assertThat(say(trace, right))
        .isEqualTo(
            "Cut: 3 gives Player BLUE 6, but Player RED already has 5 by 1 at the root; together"
                + " that is all there is to share. 2 replies skipped, about 2 nodes.");
  }

  @Test
  void aNodeThatWasNotCutSaysHowItEnded() {
    assertThat(say(shallow(), 2)).contains("evaluated");
    assertThat(say(shallow(), 0)).contains("were searched");
    TreeModel tree = load(shallow()).tree();
    assertThat(CutReason.of(tree, 0)).isEmpty();
  }

  @Test
  void whatIsMissingInAThinnedTreeIsNotGuessed() {
    FakeTrace trace = new FakeTrace();
    int root = trace.add(-1, 0, 5, NodeEnd.EXPANDED);
    int cut = trace.add(root, 2, 3, Bound.UPPER, NodeEnd.CUTOFF);
    trace.skip(cut, 4);
    trace.window(root, -INF, INF).window(cut, 5, INF);
    assertThat(say(trace, cut))
        .startsWith(
            "Cut: a reply gives Player RED at most 3, but Player RED already has 5 by an earlier"
                + " move at the root.");
  }

  /** Every cut of a real search is proved by the two moves that its explanation names. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          checkers         | | alpha-beta:evaluator=material                           | 6
          checkers         | | alpha-beta:evaluator=material,pvs=true                  | 6
          checkers         | | alpha-beta:evaluator=material,pruning=shallow           | 5
          checkers         | | alpha-beta:evaluator=material,aspiration=1              | 6
          chinese-checkers | | alpha-beta:ordering=largest-gain                        | 3
          chinese-checkers | standard-3p | paranoid:ordering=largest-gain             | 3
          """)
  void everyCutOfARealSearchIsExplained(String game, String preset, String agent, int depth)
      throws InterruptedException {
    Selection searched = RealSearch.selection(game, preset == null ? "" : preset, agent, depth);
    Trace trace = searched.trace().orElseThrow();
    Iterations iterations = Iterations.of(trace);
    int cuts = 0;
    for (int i = 0; i < iterations.count(); i++) {
      TreeModel tree = TreeModel.of(trace, iterations.root(i));
      for (int node = 0; node < tree.count(); node++) {
        if (tree.end(node) == NodeEnd.CUTOFF) {
          proves(tree, node, CutReason.of(tree, node).orElseThrow());
          cuts++;
        }
      }
    }
    assertThat(cuts).isGreaterThan(20);
  }

  private static void proves(TreeModel tree, int node, CutReason reason) {
    assertThat(reason.reply()).as("reply of %s", node).isNotNegative();
    boolean high = CutReason.tooGood(tree, node);
    switch (reason.source()) {
      case START ->
          assertThat(high ? tree.value(node) >= reason.limit() : tree.value(node) <= reason.limit())
              .isTrue();
      case MOVE -> {
        double has = tree.value(reason.better().get(0));
        assertThat(high ? tree.value(node) >= has : tree.value(node) <= has).isTrue();
        assertThat(tree.player(reason.choice()) == tree.player(0)).isNotEqualTo(high);
      }
      case QUESTION -> {
        assertThat(reason.better()).isNotEmpty();
        assertThat(tree.parent(reason.asked())).isEqualTo(reason.choice());
      }
      case SHARES -> throw new AssertionError("This search has windows.");
    }
  }
}
