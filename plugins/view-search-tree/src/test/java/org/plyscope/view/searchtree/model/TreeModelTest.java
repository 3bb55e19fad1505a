package org.plyscope.view.searchtree.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.view.searchtree.fixture.FakeTrace;

class TreeModelTest {
  /** Two iterations; the second has the shape root(a(c d) b(e)). */
  private static FakeTrace twoIterations() {
    FakeTrace trace = new FakeTrace();
    int shallow = trace.add(-1, 0, 1, NodeEnd.EXPANDED);
    trace.add(shallow, 1, 1, NodeEnd.LEAF);
    int root = trace.add(-1, 0, 3, NodeEnd.EXPANDED);
    int a = trace.add(root, 1, 2, NodeEnd.EXPANDED);
    trace.add(a, 1, 2, NodeEnd.LEAF);
    trace.add(a, 2, 5, NodeEnd.LEAF);
    int b = trace.add(root, 2, 3, NodeEnd.EXPANDED);
    trace.add(b, 1, 3, NodeEnd.LEAF);
    return trace;
  }

  private static TreeModel tree(FakeTrace trace) {
    Iterations iterations = Iterations.of(trace);
    return TreeModel.of(trace, iterations.root(iterations.preferred()));
  }

  @Test
  void numbersNodesPlyByPly() {
    TreeModel tree = tree(twoIterations());
    assertThat(tree.count()).isEqualTo(6);
    assertThat(new int[] {tree.number(0), tree.number(1), tree.number(2), tree.number(3)})
        .containsExactly(2, 3, 6, 4);
    assertThat(tree.firstChild(1)).isEqualTo(3);
    assertThat(tree.endChild(1)).isEqualTo(5);
    assertThat(tree.firstChild(2)).isEqualTo(5);
    assertThat(tree.endChild(2)).isEqualTo(6);
    assertThat(tree.inner(5)).isFalse();
    assertThat(tree.size(0)).isEqualTo(6);
    assertThat(tree.size(1)).isEqualTo(3);
    assertThat(tree.height(0)).isEqualTo(2);
    assertThat(tree.ply(5)).isEqualTo(2);
    assertThat(tree.find(0)).isEqualTo(-1);
    assertThat(tree.find(6)).isEqualTo(2);
  }

  @Test
  void replaysTheOrderOfTheSearch() {
    TreeModel tree = tree(twoIterations());
    for (int step = 0; step < tree.count(); step++) {
      assertThat(tree.number(tree.opened(step))).isEqualTo(2 + step);
      assertThat(tree.step(tree.opened(step))).isEqualTo(step);
    }
  }

  @Test
  void prefersTheLastIterationThatWasFinished() {
    FakeTrace trace = twoIterations();
    trace.add(-1, 0, Double.NaN, Bound.NONE, NodeEnd.STOPPED);
    Iterations iterations = Iterations.of(trace);
    assertThat(iterations.count()).isEqualTo(3);
    assertThat(iterations.preferred()).isEqualTo(1);
    assertThat(iterations.of(7)).isEqualTo(1);
    assertThat(iterations.of(1)).isZero();
    assertThat(iterations.label(1)).isEqualTo("Iteration 2 of 3");
    assertThat(iterations.label(2)).contains("stopped");
  }

  @Test
  void anUnfinishedSearchShowsWhatThereIs() {
    FakeTrace trace = new FakeTrace();
    trace.add(-1, 0, Double.NaN, Bound.NONE, NodeEnd.STOPPED);
    assertThat(Iterations.of(trace).preferred()).isZero();
    assertThat(Iterations.of(new FakeTrace()).preferred()).isEqualTo(-1);
  }

  @Test
  void countsAMillionNodes() {
    FakeTrace trace = FakeTrace.random(1_000_000, 30, 9, 3);
    TreeModel tree = TreeModel.of(trace, 0);
    assertThat(tree.count()).isEqualTo(1_000_000);
    assertThat(tree.size(0)).isEqualTo(1_000_000);
    for (int node = 1; node < tree.count(); node += 997) {
      int parent = tree.parent(node);
      assertThat(node).isBetween(tree.firstChild(parent), tree.endChild(parent) - 1);
      assertThat(tree.number(parent)).isEqualTo(trace.parent(tree.number(node)));
      assertThat(tree.ply(node)).isEqualTo(trace.ply(tree.number(node)));
      int below = 1;
      for (int c = tree.firstChild(node); c < tree.endChild(node); c++) {
        below += tree.size(c);
      }
      assertThat(tree.size(node)).isEqualTo(below);
    }
  }
}
