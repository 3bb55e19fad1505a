package org.plyscope.view.compare.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.table.DataTable;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.Searches;
import org.plyscope.lab.search.internal.LabAnalyst;
import org.plyscope.ui.table.Amount;
import org.plyscope.ui.table.Bar;
import org.plyscope.view.compare.Parts;

class CompareRowsTest {
  private final CompareRows rows = new CompareRows();

  private void show(Comparison comparison, int depth) {
    rows.show(comparison.request().configurations(), comparison, depth);
  }

  private List<String> headings() {
    List<String> headings = new ArrayList<>();
    for (int column = 0; column < rows.getColumnCount(); column++) {
      headings.add(rows.getColumnName(column));
    }
    return headings;
  }

  private Object value(int row, String heading) {
    return rows.getValueAt(row, headings().indexOf(heading));
  }

  @Test
  void resultsStandBesideTheirConfigurations() throws Exception {
    show(comparison(), 2);
    assertThat(value(0, "Nodes")).hasToString("168");
    assertThat(value(1, "Nodes")).hasToString("42");
    assertThat(value(0, "× best")).hasToString("4.00 ×");
    assertThat(((Bar) value(0, "× best")).fraction()).isEqualTo(1);
    assertThat(((Bar) value(1, "× best")).fraction()).isEqualTo(0.25);
    assertThat(value(0, "Value")).isEqualTo(value(1, "Value"));
    assertThat(value(2, "Nodes")).hasToString("–");
    assertThat(value(2, "Move")).isEqualTo("–");
    assertThat(rows.failed(2)).isTrue();
    assertThat(rows.note(2)).contains("missing");
    for (int column = 0; column < rows.getColumnCount(); column++) {
      assertThat(rows.getValueAt(0, column)).isInstanceOf(rows.getColumnClass(column));
      assertThat(rows.help(column)).isNotEmpty();
    }
  }

  @Test
  void aRatioToAnEstimatedMinimalTreeIsMarked() throws Exception {
    Comparison deep = Parts.compare(5, 0, "ulfhake/alphabeta-5", "missing");
    show(deep, 3);
    assertThat(value(0, "× min.").toString()).endsWith(" ×").doesNotContain("≈");
    assertThat(rows.caution(0)).isEmpty();
    show(deep, 5);
    assertThat(deep.treeSize(0).exactPlies()).isEqualTo(4);
    assertThat(value(0, "× min.").toString()).startsWith("≈ ").endsWith(" ×");
    assertThat(rows.caution(0)).contains("estimated");
    assertThat(rows.caution(1)).as("a row without a ratio").isEmpty();
    DataTable results = deep.tables(5).get(0);
    assertThat(results.rows())
        .extracting(row -> row.get(results.columns().indexOf("minimal-tree-estimated")))
        .containsExactly(true, null);
    assertThat(deep.remark(5)).startsWith("Minimal tree of 'Start': ≈ ");
  }

  @Test
  void whatIsNotSearchedHasNoColumns() throws Exception {
    Comparison done = comparison();
    rows.show(done.request().configurations(), Parts.ANALYST.plan(done.request(), null), 0);
    assertThat(headings()).containsExactly("Configuration", "Limits");
    show(done, 2);
    assertThat(headings()).contains("Nodes", "1st cuts").doesNotContain("Redone");
    show(Parts.compareByIterations(64, "uct"), 0);
    assertThat(headings()).contains("Nodes", "Value").doesNotContain("× min.", "1st cuts");
  }

  @Test
  void figuresOfAgentsAreColumnsWhileTheyAreThere() throws Exception {
    Catalog catalog = Catalog.of(List.of(Parts.ULFHAKE.game(), new Counting()));
    ComparisonRequest request =
        ComparisonRequest.of(
            List.of(Subject.of("Start", Line.of(Parts.ULFHAKE))),
            List.of(Configuration.of(AgentSpec.parse("counting"), Limits.depth(1))));
    Comparison counted =
        new LabAnalyst(catalog, Searches.with(catalog)).compare(request, Parts.PATIENT, c -> {});
    show(counted, 1);
    int last = rows.getColumnCount() - 1;
    assertThat(rows.getColumnName(last)).isEqualTo("Moves there");
    assertThat(rows.help(last)).contains("Mean over the positions");
    assertThat(rows.getValueAt(0, last)).isEqualTo(Amount.of(14, "14 moves"));
    show(comparison(), 2);
    assertThat(headings()).doesNotContain("Moves there");
  }

  /** Takes the first move and reports how many there were. */
  private static final class Counting implements AgentFactory {
    @Override
    public String id() {
      return "counting";
    }

    @Override
    public String name() {
      return "Counting";
    }

    @Override
    public String description() {
      return "Takes the first move.";
    }

    @Override
    public Agent create(PartContext context) {
      return (request, listener) -> {
        MoveList moves = new MoveList();
        request.line().state().moves(moves);
        return SearchResult.builder(moves.get(0))
            .depth(1)
            .figure(Figure.of("moves", "Moves there").withUnit("moves"), moves.size())
            .build();
      };
    }
  }

  private static Comparison comparison() throws Exception {
    return Parts.compare(2, 0, "ulfhake/alphabeta-2", "ulfhake/alphabeta-5", "missing");
  }
}
