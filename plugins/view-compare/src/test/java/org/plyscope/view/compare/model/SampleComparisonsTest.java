package org.plyscope.view.compare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.plyscope.view.compare.Parts.ANALYST;
import static org.plyscope.view.compare.Parts.CATALOG;
import static org.plyscope.view.compare.Parts.PATIENT;
import static org.plyscope.view.compare.Parts.ULFHAKE;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.ComparisonRow;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.MoveOrder;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.view.Mark;
import org.plyscope.view.compare.Parts;

/** The comparisons that come with the program, run by the real agents. */
class SampleComparisonsTest {
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
  void samplesAreFoundByTheFolderOfTheirGame(@TempDir Path folder) throws IOException {
    SampleComparisons shipped = new SampleComparisons(Parts.SAMPLES);
    assertThat(shipped.all())
        .extracting(SampleComparisons.Sample::title)
        .containsExactly("Ulfhake figures", "Ulfhake test boards");
    assertThat(shipped.of(ULFHAKE.game().id())).isEqualTo(shipped.all());
    assertThat(shipped.of("kalah")).isEmpty();

    assertThat(new SampleComparisons(folder.resolve("missing")).all()).isEmpty();
    Files.writeString(folder.resolve("beside.plycompare"), "{}");
    Files.createDirectories(folder.resolve("kalah/folder.plycompare"));
    Files.writeString(folder.resolve("kalah/two-openings.plycompare"), "{}");
    assertThat(new SampleComparisons(folder).all())
        .extracting(SampleComparisons.Sample::command)
        .containsExactly("compare.sample.two-openings");
  }

  @Test
  void everySampleIsWholeAndHasNoResultsYet() {
    for (SampleComparisons.Sample sample : new SampleComparisons(Parts.SAMPLES).all()) {
      Comparison read = ANALYST.open(sample.file());
      assertThat(read.analyses()).isEmpty();
      assertThat(read.request().rules().game().id()).isEqualTo(sample.game());
      assertThat(read.request().configurations())
          .hasSize(7)
          .allSatisfy(
              c ->
                  assertThat(CATALOG.agent(read.request().rules(), c.agent()).name())
                      .isEqualTo(c.name()));
    }
    ComparisonRequest boards = Parts.sample("ulfhake-test-boards");
    assertThat(boards.deepest()).isEqualTo(7);
    assertThat(boards.subjects())
        .extracting(subject -> subject.line().start())
        .containsExactlyElementsOf(
            ULFHAKE.positions().stream().map(NamedPosition::position).limit(3).toList());
  }

  @Test
  void ulfhakesOrderingsCountAsInTheFacts() throws Exception {
    ComparisonRequest figures = Parts.sample("ulfhake-figures");
    assertThat(figures.deepest()).isEqualTo(6);
    assertThat(figures.subjects())
        .extracting(Subject::name)
        .containsExactly("Start", "Midgame (stand-in)");
    ComparisonRequest start =
        ComparisonRequest.of(
            figures.subjects().subList(0, 1), Parts.toDepth(4, figures.configurations()));
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
        .doesNotContain("All orderings of Minimax", "All orderings of UCT");
    List<Configuration> orderings =
        QuickAdds.all(Parts.agents(ULFHAKE), Optional.empty(), 3).get(0).configurations();
    assertThat(orderings)
        .extracting(c -> c.agent().text())
        .contains("alpha-beta:ordering=largest-gain,depth-control=fixed");
    assertThat(orderings)
        .allSatisfy(c -> assertThat(CATALOG.agent(ULFHAKE, c.agent()).spec()).isEqualTo(c.agent()));
  }
}
