package org.plyscope.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.ComparisonRow;
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

/** Agents' own figures on their way into comparisons. */
@Timeout(60)
class ComparisonFiguresTest {
  private static final Figure MOVES = Figure.of("moves", "Moves");
  private static final Figure UNKNOWN = Figure.of("unknown", "Unknown");

  @Test
  void figuresAreColumnsWithTheirMeansWhereTheyWereReported() throws Exception {
    Catalog catalog =
        Catalog.of(
            List.of(CompareParts.RULES.game(), new Wide("wide", true), new Wide("mute", false)));
    Line start = Line.of(CompareParts.RULES);
    Line later = start.then(start.state().parseMove("b2"));
    Comparison comparison =
        new LabAnalyst(catalog, Searches.with(catalog))
            .compare(
                ComparisonRequest.of(
                    List.of(Subject.of("Start", start), Subject.of("Later", later)),
                    List.of(
                        Configuration.of(AgentSpec.parse("wide"), Limits.depth(1)),
                        Configuration.of(AgentSpec.parse("mute"), Limits.depth(1)))),
                CompareParts.PATIENT,
                c -> {});

    List<ComparisonRow> rows = comparison.rows(1);
    assertThat(ComparisonRow.figures(rows)).containsExactly(MOVES);
    assertThat(rows.get(0).figures().number("moves")).as("of 9 and 8 moves").isEqualTo(8.5);
    assertThat(rows.get(1).figures().isEmpty()).isTrue();

    DataTable results = comparison.tables(1).get(0);
    assertThat(results.columns()).endsWith("note", "moves");
    assertThat(results.rows())
        .extracting(row -> row.get(row.size() - 1))
        .containsExactly(8.5, null);
    DataTable searches = comparison.tables(1).get(2);
    assertThat(searches.columns()).endsWith("trees-estimated", "moves");
    int moves = searches.columns().indexOf("moves");
    assertThat(searches.rows())
        .allSatisfy(row -> assertThat(row).hasSameSizeAs(searches.columns()))
        .extracting(row -> row.get(moves))
        .containsExactlyInAnyOrder(9.0, 8.0, null, null);
  }

  /** Takes the first move, and may report how many there were. */
  private record Wide(String id, boolean talks) implements AgentFactory {
    @Override
    public String name() {
      return id;
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
        SearchResult.Builder result = SearchResult.builder(moves.get(0)).depth(1);
        return talks
            ? result.figure(MOVES, moves.size()).figure(UNKNOWN, Double.NaN).build()
            : result.build();
      };
    }
  }
}
