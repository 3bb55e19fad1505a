package org.plyscope.view.compare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.plyscope.view.compare.Parts.ANALYST;
import static org.plyscope.view.compare.Parts.CATALOG;
import static org.plyscope.view.compare.Parts.PATIENT;
import static org.plyscope.view.compare.Parts.ULFHAKE;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.table.DataTable;
import org.plyscope.api.work.JobMonitor;

class ComparisonJobTest {
  private static final Subject START = new Subject("Start", ULFHAKE.initial().position());

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
    Plan plan = UlfhakeFigures.plan(CATALOG.games(), ANALYST, 4);
    assertThat(plan.subjects())
        .extracting(Subject::name)
        .containsExactly("Start", "Midgame (surrogate)");
    Plan start = new Plan(plan.rules(), plan.subjects().subList(0, 1), plan.configurations(), 0);
    Comparison comparison = new ComparisonJob(start, ANALYST, c -> {}).run(PATIENT);
    Map<String, List<Long>> found = new LinkedHashMap<>();
    for (int c = 0; c < start.configurations().size(); c++) {
      List<Long> nodes = new ArrayList<>();
      for (int depth = 1; depth <= 4; depth++) {
        nodes.add(comparison.find(c, 0, depth).orElseThrow().result().counters().nodes());
      }
      found.put(start.configurations().get(c).name(), nodes);
    }
    assertThat(found).isEqualTo(COUNTS);
    assertThat(comparison.commonDepth()).isEqualTo(4);
    List<Summary> rows = Summary.of(comparison, 4);
    assertThat(rows)
        .filteredOn(row -> row.toBest() == 1)
        .extracting(Summary::nodes)
        .containsExactly(1362.0);
    assertThat(rows.get(0).toBest()).isEqualTo(8511.0 / 1362);
    assertThat(rows).allSatisfy(row -> assertThat(row.toMinimal()).isGreaterThan(1));
    assertThat(rows).allSatisfy(row -> assertThat(row.firstRate()).isBetween(0.0, 1.0));
    DataTable searches = ComparisonTables.searches(comparison);
    assertThat(searches.rows()).hasSize(28);
    assertThat(searches.rows().get(0)).hasSameSizeAs(searches.columns());
    DataTable cutoffs = ComparisonTables.cutoffs(comparison, 4);
    assertThat(cutoffs.rows().get(0)).hasSameSizeAs(cutoffs.columns());
  }

  @Test
  void aWrongConfigurationDoesNotSpoilTheOthers() throws Exception {
    Plan plan = plan("alpha-beta:depth-control=fixed", "alpha-beta:ordering=rubbish");
    List<Comparison> seen = new ArrayList<>();
    Comparison comparison = new ComparisonJob(plan, ANALYST, seen::add).run(PATIENT);
    assertThat(comparison.problem(0)).isEmpty();
    assertThat(comparison.problem(1).orElseThrow()).contains("rubbish").endsWith(".");
    assertThat(comparison.commonDepth()).isEqualTo(2);
    assertThat(Summary.of(comparison, 2).get(1).nodes()).isNaN();
    assertThat(Summary.of(comparison, 2).get(1).note()).contains("rubbish");
    assertThat(Summary.of(comparison, 2).get(0).toBest()).isEqualTo(1);
    // Two depths of the first, and one attempt of the second.
    assertThat(seen).hasSize(3);
    DataTable results = ComparisonTables.results(comparison, 2);
    assertThat(results.rows().get(1)).hasSameSizeAs(results.columns());
    assertThat(results.rows().get(1).get(5)).isNull();
  }

  @Test
  void withoutAnySearchThereIsNoDepth() throws Exception {
    Comparison comparison = new ComparisonJob(plan("nobody"), ANALYST, c -> {}).run(PATIENT);
    assertThat(comparison.commonDepth()).isZero();
    assertThat(comparison.measurements()).isEmpty();
  }

  @Test
  void aCancelKeepsWhatWasFinished() throws Exception {
    Plan plan = plan("alpha-beta:depth-control=fixed");
    List<Comparison> seen = new ArrayList<>();
    JobMonitor impatient =
        new JobMonitor() {
          @Override
          public void progress(double fraction, String text) {
            assertThat(fraction).isBetween(0.0, 1.0);
          }

          @Override
          public boolean cancelled() {
            return !seen.isEmpty();
          }
        };
    Comparison comparison = new ComparisonJob(plan, ANALYST, seen::add).run(impatient);
    assertThat(comparison.measurements()).hasSize(1);
    assertThat(comparison.commonDepth()).isEqualTo(1);
  }

  @Test
  void theDeepestSearchKeepsItsTreeAndOrder() throws Exception {
    Plan plain = plan("ulfhake/alphabeta-4");
    Plan plan = new Plan(ULFHAKE, plain.subjects(), plain.configurations(), 10_000);
    Comparison comparison = new ComparisonJob(plan, ANALYST, c -> {}).run(PATIENT);
    assertThat(comparison.find(0, 0, 1).orElseThrow().trace()).isEmpty();
    var trace = comparison.traced(0, 0).orElseThrow().trace().orElseThrow();
    assertThat(trace.size()).isEqualTo(59);
    assertThat(MoveOrder.moves(trace, MoveOrder.lastRoot(trace)))
        .hasSize(14)
        .doesNotHaveDuplicates();
    var marks = MoveOrder.marks(trace, MoveOrder.lastRoot(trace), 5);
    assertThat(marks).extracting("label").containsExactly("5", "4", "3", "2", "1");
    assertThat(marks.get(4).move()).isEqualTo(MoveOrder.moves(trace, 0).get(0));
  }

  @Test
  void aSearchWithoutEndIsRefused() {
    assertThatThrownBy(
            () ->
                new Plan(
                    ULFHAKE,
                    List.of(START),
                    List.of(new Configuration("endless", "alpha-beta", Limits.NONE, 0)),
                    0))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("endless");
    assertThatThrownBy(() -> new Plan(ULFHAKE, List.of(START), List.of(), 0))
        .isInstanceOf(InputException.class);
  }

  @Test
  void quickAddsComeFromWhatIsInstalled() {
    assertThat(QuickAdds.all(ANALYST, ULFHAKE, 3))
        .extracting(QuickAdds.Entry::title)
        .containsExactly("All orderings of Alpha-beta", "Ulfhake's seven alpha-beta orderings");
    List<Configuration> orderings = QuickAdds.all(ANALYST, ULFHAKE, 3).get(0).configurations();
    assertThat(orderings)
        .extracting(Configuration::agent)
        .contains("alpha-beta:ordering=largest-gain,depth-control=fixed");
    assertThat(orderings)
        .allSatisfy(c -> assertThat(ANALYST.canonical(ULFHAKE, c.agent())).isEqualTo(c.agent()));
  }

  private static Plan plan(String... agents) {
    List<Configuration> configurations = new ArrayList<>();
    for (String agent : agents) {
      configurations.add(new Configuration(agent, agent, Limits.depth(2), 0));
    }
    return new Plan(ULFHAKE, List.of(START), configurations, 0);
  }
}
