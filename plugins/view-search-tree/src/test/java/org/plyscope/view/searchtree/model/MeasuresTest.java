package org.plyscope.view.searchtree.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.view.searchtree.fixture.FakeTrace;

/** The measures of a tree: principal line, savings, values, progress. */
class MeasuresTest {
  @Test
  void thePrincipalLineFollowsTheValue() {
    FakeTrace trace = new FakeTrace();
    trace.add(-1, 0, 3, NodeEnd.EXPANDED);
    trace.add(0, 1, 2, NodeEnd.LEAF);
    int again = trace.add(0, 2, 3, Bound.LOWER, NodeEnd.EXPANDED);
    int exact = trace.add(0, 2, 3, NodeEnd.EXPANDED);
    trace.add(exact, 1, 7, NodeEnd.LEAF);
    int end = trace.add(exact, 2, 3, Bound.UPPER, NodeEnd.LEAF);
    TreeModel tree = TreeModel.of(trace, 0);
    PrincipalLine line = PrincipalLine.of(tree);
    assertThat(line.contains(0)).isTrue();
    assertThat(line.contains(tree.find(again))).isFalse();
    assertThat(line.contains(tree.find(exact))).isTrue();
    assertThat(line.last()).isEqualTo(tree.find(end));
  }

  @Test
  void theReportedLineDecidesAmongEqualMoves() {
    FakeTrace trace = new FakeTrace();
    trace.add(-1, 0, 3, NodeEnd.EXPANDED);
    int first = trace.add(0, 1, 3, NodeEnd.LEAF);
    int second = trace.add(0, 2, 3, NodeEnd.LEAF);
    trace.add(0, 3, 1, NodeEnd.LEAF);
    TreeModel tree = TreeModel.of(trace, 0);
    assertThat(PrincipalLine.of(tree).last()).isEqualTo(tree.find(first));
    assertThat(PrincipalLine.of(tree, 2).last()).isEqualTo(tree.find(second));
    assertThat(PrincipalLine.of(tree, 3).last()).isEqualTo(tree.find(first));
  }

  @Test
  void thePrincipalLineOfAMonteCarloSearchFollowsTheVisits() {
    FakeTrace trace = new FakeTrace();
    trace.add(-1, 0, 0.5, Bound.MEAN, NodeEnd.EXPANDED);
    trace.add(0, 1, 0.5, Bound.MEAN, NodeEnd.EXPANDED);
    int most = trace.add(0, 2, 0.4, Bound.MEAN, NodeEnd.EXPANDED);
    trace.visit(0, 100).visit(1, 30).visit(most, 70);
    TreeModel tree = TreeModel.of(trace, 0);
    assertThat(PrincipalLine.of(tree).last()).isEqualTo(tree.find(most));
  }

  @Test
  void aSkippedMoveCountsLikeASearchedOne() {
    FakeTrace trace = new FakeTrace();
    trace.add(-1, 0, 0, NodeEnd.EXPANDED);
    int a = trace.add(0, 1, 0, NodeEnd.EXPANDED);
    trace.add(a, 1, 0, NodeEnd.LEAF);
    trace.add(a, 2, 0, NodeEnd.LEAF);
    int b = trace.add(0, 2, 0, NodeEnd.EXPANDED);
    trace.add(b, 1, 0, NodeEnd.LEAF);
    trace.skip(b, 4).skip(0, 3);
    TreeModel tree = TreeModel.of(trace, 0);
    Savings savings = Savings.of(tree);
    assertThat(savings.of(tree.find(b))).isEqualTo(4);
    assertThat(savings.of(0)).isEqualTo(3 * 2.5);
    assertThat(savings.total()).isEqualTo(11.5);
    assertThat(savings.cuts()).isEqualTo(2);
  }

  @Test
  void valuesAreMeasuredFromTheRoot() {
    FakeTrace trace = new FakeTrace();
    trace.add(-1, 0, 10, NodeEnd.EXPANDED);
    trace.add(0, 1, 6, NodeEnd.LEAF);
    trace.add(0, 2, 10, NodeEnd.LEAF);
    trace.add(0, 3, 12, NodeEnd.LEAF);
    ValueScale scale = ValueScale.of(TreeModel.of(trace, 0));
    assertThat(scale.place(10)).isZero();
    assertThat(scale.place(6)).isEqualTo(-1);
    assertThat(scale.place(12)).isCloseTo(0.5, within(1e-9));
    assertThat(scale.place(1e9)).isEqualTo(1);
    assertThat(scale.low()).isEqualTo(6);
    assertThat(scale.high()).isEqualTo(14);
  }

  @Test
  void scoresOfPlayoutsThatDifferByChanceLookAlike() {
    FakeTrace trace = new FakeTrace();
    trace.add(-1, 0, 0.49985, NodeEnd.EXPANDED);
    trace.add(0, 1, 0.49973, NodeEnd.LEAF);
    trace.add(0, 2, 0.5, NodeEnd.LEAF);
    trace.visit(0, 1000);
    ValueScale scale = ValueScale.of(TreeModel.of(trace, 0));
    assertThat(Math.abs(scale.place(0.49973))).isLessThan(0.05);
    assertThat(Math.abs(scale.place(0.5))).isLessThan(0.05);
  }

  @Test
  void aTreeWithoutValuesHasAScaleToo() {
    FakeTrace trace = new FakeTrace();
    trace.add(-1, 0, Double.NaN, Bound.NONE, NodeEnd.STOPPED);
    assertThat(ValueScale.of(TreeModel.of(trace, 0)).place(3)).isEqualTo(1);
  }

  @Test
  void progressCountsAlongTheSearch() {
    FakeTrace trace = new FakeTrace();
    trace.add(-1, 0, 0, NodeEnd.EXPANDED);
    int a = trace.add(0, 1, 0, NodeEnd.EXPANDED);
    trace.add(a, 1, 0, NodeEnd.LEAF);
    trace.add(0, 2, 0, NodeEnd.LEAF);
    trace.skip(a, 2);
    Progress progress = Progress.of(TreeModel.of(trace, 0));
    assertThat(progress.leaves(0)).isZero();
    assertThat(progress.cuts(1)).isZero();
    assertThat(progress.cuts(2)).isEqualTo(1);
    assertThat(progress.leaves(3)).isEqualTo(1);
    assertThat(progress.leaves(4)).isEqualTo(2);
  }
}
