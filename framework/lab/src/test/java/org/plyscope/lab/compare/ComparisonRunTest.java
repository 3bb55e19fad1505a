package org.plyscope.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.plyscope.lab.compare.CompareParts.ANALYST;
import static org.plyscope.lab.compare.CompareParts.PATIENT;
import static org.plyscope.lab.compare.CompareParts.RULES;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.analysis.Analysis;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.ComparisonRow;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.analysis.TreeSize;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.work.JobMonitor;

@Timeout(60)
class ComparisonRunTest {
  private static final String FORWARDS = "squares";
  private static final String BACKWARDS = "squares:backwards=true";

  @Test
  void everyConfigurationSearchesEveryPositionToEveryDepth() throws Exception {
    ComparisonRequest request =
        ComparisonRequest.of(
            List.of(subject("Start"), subject("Centre", "b2")),
            List.of(
                Configuration.of(AgentSpec.parse(FORWARDS), Limits.depth(3)).withName("forwards"),
                Configuration.of(AgentSpec.parse(BACKWARDS), Limits.depth(2))
                    .withName("backwards")
                    .withSeed(7)));
    Comparison comparison = ANALYST.compare(request, PATIENT, c -> {});
    assertThat(comparison.request()).isSameAs(request);
    assertThat(comparison.analyses()).hasSize(2 * 3 + 2 * 2);
    assertThat(comparison.analyses())
        .extracting(analysis -> analysis.request().limits().depth())
        .isSorted();
    Analysis found = comparison.find(1, 1, 2).orElseThrow();
    assertThat(found.request().line()).isEqualTo(request.subjects().get(1).line());
    assertThat(found.request().seed()).isEqualTo(7);
    assertThat(comparison.find(1, 0, 3)).isEmpty();
    assertThat(comparison.commonDepth()).isEqualTo(2);
    // One ply of the empty board, and of the board with one cross: all moves, no cut-offs.
    assertThat(comparison.rows(1)).extracting(ComparisonRow::nodes).containsExactly(19.0, 19.0);
    assertThat(comparison.rows(1).get(0).cutoffs().cutoffs()).isZero();
    assertThat(comparison.rows(3).get(1).note()).isEqualTo("Not searched to this depth.");
  }

  /** The iterations before the last are no worse pruning. */
  @Test
  void theLastCompleteIterationIsMeasuredAgainstTheMinimalTree() throws Exception {
    Comparison comparison = CompareParts.compare(3, FORWARDS, "squares:deepening=true");
    List<ComparisonRow> rows = comparison.rows(3);
    Iteration last = comparison.find(1, 0, 3).orElseThrow().result().lastFinished().orElseThrow();
    assertThat(last.depth()).isEqualTo(3);
    assertThat(rows.get(1).nodes()).isGreaterThan((double) last.counts().nodes());
    assertThat(rows.get(1).toMinimal())
        .isEqualTo(last.counts().nodes() / comparison.treeSize(0).minimalNodes(3));
    assertThat(rows.get(0).toMinimal())
        .isEqualTo(rows.get(0).nodes() / comparison.treeSize(0).minimalNodes(3));
  }

  @Test
  void rowsAreMeasuredAgainstTheBestAndTheMinimalTree() throws Exception {
    Comparison comparison = CompareParts.compare(3, FORWARDS, BACKWARDS);
    List<ComparisonRow> rows = comparison.rows(3);
    double best = Math.min(rows.get(0).nodes(), rows.get(1).nodes());
    for (ComparisonRow row : rows) {
      long nodes =
          comparison.find(row.configuration(), 0, 3).orElseThrow().result().counts().nodes();
      assertThat(row.nodes()).isEqualTo((double) nodes);
      assertThat(row.toBest()).isEqualTo(nodes / best);
      assertThat(row.toMinimal()).isEqualTo(nodes / comparison.treeSize(0).minimalNodes(3));
      assertThat(row.toMinimal()).isGreaterThanOrEqualTo(1);
      assertThat(row.cutoffs().cutoffs()).isPositive();
      assertThat(row.cutoffs().firstRate()).isBetween(0.0, 1.0);
      assertThat(row.note()).isEmpty();
    }
    assertThat(comparison.remark(3))
        .isEqualTo(
            "Minimal tree of 'Start': 96 nodes, full tree 586; moves per position, ply by ply:"
                + " 9.0, 8.0, 7.0.");
    assertThat(comparison.remark(0)).isEmpty();
  }

  @Test
  void aWrongConfigurationDoesNotSpoilTheOthers() throws Exception {
    List<Comparison> seen = new ArrayList<>();
    Comparison comparison =
        ANALYST.compare(
            CompareParts.request(2, FORWARDS, "squares:backwards=rubbish"), PATIENT, seen::add);
    assertThat(comparison.problem(0)).isEmpty();
    assertThat(comparison.problem(1).orElseThrow()).contains("rubbish").endsWith(".");
    assertThat(comparison.commonDepth()).isEqualTo(2);
    assertThat(comparison.rows(2).get(1).nodes()).isNaN();
    assertThat(comparison.rows(2).get(1).note()).contains("rubbish");
    assertThat(comparison.rows(2).get(0).toBest()).isEqualTo(1);
    // Two depths of the first, and one attempt of the second.
    assertThat(seen).hasSize(3);
    List<DataTable> tables = comparison.tables(2);
    assertThat(tables)
        .extracting(DataTable::name)
        .containsExactly("comparison", "cutoffs", "searches");
    assertThat(tables)
        .allSatisfy(
            table ->
                assertThat(table.rows())
                    .isNotEmpty()
                    .allSatisfy(row -> assertThat(row).hasSameSizeAs(table.columns())));
    assertThat(tables.get(0).rows().get(1).get(5)).isNull();
    assertThat(tables.get(2).rows()).hasSize(2);
  }

