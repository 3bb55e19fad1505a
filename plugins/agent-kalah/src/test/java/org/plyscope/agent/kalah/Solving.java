package org.plyscope.agent.kalah;

import java.util.Map;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.testkit.TestParts;

/** Makes rules and agents for tests. */
final class Solving {
  private Solving() {}

  static Rules kalah(int houses, int seeds, String capture) {
    KalahGame game = new KalahGame();
    return game.rules(
        OptionValues.defaults(game.options())
            .with(
                Map.of(
                    "houses",
                    String.valueOf(houses),
                    "seeds",
                    String.valueOf(seeds),
                    "capture",
                    capture)));
  }

  static Agent agent(AgentFactory factory, Rules rules, Map<String, String> options) {
    return factory.create(TestParts.none().context(factory, rules, options));
  }

  static SearchResult solve(Rules rules, State state, String moves) throws Exception {
    Map<String, String> options = Map.of("table", "64", "moves", moves);
    try (Agent agent = agent(new KalahPerfectAgents(), rules, options)) {
      return agent.search(
          SearchRequest.of(Line.of(rules, state.position()), Limits.NONE), SearchListener.NONE);
    }
  }
}
