package org.plyscope.lab.compare.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.TreeDifference;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.lab.compare.CompareParts;

class TreeAlignmentTest {
  private static final int ALL = 100_000;

  private final Comparison comparison;

  TreeAlignmentTest() throws InterruptedException {
    comparison = CompareParts.compare(3, "squares", "squares:backwards=true", "missing");
  }

  @Test
  void aTreeDoesNotDifferFromItself() {
    assertThat(comparison.differences(0, 0, 0, 9, ALL))
        .hasSize(trace(0).size())
        .noneMatch(TreeDifference::differs);
  }

  @Test
  void otherOrdersTryTheSameMovesElsewhere() {
    List<TreeDifference> rows = comparison.differences(0, 1, 0, 1, ALL);
    // The root and its nine moves, none of which only one side has.
    assertThat(rows).hasSize(10).allMatch(row -> row.left() >= 0 && row.right() >= 0);
    for (TreeDifference row : rows) {
      assertThat(trace(0).move(row.left())).isEqualTo(trace(1).move(row.right()));
    }
    // Of nine moves backwards only the one in the middle keeps its place.
    assertThat(rows).filteredOn(row -> row.difference().equals("other place")).hasSize(8);
  }

  @Test
  void everyNodeBelowCommonNodesHasItsRow() {
    List<TreeDifference> rows = comparison.differences(0, 1, 0, 9, ALL);
    assertThat(rows)
        .filteredOn(row -> row.left() >= 0)
        .extracting(TreeDifference::left)
        .doesNotHaveDuplicates();
    assertThat(rows).extracting(TreeDifference::difference).contains("only left", "only right");
    assertThat(comparison.differences(0, 1, 0, 9, 10)).hasSize(10);
  }

  @Test
  void withoutATreeThereIsNothingToAlign() {
    assertThat(comparison.differences(0, 2, 0, 9, ALL)).isEmpty();
  }

  private Trace trace(int configuration) {
    return comparison.traced(configuration, 0).orElseThrow().trace().orElseThrow();
  }
}