  @Test
  void withoutAnySearchThereIsNoDepth() throws Exception {
    Comparison comparison = ANALYST.compare(CompareParts.request(2, "missing"), PATIENT, c -> {});
    assertThat(comparison.commonDepth()).isZero();
    assertThat(comparison.analyses()).isEmpty();
  }

  @Test
  void aCancelKeepsWhatWasFinished() throws Exception {
    List<Comparison> seen = new ArrayList<>();
    List<String> progress = new ArrayList<>();
    JobMonitor impatient =
        new JobMonitor() {
          @Override
          public void progress(double fraction, String text) {
            assertThat(fraction).isBetween(0.0, 1.0);
            progress.add(text);
          }

          @Override
          public boolean cancelled() {
            return !seen.isEmpty();
          }
        };
    Comparison comparison =
        ANALYST.compare(CompareParts.request(4, FORWARDS), impatient, seen::add);
    assertThat(comparison.analyses()).hasSize(1);
    assertThat(comparison.commonDepth()).isEqualTo(1);
    assertThat(progress).containsExactly("Counting moves: Start", "squares, Start, depth 1");
  }

  @Test
  void onlyTheDeepestSearchKeepsItsTree() throws Exception {
    Comparison comparison = CompareParts.compare(2, FORWARDS);
    assertThat(comparison.find(0, 0, 1).orElseThrow().trace()).isEmpty();
    Analysis traced = comparison.traced(0, 0).orElseThrow();
    assertThat(traced).isSameAs(comparison.find(0, 0, 2).orElseThrow());
    assertThat(traced.trace().orElseThrow().size())
        .isEqualTo((int) traced.result().counts().nodes());
  }

  @Test
  void whatCannotBeComparedIsRefused() {
    ComparisonRequest endless =
        ComparisonRequest.of(
            List.of(subject("Start")),
            List.of(Configuration.of(AgentSpec.parse(FORWARDS), Limits.NONE).withName("endless")));
    assertThatThrownBy(() -> ANALYST.compare(endless, PATIENT, c -> {}))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("endless");
    List<Configuration> some = endless.configurations();
    assertThatThrownBy(() -> ComparisonRequest.of(List.of(subject("Start")), List.of()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("add at least one configuration");
    assertThatThrownBy(() -> ComparisonRequest.of(List.of(), some))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("choose at least one position");
  }

  /** Returns the position after some moves. */
  private static Subject subject(String name, String... moves) {
    Line line = Line.of(RULES);
    for (String move : moves) {
      line = line.then(line.state().parseMove(move));
    }
    return Subject.of(name, line);
  }

  @Test
  void anEarlierComparisonLendsItsResults() throws Exception {
    Comparison two = CompareParts.compare(3, "squares", "squares:backwards=true");
    ComparisonRequest request = CompareParts.request(4, "squares:backwards=true", "squares");
    Comparison plan = CompareParts.ANALYST.plan(request, two);
    assertThat(plan.commonDepth()).isEqualTo(3);
    assertThat(plan.complete()).isFalse();
    assertThat(plan.rows(3).get(0).nodes()).isEqualTo(two.rows(3).get(1).nodes());
    assertThat(plan.remark(4)).as("not counted so deep").isEmpty();
    Comparison whole = CompareParts.ANALYST.resume(plan, CompareParts.PATIENT, c -> {});
    assertThat(whole.complete()).isTrue();
    assertThat(whole.searches(0, 0))
        .extracting(a -> a.request().limits().depth())
        .containsExactly(1, 2, 3, 4);
    assertThat(whole.find(0, 0, 3).orElseThrow()).isSameAs(two.find(1, 0, 3).orElseThrow());
  }

  @Test
  void iterationsAreReachedByDoubling() {
    assertThat(Task.steps(Limits.NONE.withIterations(100)))
        .extracting(Limits::iterations)
        .containsExactly(6L, 12L, 25L, 50L, 100L);
    assertThat(Task.steps(Limits.NONE.withIterations(3)))
        .extracting(Limits::iterations)
        .containsExactly(1L, 3L);
    assertThat(Task.steps(Limits.depth(2).withIterations(3))).hasSize(2);
    assertThat(Task.steps(Limits.nodes(5))).containsExactly(Limits.nodes(5));
  }

  @Test
  void treesAreNoYardstickForPlayoutsAndManyValues() {
    SearchResult.Builder result = SearchResult.builder(1);
    assertThat(TreeSize.measures(result.build())).isTrue();
    assertThat(TreeSize.measures(result.values(new double[] {1, -1}).build())).isTrue();
    assertThat(TreeSize.measures(result.values(new double[] {1, 2, 3}).build())).isFalse();
    result.values(new double[0]).counts(Counts.builder().playouts(5).build());
    assertThat(TreeSize.measures(result.build())).isFalse();
  }
}
