package org.plyscope.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.TimeLeft;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.games.TicTacToe;

/** Agents are sent the clocks of the game with every search. */
@Timeout(30)
class GameClockTest {
  private final List<SearchRequest> requests = new CopyOnWriteArrayList<>();

  private final AgentFactory listening =
      HostileAgents.factory(
          "listening",
          () ->
              (request, listener) -> {
                requests.add(request);
                return SearchResult.builder(request.rootMoves()[0]).build();
              });

  private final Catalog catalog = Catalog.of(List.of(new TicTacToe(), listening));

  @Test
  void searchesCarryWhatEachPlayerHasLeft() throws Exception {
    TimeControl time = TimeControl.STRICT.withGame(Duration.ofSeconds(100), Duration.ofMillis(200));
    play(time);
    TimeLeft first = requests.get(0).timeLeft().orElseThrow();
    assertThat(first).isEqualTo(TimeLeft.none(2).with(0, 100_000, 200).with(1, 100_000, 200));
    assertThat(requests.get(0).limits().millis()).isEqualTo(first.share(0)).isEqualTo(4_200);
    TimeLeft third = requests.get(2).timeLeft().orElseThrow();
    assertThat(third.millis(0)).as("used, and got back").isBetween(90_000L, 100_200L);
    assertThat(third.millis(0)).isNotEqualTo(100_000);
  }

  @Test
  void withoutAGameClockThereIsNone() throws Exception {
    play(TimeControl.STRICT);
    assertThat(requests).extracting(SearchRequest::timeLeft).containsOnly(Optional.empty());
  }

  @Test
  void aShareIsNeverMoreThanIsLeft() {
    assertThat(TimeLeft.none(2).with(1, 30, 500).share(1)).isEqualTo(30);
    assertThat(TimeLeft.none(2).with(1, 0, 0).share(1)).isEqualTo(1);
    assertThat(TimeLeft.none(2).with(1, 30, 500).has(0)).isFalse();
  }

  private void play(TimeControl time) throws InterruptedException {
    Rules rules = catalog.rules("tic-tac-toe", "", Map.of());
    List<Entrant> entrants =
        List.of(
            Entrant.agent(AgentSpec.of("listening"), Limits.NONE),
            Entrant.agent(AgentSpec.of("listening"), Limits.NONE));
    try (MatchRunner runner = new MatchRunner(catalog)) {
      runner.play(MatchSpec.of(Line.of(rules), entrants).withTime(time), new MatchListener() {});
    }
  }
}
