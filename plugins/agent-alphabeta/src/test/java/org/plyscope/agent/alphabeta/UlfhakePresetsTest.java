package org.plyscope.agent.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.internal.evaluators.CurvedBoard;
import org.plyscope.game.starhalma.internal.orderings.LargestGain;
import org.plyscope.testkit.TestParts;

/** Ulfhake's node counts, root included, and the regression counts of our reconstruction. */
class UlfhakePresetsTest {
  private static final TestParts PARTS =
      new TestParts(List.of(new CurvedBoard()), List.of(new LargestGain()));

  private final Rules rules = rules();

  /** The published counts of the full own-moves tree. */
  @ParameterizedTest
  @CsvSource({"1, 15", "2, 347", "3, 9219", "4, 278693"})
  void beginAndEndGameLooksAtOwnMovesOnly(int depth, long nodes) throws Exception {
    assertThat(search("ulfhake/begin-end", rules.initial(), Limits.depth(depth)).counters().nodes())
        .isEqualTo(nodes);
  }

  /** The published counts are those at 1, 3 and 5 plies. */
  @ParameterizedTest
  @CsvSource({
    "ulfhake/alphabeta-4, 15 59 597 1372 18086",
    "ulfhake/alphabeta-6, 15 59 597 1372 18086",
  })
  void alphabetaCountsFromTheStart(String preset, String counts) throws Exception {
    String[] expected = counts.split(" ", -1);
    for (int depth = 1; depth <= expected.length; depth++) {
      SearchResult result = search(preset, rules.initial(), Limits.depth(depth));
      assertThat(result.counters().nodes()).isEqualTo(Long.parseLong(expected[depth - 1]));
      assertThat(result.depth()).isEqualTo(depth);
    }
  }

  private SearchResult search(String id, State state, Limits limits) throws Exception {
    Preset preset =
        new AlphaBetaAgents()
            .presets().stream().filter(p -> p.id().equals(id)).findFirst().orElseThrow();
    AlphaBetaAgents factory = new AlphaBetaAgents();
    try (Agent agent = factory.create(PARTS.context(factory, rules, preset.values()))) {
      return agent.search(SearchRequest.of(state, limits), SearchListener.NONE);
    }
  }

  private static Rules rules() {
    Game game = new ChineseCheckers();
    Map<String, String> values =
        game.presets().stream()
            .filter(p -> p.id().equals("ulfhake"))
            .findFirst()
            .orElseThrow()
            .values();
    return game.rules(OptionValues.defaults(game.options()).with(values));
  }
}
