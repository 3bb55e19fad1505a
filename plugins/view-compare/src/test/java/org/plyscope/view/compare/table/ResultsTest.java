package org.plyscope.view.compare.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.ComparisonRequest;
import org.plyscope.api.analysis.Configuration;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.search.SearchResult;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.search.Searches;
import org.plyscope.lab.search.internal.LabAnalyst;
import org.plyscope.ui.table.Amount;
import org.plyscope.ui.table.Bar;
import org.plyscope.view.compare.Parts;

class ResultsTest {
  @Test
  void showsRatiosAsBars() throws Exception {
    Comparison comparison = comparison();
    Results results = new Results();
    results.show(comparison, 2);
    assertThat(results.getValueAt(0, 1)).hasToString("168");
    assertThat(results.getValueAt(1, 1)).hasToString("42");
    assertThat(results.getValueAt(0, 2)).hasToString("4.00 ×");
    assertThat(((Bar) results.getValueAt(0, 2)).fraction()).isEqualTo(1);
    assertThat(((Bar) results.getValueAt(1, 2)).fraction()).isEqualTo(0.25);
    assertThat(results.getValueAt(2, 1)).hasToString("–");
    assertThat(results.row(2).note()).contains("nobody");
    for (int column = 0; column < results.getColumnCount(); column++) {
      assertThat(results.getValueAt(0, column)).isInstanceOf(results.getColumnClass(column));
      assertThat(results.help(column)).isNotEmpty();
    }
  }

  @Test
  void figuresOfAgentsAreColumnsWhileTheyAreThere() throws Exception {
    Catalog catalog = Catalog.of(List.of(Parts.ULFHAKE.game(), new Counting()));
    ComparisonRequest request =
        ComparisonRequest.of(
            List.of(Subject.of("Start", Line.of(Parts.ULFHAKE))),
            List.of(Configuration.of("counting", Limits.depth(1))));
    Comparison counted =
        new LabAnalyst(catalog, Searches.with(catalog)).compare(request, Parts.PATIENT, c -> {});
    Results results = new Results();
    results.show(counted, 1);
    int last = results.getColumnCount() - 1;
    assertThat(results.getColumnName(last)).isEqualTo("Moves there");
    assertThat(results.help(last)).contains("Mean over the positions");
    assertThat(results.getValueAt(0, last)).isEqualTo(Amount.of(14, "14 moves"));
    results.show(comparison(), 2);
    assertThat(results.getColumnCount()).isEqualTo(last);
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

  @Test
  void theSharesOfAPlyMakeOne() throws Exception {
    Distribution distribution = new Distribution();
    distribution.show(comparison().cutoffs(0, 2));
    double sum = 0;
    for (int column = 3; column < distribution.getColumnCount(); column++) {
      sum += ((Bar) distribution.getValueAt(1, column)).value();
    }
    assertThat(sum).isBetween(0.999, 1.001);
    assertThat(distribution.getValueAt(0, 2)).hasToString("–");
  }

  @Test
  void numbersAreWrittenForPeople() {
    assertThat(Amount.speed(4_560_000)).hasToString("4.56 M");
    assertThat(Amount.speed(12_300)).hasToString("12.3 k");
    assertThat(Amount.time(0.85)).hasToString("850 ms");
    assertThat(Amount.time(12.34)).hasToString("12.3 s");
    assertThat(Amount.count(Double.NaN)).hasToString("–");
    assertThat(Amount.count(9)).isLessThan(Amount.count(10));
    assertThat(Bar.share(0.5)).hasToString("50.0 %");
    assertThat(Bar.share(1)).hasToString("100 %");
  }

  private static Comparison comparison() throws Exception {
    return Parts.compare(2, 0, "ulfhake/alphabeta-2", "ulfhake/alphabeta-5", "nobody");
  }
}
