package org.plyscope.view.compare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.plyscope.view.compare.Parts.ANALYST;
import static org.plyscope.view.compare.Parts.CATALOG;
import static org.plyscope.view.compare.Parts.PATIENT;
import static org.plyscope.view.compare.Parts.ULFHAKE;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.ComparisonRow;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.MoveOrder;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.trace.Trace;
import org.plyscope.api.view.Mark;
import org.plyscope.view.compare.Parts;

/** The comparisons of Ulfhake's study, run by the real agents. */
class UlfhakeFiguresTest {
  /** The regression counts for the start board, plies 1 to 4. */
  private static final Map<String, List<Long>> COUNTS = new LinkedHashMap<>();

  static {
    COUNTS.put("Ulfhake: Alphabeta", List.of(15L, 88L, 1291L, 8511L));
    COUNTS.put("Ulfhake: Alphabeta 2", List.of(15L, 168L, 2967L, 42409L));
    COUNTS.put("Ulfhake: Alphabeta 2_I", List.of(15L, 56L, 595L, 2136L));
    COUNTS.put("Ulfhake: Alphabeta 3", List.of(15L, 107L, 1348L, 6736L));
    COUNTS.put("Ulfhake: Alphabeta 3_I", List.of(15L, 70L, 1219L, 5892L));
    COUNTS.put("Ulfhake: Alphabeta 4", List.of(15L, 59L, 597L, 1372L));
    COUNTS.put("Ulfhake: Alphabeta 5", List.of(15L, 42L, 387L, 1362L));
  }

  @Test
  void ulfhakesOrderingsCountAsInTheFacts() throws Exception {
    ComparisonRequest figures = UlfhakeFigures.request(CATALOG.games(), Parts::agents, 4);
    assertThat(figures.subjects())
        .extracting(Subject::name)
        .containsExactly("Start", "Midgame (surrogate)");
    ComparisonRequest start =
        ComparisonRequest.of(figures.subjects().subList(0, 1), figures.configurations());
    Comparison comparison = ANALYST.compare(start, PATIENT, c -> {});
    Map<String, List<Long>> found = new LinkedHashMap<>();
    for (int c = 0; c < start.configurations().size(); c++) {
      List<Long> nodes = new ArrayList<>();
      for (int depth = 1; depth <= 4; depth++) {
        nodes.add(comparison.find(c, 0, depth).orElseThrow().result().counts().nodes());
      }
      found.put(start.configurations().get(c).name(), nodes);
    }
    assertThat(found).isEqualTo(COUNTS);
    assertThat(comparison.commonDepth()).isEqualTo(4);
    List<ComparisonRow> rows = comparison.rows(4);
    assertThat(rows)
        .filteredOn(row -> row.toBest() == 1)
        .extracting(ComparisonRow::nodes)
        .containsExactly(1362.0);
    assertThat(rows.get(0).toBest()).isEqualTo(8511.0 / 1362);
    assertThat(rows).allSatisfy(row -> assertThat(row.toMinimal()).isGreaterThan(1));
    assertThat(rows).allSatisfy(row -> assertThat(row.cutoffs().firstRate()).isBetween(0.0, 1.0));
    for (DataTable table : comparison.tables(4)) {
      assertThat(table.rows().get(0)).hasSameSizeAs(table.columns());
    }
    assertThat(comparison.tables(4).get(2).rows()).hasSize(28);
    // 211, 4859 and 115083 nodes of full minimax at 2, 3 and 4 plies.
    assertThat(comparison.treeSize(0).fullNodes(2)).isEqualTo(211);
    assertThat(comparison.treeSize(0).fullNodes(3)).isEqualTo(4859);
    assertThat(comparison.treeSize(0).fullNodes(4)).isEqualTo(115_083);
  }

  @Test
  void theDeepestSearchKeepsItsTreeAndOrder() throws Exception {
    Comparison comparison = Parts.compare(2, 10_000, "ulfhake/alphabeta-4");
    assertThat(comparison.find(0, 0, 1).orElseThrow().trace()).isEmpty();
    Trace trace = comparison.traced(0, 0).orElseThrow().trace().orElseThrow();
    assertThat(trace.size()).isEqualTo(59);
    MoveOrder order = comparison.moveOrders(0).get(0);
    assertThat(order.entries())
        .extracting(MoveOrder.Entry::move)
        .hasSize(14)
        .doesNotHaveDuplicates();
    List<Mark> marks = OrderMarks.of(order);
    assertThat(marks)
        .extracting("label")
        .containsExactly("14", "13", "12", "11", "10", "9", "8", "7", "6", "5", "4", "3", "2", "1");
    assertThat(marks.get(13).move()).isEqualTo(order.entries().get(0).move());
  }

  @Test
  void quickAddsComeFromWhatIsInstalled() {
    assertThat(QuickAdds.all(Parts.agents(ULFHAKE), Optional.empty(), 3))
        .extracting(QuickAdds.Entry::title)
        .contains("All orderings of Alpha-beta")
        .doesNotContain("All orderings of Minimax", "All orderings of UCT")
        .endsWith("Ulfhake's seven alpha-beta orderings");
    List<Configuration> orderings =
        QuickAdds.all(Parts.agents(ULFHAKE), Optional.empty(), 3).get(0).configurations();
    assertThat(orderings)
        .extracting(c -> c.agent().text())
        .contains("alpha-beta:ordering=largest-gain,depth-control=fixed");
    assertThat(orderings)
        .allSatisfy(c -> assertThat(CATALOG.agent(ULFHAKE, c.agent()).spec()).isEqualTo(c.agent()));
  }
}
