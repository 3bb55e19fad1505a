package org.plyscope.engine.multiplayer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.plyscope.engine.Tree.leaf;
import static org.plyscope.engine.Tree.node;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.engine.CheckingRecorder;
import org.plyscope.engine.DifferenceEvaluation;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.SearchPlan;
import org.plyscope.engine.Tree;

/** Paranoid search of trees on paper: all others want the first player's difference to be small. */
class ParanoidTreeTest {
  private static final int A = 0;
  private static final int B = 1;
  private static final int C = 2;

  @Test
  void theExampleOfTheLiterature() {
    Tree.Node b = node(B, node(C, leaf(6, 3, 1), leaf(4, 6, 0)), leaf(5, 5, 0));
    Tree.Node c = node(B, leaf(0, 4, 6), leaf(9, 1, 0));
    CheckingRecorder trace = new CheckingRecorder();
    SearchResult result = search(new Tree(3, node(A, b, c)), trace);
    assertThat(result.value()).isEqualTo(-2);
    CheckingRecorder.Node nodeB = trace.ply(1).get(0);
    assertThat(nodeB.value).as("4 - 6 - 0").isEqualTo(-2);
    assertThat(nodeB.bound).isEqualTo(Bound.EXACT);
    CheckingRecorder.Node nodeC = trace.ply(1).get(1);
    assertThat(nodeC.value).as("0 - 4 - 6").isEqualTo(-10);
    assertThat(nodeC.bound).isEqualTo(Bound.UPPER);
    assertThat(nodeC.end).isEqualTo(NodeEnd.CUTOFF);
    assertThat(nodeC.skipped).isEqualTo(1);
  }

  @Test
  void pruningChangesNothing() {
    SplittableRandom random = new SplittableRandom(9);
    long nodes = 0;
    long all = 0;
    for (int game = 0; game < 300; game++) {
      Tree tree = Tree.random(random, 2 + game % 4, 6, 10);
      SearchResult result = search(tree, new CheckingRecorder());
      assertThat(result.value()).as("%s", tree).isEqualTo(textbook(tree.top(), tree.top().mover()));
      nodes += result.counts().nodes();
      all += size(tree.top());
    }
    assertThat(nodes).isLessThan(all);
  }

  private static int textbook(Tree.Node node, int player) {
    if (node.branches().isEmpty()) {
      int sum = node.values().stream().mapToInt(Integer::intValue).sum();
      return 2 * node.values().get(player) - sum;
    }
    boolean max = node.mover() == player;
    int best = max ? Integer.MIN_VALUE : Integer.MAX_VALUE;
    for (Tree.Node branch : node.branches()) {
      int value = textbook(branch, player);
      best = max ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  private static long size(Tree.Node node) {
    return 1 + node.branches().stream().mapToLong(ParanoidTreeTest::size).sum();
  }

  private static SearchResult search(Tree tree, CheckingRecorder trace) {
    Evaluator difference = new DifferenceEvaluation(Tree.evaluation(), tree.players());
    return new CoalitionSearch(
            tree, difference, new NaturalOrder(), CoalitionSettings.PARANOID, SearchPlan.fixed(20))
        .search(
            SearchRequest.of(Line.of(tree), Limits.NONE)
                .withState(tree.initial())
                .withRecorder(trace),
            SearchListener.NONE);
  }
}
