package org.plyscope.agent.multiplayer;

import java.util.HashMap;
import java.util.Map;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.internal.evaluators.HexDistance;
import org.plyscope.game.starhalma.internal.evaluators.RowSum;
import org.plyscope.game.starhalma.internal.orderings.LargestGain;
import org.plyscope.testkit.TestParts;

/** Chinese Checkers with six marbles, and searches of it. */
final class Stars {
  static final TestParts PARTS = TestParts.of(new HexDistance(), new RowSum(), new LargestGain());

  private Stars() {}

  static Rules six(int players) {
    Game game = new ChineseCheckers();
    Preset preset =
        game.presets().stream()
            .filter(p -> p.id().endsWith("sturtevant-6"))
            .findFirst()
            .orElseThrow();
    return game.rules(
        OptionValues.defaults(game.options())
            .with(preset.values())
            .with(Map.of("players", "" + players)));
  }

  static Agent agent(AgentFactory factory, Rules rules, Map<String, String> options) {
    return factory.create(PARTS.context(factory, rules, options));
  }

  /** Searches once to a depth. */
  static SearchResult search(
      AgentFactory factory,
      Rules rules,
      State state,
      int depth,
      Map<String, String> options,
      TraceRecorder recorder)
      throws Exception {
    Map<String, String> all = new HashMap<>(options);
    all.put("depth-control", "fixed");
    SearchRequest request =
        SearchRequest.of(Line.of(rules, state.position()), Limits.depth(depth))
            .withState(state.copy());
    try (Agent agent = agent(factory, rules, all)) {
      return agent.search(
          recorder == null ? request : request.withRecorder(recorder), SearchListener.NONE);
    }
  }
}
