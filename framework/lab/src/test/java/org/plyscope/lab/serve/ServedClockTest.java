package org.plyscope.lab.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.catalog.AgentSpec;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.part.PartContext;
import org.plyscope.api.program.ServedAgent;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.TimeLeft;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.games.TicTacToe;

/** A served agent gets its share of the clock that the other program keeps. */
@Timeout(30)
class ServedClockTest {
  private final CompletableFuture<SearchRequest> searched = new CompletableFuture<>();

  private final AgentFactory listening =
      new AgentFactory() {
        @Override
        public String id() {
          return "listening";
        }

        @Override
        public String name() {
          return "Listening";
        }

        @Override
        public String description() {
          return "For tests.";
        }

        @Override
        public Agent create(PartContext context) {
          return (request, listener) -> {
            searched.complete(request);
            return SearchResult.builder(request.rootMoves()[0]).build();
          };
        }
      };

  @Test
  void aClockGivesTheTimeForAMove() throws Exception {
    TimeLeft time = TimeLeft.none(2).with(0, 50_000, 100);
    SearchRequest seen = search(Limits.depth(3), time);
    assertThat(seen.limits().millis()).isEqualTo(2_100);
    assertThat(seen.limits().depth()).isEqualTo(3);
    assertThat(seen.timeLeft()).contains(time);
  }

  @Test
  void aTimeForTheMoveCountsMoreThanTheClock() throws Exception {
    SearchRequest seen =
        search(Limits.NONE.with("time", "70ms"), TimeLeft.none(2).with(0, 50_000, 0));
    assertThat(seen.limits().millis()).isEqualTo(70);
  }

  @Test
  void theClockOfTheOtherPlayerIsNoLimit() throws Exception {
    SearchRequest seen = search(Limits.depth(2), TimeLeft.none(2).with(1, 50_000, 0));
    assertThat(seen.limits()).isEqualTo(Limits.depth(2));
  }

  private SearchRequest search(Limits limits, TimeLeft time) throws Exception {
    Catalog catalog = Catalog.of(List.of(new TicTacToe(), listening));
    Rules rules = catalog.rules("tic-tac-toe", "", Map.of());
    try (CatalogServedAgent agent =
            new CatalogServedAgent(catalog, AgentSpec.of("listening"), rules, Limits.depth(1));
        ServedAgent.Seat seat = agent.seat(rules, Map.of())) {
      Line line = Line.of(rules);
      seat.begin(line, 0);
      CompletableFuture<SearchResult> done = new CompletableFuture<>();
      seat.search(
          SearchRequest.of(line, limits).withTimeLeft(time),
          SearchListener.NONE,
          done::complete,
          reason -> done.completeExceptionally(new AssertionError(reason)));
      done.get(20, TimeUnit.SECONDS);
      return searched.get();
    }
  }
}
