package org.plyscope.view.searchtree.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.view.searchtree.fixture.RealSearch;

/** Filters and ways through the tree of a real search. */
class WalkingTest {
  private static TreeModel tree;
  private static LoadedTree loaded;

  @BeforeAll
  static void search() throws InterruptedException {
    Trace trace =
        RealSearch.selection("checkers", "", "alpha-beta:evaluator=material", 4)
            .trace()
            .orElseThrow();
    Iterations iterations = Iterations.of(trace);
    loaded = LoadedTree.of(trace, iterations, iterations.preferred(), Optional.empty());
    tree = loaded.tree();
  }

  private static Navigator everywhere() {
    return new Navigator(tree, Shown.of(tree, Filter.ALL));
  }

  @Test
  void arrowsWalkTheTree() {
    Navigator navigator = everywhere();
    int first = navigator.down(0, loaded.line());
    assertThat(tree.parent(first)).isZero();
    assertThat(loaded.line().contains(first)).isTrue();
    assertThat(navigator.up(first)).isZero();
    assertThat(navigator.up(0)).isZero();
    assertThat(navigator.beside(1, -1)).isEqualTo(1);
    assertThat(navigator.beside(1, 1)).isEqualTo(2);
    int lastOfPly = tree.endChild(0) - 1;
    assertThat(navigator.beside(lastOfPly, 1)).isEqualTo(lastOfPly);
    int leaf = tree.count() - 1;
    assertThat(navigator.down(leaf, loaded.line())).isEqualTo(leaf);
  }

  @Test
  void theNextCutIsTheNextInSearchOrder() {
    Navigator navigator = everywhere();
    int cuts = 0;
    int node = 0;
    int before = -1;
    do {
      node = navigator.nextCut(node);
      assertThat(tree.end(node)).isEqualTo(NodeEnd.CUTOFF);
      boolean around = tree.step(node) <= before;
      if (around) {
        break;
      }
      before = tree.step(node);
      cuts++;
    } while (cuts <= tree.count());
    assertThat(cuts).isPositive().isEqualTo(loaded.savings().cuts());
  }

  @Test
  void findsMovesByText() {
    Navigator navigator = everywhere();
    MoveTexts texts = new MoveTexts(tree);
    String move = texts.of(2);
    int found = navigator.find(0, " " + move.toUpperCase(java.util.Locale.ROOT), () -> false);
    assertThat(texts.of(found)).contains(move);
    assertThat(navigator.find(found, move, () -> false)).isNotEqualTo(-1);
    assertThat(navigator.find(0, "no such move", () -> false)).isEqualTo(-1);
    assertThat(navigator.find(0, move, () -> true)).isEqualTo(-1);
    assertThat(navigator.find(0, "  ", () -> false)).isEqualTo(-1);
  }

  @Test
  void walkingGivesTheSamePositionsAsStartingOver() {
    Random random = new Random(5);
    StateWalk walk = new StateWalk(tree);
    for (int i = 0; i < 200; i++) {
      int node = random.nextInt(tree.count());
      assertThat(walk.at(node).position())
          .isEqualTo(tree.trace().state(tree.number(node)).position());
    }
  }

  @Test
  void theOthersPassWhereOnlyOwnMovesWereSearched() throws InterruptedException {
    Trace own =
        RealSearch.selection("chinese-checkers", "", "alpha-beta:own-moves=always", 2)
            .trace()
            .orElseThrow();
    Iterations iterations = Iterations.of(own);
    TreeModel ownTree = TreeModel.of(own, iterations.root(iterations.preferred()));
    StateWalk walk = new StateWalk(ownTree);
    int leaf = ownTree.count() - 1;
    assertThat(ownTree.ply(leaf)).isEqualTo(2);
    assertThat(ownTree.player(ownTree.parent(leaf))).isEqualTo(ownTree.player(0));
    String there = own.state(ownTree.number(leaf)).position();
    assertThat(walk.at(leaf).position()).isEqualTo(there);
    assertThat(walk.at(0).position()).isEqualTo(own.position());
  }

  @Test
  void aFilterKeepsWhatLeadsToItsMatches() {
    Filter cuts =
        new Filter(
            Integer.MAX_VALUE,
            Double.NEGATIVE_INFINITY,
            Double.POSITIVE_INFINITY,
            EnumSet.of(NodeEnd.CUTOFF));
    Shown shown = Shown.of(tree, cuts);
    assertThat(shown.count()).isEqualTo(loaded.savings().cuts());
    for (int i = 1; i < tree.count(); i++) {
      if (shown.contains(i)) {
        assertThat(shown.contains(tree.parent(i))).isTrue();
      }
      assertThat(shown.matches(i)).isEqualTo(tree.end(i) == NodeEnd.CUTOFF);
    }
  }

  @Test
  void filtersByPlyAndValue() {
    Filter shallow = new Filter(1, -100, 0, EnumSet.allOf(NodeEnd.class));
    Shown shown = Shown.of(tree, shallow);
    for (int i = 0; i < tree.count(); i++) {
      boolean wanted = tree.ply(i) <= 1 && tree.value(i) <= 0;
      assertThat(shown.matches(i)).isEqualTo(wanted);
    }
    assertThat(Filter.ALL.all()).isTrue();
    assertThat(shallow.all()).isFalse();
  }

  @Test
  void theTableHasARowPerNodeInSearchOrder() {
    DataTable table = NodeTable.of(tree);
    assertThat(table.rows()).hasSize(tree.count());
    assertThat(table.rows().get(0)).hasSameSizeAs(table.columns());
    assertThat(table.rows().get(0).get(0)).isEqualTo(tree.number(0));
    assertThat(table.rows().get(1).get(1)).isEqualTo(tree.number(0));
    assertThat(table.rows().get(1).get(4)).isEqualTo(new MoveTexts(tree).of(tree.opened(1)));
  }
}
