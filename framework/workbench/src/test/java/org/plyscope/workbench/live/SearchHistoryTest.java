package org.plyscope.workbench.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.view.SearchSample;

class SearchHistoryTest {
  private final SearchHistory history = new SearchHistory();

  @Test
  void keepsEveryFinishedDepthHoweverFast() {
    for (int depth = 1; depth <= 9; depth++) {
      history.add(Reports.deepening(1, depth, depth, 10));
    }
    assertThat(history.samples())
        .extracting(SearchSample::depth)
        .containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9);
    assertThat(history.samples()).allMatch(SearchSample::milestone);
  }

  @Test
  void leavesOutReportsThatComeTooFast() {
    history.add(Reports.playouts(0, new double[] {1, 0.5}));
    history.add(Reports.playouts(10, new double[] {2, 0.5}));
    history.add(Reports.playouts(40, new double[] {3, 0.5}));
    assertThat(history.samples()).extracting(SearchSample::playouts).containsExactly(1L, 3L);
  }

  @Test
  void staysSmallInALongSearchAndKeepsStartMilestonesAndEnd() {
    for (int i = 0; i < 20_000; i++) {
      history.add(Reports.deepening(100L * i, 1 + i / 5000, i, 10));
    }
    history.add(Reports.players(2_000_000, 4, 7));
    List<SearchSample> samples = history.samples();
    assertThat(samples).hasSizeBetween(SearchHistory.MOST / 4, SearchHistory.MOST + 1);
    assertThat(samples.get(0).nanos()).isZero();
    assertThat(samples.stream().filter(SearchSample::milestone).map(SearchSample::depth))
        .contains(1, 2, 3, 4);
    assertThat(samples.get(samples.size() - 1).value()).isEqualTo(7);
    assertThat(samples).extracting(SearchSample::nanos).isSorted();
  }

  @Test
  void theEndIsKeptEvenRightAfterAReport() {
    history.add(Reports.playouts(0, new double[] {1, 0.5}));
    SearchResult end = Reports.players(1, 0, 0.25);
    history.add(end);
    assertThat(history.samples()).hasSize(2);
    assertThat(history.samples().get(1).value()).isEqualTo(0.25);
  }
}
