package org.plyscope.view.compare.diff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.TreeDifference;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.view.compare.Parts;

/** The trees of Ulfhake's orderings side by side. */
class DiffRowsTest {
  private static final int ALL = 100_000;

  @Test
  void aTreeDoesNotDifferFromItself() throws Exception {
    Comparison comparison = Parts.compare(3, ALL, "ulfhake/alphabeta-4", "ulfhake/alphabeta-6");
    List<TreeDifference> rows = comparison.differences(0, 0, 0, 9, ALL);
    assertThat(rows).hasSize(597).noneMatch(TreeDifference::differs);
    assertThat(DiffRows.next(rows, -1)).isEqualTo(-1);
    // The same order with another evaluation code is the same tree.
    assertThat(comparison.differences(0, 1, 0, 9, ALL))
        .hasSize(597)
        .noneMatch(TreeDifference::differs);
  }

  @Test
  void otherOrdersTryTheSameMovesElsewhere() throws Exception {
    Comparison comparison = Parts.compare(2, ALL, "ulfhake/alphabeta", "ulfhake/alphabeta-4");
    Trace left = comparison.traced(0, 0).orElseThrow().trace().orElseThrow();
    Trace right = comparison.traced(1, 0).orElseThrow().trace().orElseThrow();
    List<TreeDifference> rows = comparison.differences(0, 1, 0, 1, ALL);
    // The root and its 14 moves, none of which only one side has.
    assertThat(rows).hasSize(15).allMatch(row -> row.left() >= 0 && row.right() >= 0);
    for (TreeDifference row : rows) {
      assertThat(left.move(row.left())).isEqualTo(right.move(row.right()));
    }
    int first = DiffRows.next(rows, -1);
    assertThat(rows.get(first).difference()).isNotEmpty();
    assertThat(rows.subList(0, first)).noneMatch(TreeDifference::differs);
    assertThat(rows).extracting(TreeDifference::difference).contains("other place");
  }

  @Test
  void everyNodeBelowCommonNodesHasItsRow() throws Exception {
    Comparison comparison = Parts.compare(2, ALL, "ulfhake/alphabeta", "ulfhake/alphabeta-4");
    List<TreeDifference> rows = comparison.differences(0, 1, 0, 9, ALL);
    Set<Integer> lefts = new HashSet<>();
    Set<Integer> rights = new HashSet<>();
    rows.forEach(row -> lefts.add(row.left()));
    rows.forEach(row -> rights.add(row.right()));
    lefts.remove(TreeDifference.MISSING);
    rights.remove(TreeDifference.MISSING);
    assertThat(lefts).hasSize(88);
    assertThat(rights).hasSize(59);
    assertThat(rows).extracting(TreeDifference::difference).contains("only left");
    assertThat(comparison.differences(0, 1, 0, 9, 10)).hasSize(10);
  }

  @Test
  void theNextDifferenceComesRoundAgain() {
    TreeDifference same = TreeDifference.of(0, 0, 0, "");
    TreeDifference other = TreeDifference.of(1, 1, 1, "other place");
    List<TreeDifference> rows = List.of(same, other, same, other);
    assertThat(DiffRows.next(rows, -1)).isEqualTo(1);
    assertThat(DiffRows.next(rows, 1)).isEqualTo(3);
    assertThat(DiffRows.next(rows, 3)).isEqualTo(1);
    assertThat(DiffRows.next(List.of(), -1)).isEqualTo(-1);
  }

  @Test
  void onlyTheCellsThatDifferAreMarkedAndNumbersAreNumbers() throws Exception {
    Comparison comparison = Parts.compare(2, ALL, "ulfhake/alphabeta", "ulfhake/alphabeta-4");
    DiffRows rows = new DiffRows();
    List<TreeDifference> aligned = comparison.differences(0, 1, 0, 2, ALL);
    rows.show(
        comparison.traced(0, 0).orElseThrow().trace().orElseThrow(),
        comparison.traced(1, 0).orElseThrow().trace().orElseThrow(),
        aligned);
    for (int row = 0; row < rows.getRowCount(); row++) {
      boolean places =
          rows.getValueAt(row, DiffRows.LEFT_PLACE)
              .equals(rows.getValueAt(row, DiffRows.RIGHT_PLACE));
      boolean both = aligned.get(row).left() >= 0 && aligned.get(row).right() >= 0;
      if (both) {
        assertThat(rows.marked(row, DiffRows.LEFT_PLACE)).isEqualTo(!places);
      }
      assertThat(rows.marked(row, 0)).as("the move is no difference").isFalse();
      assertThat(rows.getValueAt(row, DiffRows.LEFT_VALUE).toString()).doesNotContain(".00");
    }
  }

  @Test
  void oneSentenceSumsUp() {
    List<TreeDifference> rows =
        List.of(
            TreeDifference.of(0, 0, 0, ""),
            TreeDifference.of(1, 1, 1, "other place"),
            TreeDifference.of(1, 2, 2, "other place"),
            TreeDifference.of(1, 3, TreeDifference.MISSING, "only left"),
            TreeDifference.of(1, 4, 4, ""));
    assertThat(DiffSummary.of(rows, 2, false))
        .isEqualTo("3 of 4 moves to ply 2 differ: 2 at another place, 1 only left.");
    assertThat(DiffSummary.of(rows.subList(0, 1), 2, false)).isEmpty();
    assertThat(DiffSummary.of(List.of(rows.get(0), rows.get(4)), 1, false))
        .isEqualTo("None of 1 moves to ply 1 differs.");
  }
}
