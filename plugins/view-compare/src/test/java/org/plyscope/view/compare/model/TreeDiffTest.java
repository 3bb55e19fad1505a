package org.plyscope.view.compare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.plyscope.view.compare.Parts.ANALYST;
import static org.plyscope.view.compare.Parts.PATIENT;
import static org.plyscope.view.compare.Parts.ULFHAKE;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.AnalysisRequest;
import org.plyscope.api.search.Trace;

class TreeDiffTest {
  private static final int ALL = 100_000;

  @Test
  void aTreeDoesNotDifferFromItself() throws Exception {
    Trace trace = trace("ulfhake/alphabeta-4", 3);
    List<TreeDiff.Row> rows = TreeDiff.of(trace, trace, 9, ALL);
    assertThat(rows).hasSize(597).noneMatch(TreeDiff.Row::differs);
    assertThat(TreeDiff.next(rows, -1)).isEqualTo(-1);
  }

  @Test
  void theSameOrderWithAnotherEvaluationCodeIsTheSameTree() throws Exception {
    List<TreeDiff.Row> rows =
        TreeDiff.of(trace("ulfhake/alphabeta-4", 3), trace("ulfhake/alphabeta-6", 3), 9, ALL);
    assertThat(rows).noneMatch(TreeDiff.Row::differs);
  }

  @Test
  void otherOrdersTryTheSameMovesElsewhere() throws Exception {
    Trace left = trace("ulfhake/alphabeta", 2);
    Trace right = trace("ulfhake/alphabeta-4", 2);
    List<TreeDiff.Row> rows = TreeDiff.of(left, right, 1, ALL);
    // The root and its 14 moves, none of which only one side has.
    assertThat(rows).hasSize(15).allMatch(row -> row.left() >= 0 && row.right() >= 0);
    for (TreeDiff.Row row : rows) {
      assertThat(left.move(row.left())).isEqualTo(right.move(row.right()));
    }
    int first = TreeDiff.next(rows, -1);
    assertThat(rows.get(first).difference()).isNotEmpty();
    assertThat(rows.subList(0, first)).noneMatch(TreeDiff.Row::differs);
    assertThat(rows).extracting(TreeDiff.Row::difference).contains("other place");
  }

  @Test
  void everyNodeBelowCommonNodesHasItsRow() throws Exception {
    Trace left = trace("ulfhake/alphabeta", 2);
    Trace right = trace("ulfhake/alphabeta-4", 2);
    List<TreeDiff.Row> rows = TreeDiff.of(left, right, 9, ALL);
    Set<Integer> lefts = new HashSet<>();
    Set<Integer> rights = new HashSet<>();
    rows.forEach(row -> lefts.add(row.left()));
    rows.forEach(row -> rights.add(row.right()));
    lefts.remove(TreeDiff.MISSING);
    rights.remove(TreeDiff.MISSING);
    assertThat(lefts).hasSize(88);
    assertThat(rights).hasSize(59);
    assertThat(rows).extracting(TreeDiff.Row::difference).contains("only left");
    assertThat(TreeDiff.of(left, right, 9, 10)).hasSize(10);
  }

  @Test
  void theNextDifferenceComesRoundAgain() {
    TreeDiff.Row same = new TreeDiff.Row(0, 0, 0, "");
    TreeDiff.Row other = new TreeDiff.Row(1, 1, 1, "other place");
    List<TreeDiff.Row> rows = List.of(same, other, same, other);
    assertThat(TreeDiff.next(rows, -1)).isEqualTo(1);
    assertThat(TreeDiff.next(rows, 1)).isEqualTo(3);
    assertThat(TreeDiff.next(rows, 3)).isEqualTo(1);
    assertThat(TreeDiff.next(List.of(), -1)).isEqualTo(-1);
  }

  private static Trace trace(String agent, int depth) throws Exception {
    AnalysisRequest request =
        AnalysisRequest.of(ULFHAKE, ULFHAKE.initial().position(), agent, Limits.depth(depth))
            .withTrace(ALL);
    return ANALYST.analyse(request, PATIENT).trace().orElseThrow();
  }
}
