package org.plyscope.bench.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.agent.baseline.FirstMoveAgents;
import org.plyscope.agent.baseline.GreedyAgents;
import org.plyscope.agent.baseline.RandomAgents;
import org.plyscope.agent.kalah.KalahAlphaBetaAgents;
import org.plyscope.agent.kalah.KalahHeuristicAgents;
import org.plyscope.agent.kalah.KalahMaxAgents;
import org.plyscope.agent.kalah.KalahPerfectAgents;
import org.plyscope.agent.montecarlo.UctAgents;
import org.plyscope.agent.multiplayer.MaxNAgents;
import org.plyscope.agent.multiplayer.ParanoidAgents;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.game.mancala.judge.KalahHeuristics;
import org.plyscope.game.mancala.judge.RightmostFirst;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.lab.catalog.AgentSpec;
import org.plyscope.lab.catalog.Catalog;

/** An agent that says it needs no limits does end without any. */
class EndsByItselfTest {
  private final Catalog catalog =
      Catalog.of(
          List.of(
              new KalahGame(),
              new StoreDifference(),
              new KalahHeuristics(),
              new RightmostFirst(),
              new RandomAgents(),
              new FirstMoveAgents(),
              new GreedyAgents(),
              new AlphaBetaAgents(),
              new MaxNAgents(),
              new ParanoidAgents(),
              new UctAgents(),
              new KalahMaxAgents(),
              new KalahAlphaBetaAgents(),
              new KalahHeuristicAgents(),
              new KalahPerfectAgents()));

  private final Rules rules = catalog.rules("kalah", "size-4-3", Map.of());

  @ParameterizedTest
  @CsvSource({
    "random, true",
    "first-move, true",
    "greedy, true",
    "kalah-max, true",
    "kalah-alphabeta, true",
    "kalah-ahm, true",
    "kalah-perfect, true",
    "kalah/verdict, true",
    "alpha-beta, false",
    "alpha-beta:depth-control=fixed, true",
    "alpha-beta:depth-control=adaptive, true",
    "alpha-beta:depth=3, true",
    "max-n, false",
    "max-n:depth-control=fixed, true",
    "paranoid, false",
    "paranoid:depth=4, true",
    "uct, false"
  })
  void whoSaysSoEnds(String text, boolean ends) throws Exception {
    AgentSpec spec = catalog.agent(rules, text);
    assertThat(spec.endsByItself()).isEqualTo(ends);
    if (ends) {
      try (Agent agent = catalog.create(spec, rules)) {
        SearchResult result =
            agent.search(SearchRequest.of(Line.of(rules), Limits.NONE), SearchListener.NONE);
        assertThat(result.status()).isEqualTo(SearchResult.Status.COMPLETE);
      }
    }
  }
}
