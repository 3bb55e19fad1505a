package org.plyscope.workbench.search.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalTime;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.Line;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.api.view.LiveSearch;
import org.plyscope.testkit.games.TicTacToe;
import org.plyscope.workbench.search.log.AgentLog.Entry;
import org.plyscope.workbench.search.log.AgentLog.Kind;

class AgentLogTest {
  private final AgentLog log = new AgentLog();
  private final LiveSearch search = LiveSearch.of(Line.of(TicTacToe.standard()), "Searcher");

  private void follow(LiveSearch now) {
    log.follow(now, LocalTime.NOON);
  }

  private static SearchResult report(Status status, String comment) {
    return SearchResult.builder(4).value(1).status(status).comment(comment).build();
  }

  @Test
  void tellsASearchFromItsStartToItsEnd() {
    follow(search);
    SearchResult soFar = report(Status.RUNNING, "");
    follow(search.withReports(soFar, List.of()));
    follow(search.withReports(soFar, List.of()));
    follow(
        search
            .withPhase(LiveSearch.Phase.ENDED)
            .withReports(report(Status.LIMIT, "It fell back."), List.of()));
    assertThat(log.entries())
        .extracting(Entry::kind)
        .containsExactly(Kind.SEARCH, Kind.PROGRESS, Kind.PROGRESS, Kind.NOTE, Kind.SEARCH);
    assertThat(log.entries().get(4).text()).isEqualTo("was stopped at a limit");
    assertThat(log.entries("fell BACK")).hasSize(1);
    assertThat(log.entries("nothing of the kind")).isEmpty();
  }

  @Test
  void keepsTheNewestLinesOnly() {
    follow(search);
    for (int i = 0; i < AgentLog.MOST + 10; i++) {
      follow(search.withReports(report(Status.RUNNING, ""), List.of()));
    }
    assertThat(log.entries()).hasSize(AgentLog.MOST);
    assertThat(log.entries().get(0).kind()).isEqualTo(Kind.PROGRESS);
    log.clear();
    assertThat(log.entries()).isEmpty();
  }

  @Test
  void aFailedSearchSaysSo() {
    follow(search);
    follow(search.withPhase(LiveSearch.Phase.ENDED));
    assertThat(log.entries().get(1).text()).isEqualTo("failed");
  }
}
