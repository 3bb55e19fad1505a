package org.plyscope.view.runs.standing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.chart.Charts;
import org.plyscope.api.chart.PublishedTable;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.run.Run;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.table.DataTable;
import org.plyscope.experiment.chart.ChartService;
import org.plyscope.view.runs.TestLab;

@Timeout(60)
class StandingsTest {
  private static final Charts CHARTS = new ChartService(TestLab.CATALOG);

  @TempDir Path home;

  @Test
  void publishedNumbersStandBesideOurs() throws InterruptedException {
    try (TestLab lab = new TestLab(home)) {
      Run plain = lab.played(TestLab.TEXT);
      assertThat(Standings.of(plain, CHARTS).published()).isEmpty();
      String text =
          TestLab.TEXT
              .strip()
              .replaceFirst(
                  "}$",
                  ", \"published\": [ { \"agent\": \"ab3\", \"score\": 0.7, \"games\": 100,"
                      + " \"source\": \"Somewhere, Table 1\" } ] }");
      Standings standings = Standings.of(lab.played(text), CHARTS);
      PublishedTable published = standings.published().orElseThrow();
      assertThat(published.note()).contains("Somewhere, Table 1");
      assertThat(published.table().columns())
          .contains("Published", "Their 95 %", "Ours", "Our 95 %");
      assertThat(published.table().rows()).hasSize(1);
      assertThat(published.table().rows().get(0)).contains("ab3", "70.0 %");
      assertThat(standings.tables()).hasSize(3);
    }
  }

  @Test
  void showsScoresSeatsPairsAndTheVerdict() throws InterruptedException {
    try (TestLab lab = new TestLab(home)) {
      Run run = lab.played(TestLab.TEXT);
      Standings standings = Standings.of(run, CHARTS);
      assertThat(standings.verdict()).contains("leads a field of 3");
      assertThat(standings.evidence())
          .startsWith("12 of 12 games")
          .endsWith("1 duplicate; 6 game sets complete.");
      assertThat(standings.rows()).hasSize(3);
      assertThat(standings.seats()).isEqualTo(2);
      Estimate score = standings.against(0, 2).orElseThrow();
      Estimate turned = standings.against(2, 0).orElseThrow();
      assertThat(score.value() + turned.value()).isCloseTo(1, within(1e-12));
      assertThat(score.low()).isCloseTo(1 - turned.high(), within(1e-12));
      assertThat(standings.against(1, 1)).isEmpty();
      assertThat(standings.details(2, 0)).startsWith("random against ab1: 4 games");

      StandingTable table = new StandingTable();
      assertThat(table.getRowCount()).isZero();
      table.show(standings);
      assertThat(table.getColumnName(7)).isEqualTo("Seat 1");
      assertThat(table.getColumnName(9)).isEqualTo("Faults");
      assertThat(table.getValueAt(0, 0)).hasToString("1");
      assertThat(table.getValueAt(0, 2).toString()).contains("% [");
      CrossTable cross = new CrossTable();
      cross.show(standings);
      assertThat(cross.getColumnCount()).isEqualTo(4);
      assertThat(cross.getValueAt(0, 1)).hasToString("–");
      assertThat(cross.getValueAt(0, 2).toString()).contains("%");
      assertThat(cross.details(0, 2)).contains("corrected");
      table.show(null);
      cross.show(null);
      assertThat(cross.getRowCount()).isZero();

      assertThat(standings.tables())
          .extracting(DataTable::name)
          .containsExactly("standing", "cross-table");
      for (DataTable data : standings.tables()) {
        assertThat(data.rows()).allMatch(row -> row.size() == data.columns().size());
      }
      assertThat(standings.tables().get(1).rows()).hasSize(6);
      assertThat(standings.isSuite()).isFalse();
      Run suite =
          (Run)
              Proxy.newProxyInstance(
                  Run.class.getClassLoader(),
                  new Class<?>[] {Run.class},
                  (proxy, method, arguments) ->
                      method.getName().equals("problems")
                          ? List.of(NamedPosition.of("one", "one", ""))
                          : method.invoke(run, arguments));
      assertThat(Standings.of(suite, CHARTS).isSuite()).isTrue();
    }
  }
}
