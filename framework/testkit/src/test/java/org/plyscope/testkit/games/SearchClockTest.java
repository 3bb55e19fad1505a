package org.plyscope.testkit.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.Iteration;
import org.plyscope.api.search.SearchClock;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;

/** The clock of a search, driven by hand. */
class SearchClockTest {
  private final List<SearchResult> reports = new ArrayList<>();

  @Test
  void stopsAtExactlyTheNodeLimit() {
    SearchClock clock = clock(Limits.nodes(1_000));
    int visited = 0;
    while (!clock.node(visited % 5)) {
      visited++;
    }
    assertThat(visited).isEqualTo(1_000);
    assertThat(clock.nodes()).isEqualTo(1_000);
    SearchResult result = clock.result().build();
    assertThat(result.counts().nodes()).isEqualTo(1_000);
    assertThat(result.status()).isEqualTo(Status.LIMIT);
  }

  @Test
  void stopsByTime() {
    SearchClock clock = clock(Limits.time(Duration.ofMillis(50)));
    while (!clock.node(0)) {
      Thread.onSpinWait();
    }
    assertThat(clock.nanos()).isGreaterThanOrEqualTo(50_000_000);
    assertThat(clock.reason()).isEqualTo(Status.LIMIT);
  }

  @Test
  void stopsOnRequestAndIgnoresWhatComesAfter() {
    boolean[] stop = {false};
    SearchRequest request = request(Limits.NONE).withStop(() -> stop[0]);
    SearchClock clock = request.clock(SearchListener.NONE);
    assertThat(clock.node(0)).isFalse();
    clock.best(request.rootMoves()[3], 7);
    stop[0] = true;
    while (!clock.node(1)) {
      Thread.onSpinWait();
    }
    clock.best(request.rootMoves()[4], 9);
    SearchResult result = clock.result().build();
    assertThat(result.status()).isEqualTo(Status.STOPPED);
    assertThat(result.move()).isEqualTo(request.rootMoves()[3]);
    assertThat(result.value()).isEqualTo(7);
  }

  @Test
  void answersWithALegalMoveBeforeTheFirstValue() {
    SearchRequest request = request(Limits.nodes(1));
    assertThat(request.clock(SearchListener.NONE).result().build().move())
        .isEqualTo(request.rootMoves()[0]);
  }

  @Test
  void keepsIterationsWithTheirOwnCountsAndReportsEach() {
    SearchRequest request = request(Limits.nodes(12));
    SearchClock clock = request.clock(SearchListener.of(reports::add));
    int depth = 0;
    do {
      depth++;
      for (int i = 0; i < 5 && !clock.node(depth - 1); i++) {
        clock.best(request.rootMoves()[depth], depth);
      }
    } while (clock.endIteration(depth));
    SearchResult result = clock.result().build();
    assertThat(result.depth()).isEqualTo(2);
    assertThat(result.iterations()).extracting(i -> i.counts().nodes()).containsExactly(5L, 5L, 2L);
    assertThat(result.iterations())
        .extracting(Iteration::finished)
        .containsExactly(true, true, false);
    assertThat(result.iterations()).allMatch(iteration -> iteration.nanos() > 0);
    assertThat(result.lastFinished().orElseThrow().value()).isEqualTo(2);
    assertThat(reports).extracting(SearchResult::depth).containsExactly(1, 2);
    assertThat(reports).allMatch(report -> report.status() == Status.RUNNING);
  }

  @Test
  void reportsAboutTenTimesASecond() {
    SearchClock clock = clock(Limits.time(Duration.ofMillis(450)));
    while (!clock.node(0)) {
      Thread.onSpinWait();
    }
    assertThat(reports).hasSizeBetween(1, 4);
    assertThat(reports.get(0).counts().nodes()).isPositive();
  }

  private SearchClock clock(Limits limits) {
    return request(limits).clock(SearchListener.of(reports::add));
  }

  private static SearchRequest request(Limits limits) {
    return SearchRequest.of(Line.of(TicTacToe.standard()), limits);
  }
}
