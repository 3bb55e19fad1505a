package org.plyscope.agent.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.internal.evaluators.CurvedBoard;
import org.plyscope.game.starhalma.internal.evaluators.LastMarble;
import org.plyscope.game.starhalma.internal.orderings.CentralFirst;
import org.plyscope.game.starhalma.internal.orderings.DestinationFirst;
import org.plyscope.game.starhalma.internal.orderings.HoleNumber;
import org.plyscope.game.starhalma.internal.orderings.LargestGain;
import org.plyscope.testkit.TestParts;

/** Ulfhake's node counts, root included, and the regression counts of our reconstruction. */
class UlfhakePresetsTest {
  private static final TestParts PARTS =
      TestParts.of(
          new CurvedBoard(),
          new LastMarble(),
          new LargestGain(),
          new HoleNumber(),
          new DestinationFirst(),
          new CentralFirst());

  private final Rules rules = rules();

  /** The published counts of the full own-moves tree, and our own of the fifth ply. */
  @ParameterizedTest
  @CsvSource({"1, 15", "2, 347", "3, 9219", "4, 278693", "5, 9235063"})
  void beginAndEndGameLooksAtOwnMovesOnly(int depth, long nodes) throws Exception {
    assertThat(search("ulfhake/begin-end", rules.initial(), Limits.depth(depth)).counts().nodes())
        .isEqualTo(nodes);
  }

  /** Published are those of Alphabeta 6 at 1, 3 and 5 plies; the others are our regression. */
  @ParameterizedTest
  @CsvSource({
    "ulfhake/minimax, 15 211 4859 115083",
    "ulfhake/minimax-2, 15 211 4859 115083 3060587",
    "ulfhake/alphabeta, 15 88 1291 8511 60182 1546796",
    "ulfhake/alphabeta-2, 15 168 2967 42409 474007 3867584",
    "ulfhake/alphabeta-2-i, 15 56 595 2136 41860 791533",
    "ulfhake/alphabeta-3, 15 107 1348 6736 69023 483355",
    "ulfhake/alphabeta-3-i, 15 70 1219 5892 147486 3354728",
    "ulfhake/alphabeta-4, 15 59 597 1372 18086 219081",
    "ulfhake/alphabeta-5, 15 42 387 1362 14102",
    "ulfhake/alphabeta-6, 15 59 597 1372 18086 219081 1928167",
    "ulfhake/alphabeta-6-2, 15 59 597 1372 18086 219081",
  })
  void alphabetaCountsFromTheStart(String preset, String counts) throws Exception {
    String[] expected = counts.split(" ", -1);
    for (int depth = 1; depth <= expected.length; depth++) {
      SearchResult result = search(preset, rules.initial(), Limits.depth(depth));
      assertThat(result.counts().nodes()).isEqualTo(Long.parseLong(expected[depth - 1]));
      assertThat(result.depth()).isEqualTo(depth);
    }
  }

  /** The seventh ply of the others, 140 million nodes. */
  @ParameterizedTest
  @CsvSource({
    "ulfhake/alphabeta, 22181000",
    "ulfhake/alphabeta-2, 47799239",
    "ulfhake/alphabeta-2-i, 10239662",
    "ulfhake/alphabeta-3, 4871034",
    "ulfhake/alphabeta-3-i, 56722825",
  })
  void sevenPliesFromTheStart(String preset, long nodes) throws Exception {
    assertThat(search(preset, rules.initial(), Limits.depth(7)).counts().nodes()).isEqualTo(nodes);
  }

  @ParameterizedTest
  @CsvSource({"1, 57", "2, 277", "3, 3693", "4, 25456", "5, 392875", "6, 2456144"})
  void alphabeta6CountsOnTheMidgameSurrogate(int depth, long nodes) throws Exception {
    State midgame = rules.parse(position("midgame"));
    assertThat(search("ulfhake/alphabeta-6", midgame, Limits.depth(depth)).counts().nodes())
        .isEqualTo(nodes);
  }

  @Test
  void alphabeta62EndsAtItsNodeLimitWithALegalMove() throws Exception {
    SearchResult result = search("ulfhake/alphabeta-6-2", rules.initial(), Limits.depth(9));
    assertThat(result.counts().nodes()).isEqualTo(300_000);
    assertThat(result.status()).isEqualTo(SearchResult.Status.LIMIT);
    assertThat(result.depth()).isZero();
  }

  @Test
  void contactAtTheRootMeansAlphabeta6() throws Exception {
    State midgame = rules.parse(position("midgame"));
    SearchResult alone = search("ulfhake/begin-end", midgame, Limits.depth(3));
    SearchResult both = search("ulfhake/alphabeta-6", midgame, Limits.depth(3));
    assertThat(alone.value()).isEqualTo(both.value());
    assertThat(alone.comment()).contains("contact");
    // The interrupted own-moves search had entered the root only.
    assertThat(alone.counts().nodes()).isEqualTo(both.counts().nodes() + 1);
  }

  @Test
  void theAdaptiveOnesRaiseTheirDepthWhileLessThanATenthOfTheNodesIsUsed() throws Exception {
    // Own moves only: 9219 nodes at three plies are less than 30000, 278693 at four are not.
    SearchResult alone = search("ulfhake/adaptive", rules.initial(), Limits.NONE);
    assertThat(alone.depth()).isEqualTo(4);
    assertThat(alone.counts().nodes()).isEqualTo(9219 + 278_693);
    // Alphabeta 6: 597, 1372 and 18086 nodes are less than 30000, 219081 at six plies are not.
    SearchResult both = search("ulfhake/adaptive-2", rules.initial(), Limits.NONE);
    assertThat(both.depth()).isEqualTo(6);
    assertThat(both.counts().nodes()).isEqualTo(597 + 1372 + 18_086 + 219_081);
    SearchResult last = search("ulfhake/adaptive-last-marble", rules.initial(), Limits.NONE);
    assertThat(last.depth()).isEqualTo(4);
  }

  /** The line chosen for the reward ends with a long chain of the last marble: 12-44-78-112. */
  @Test
  void theLastMarbleTermChangesTheMove() throws Exception {
    State start = rules.initial();
    SearchResult plain = search("ulfhake/adaptive", start, Limits.depth(3));
    SearchResult rewarded = search("ulfhake/adaptive-last-marble", start, Limits.depth(3));
    assertThat(start.text(plain.move())).isEqualTo("61-78");
    assertThat(plain.value()).isEqualTo(46);
    assertThat(start.text(rewarded.move())).isEqualTo("44-78");
    assertThat(rewarded.value()).isEqualTo(48);
  }

  private String position(String id) {
    return rules.positions().stream()
        .filter(p -> p.id().startsWith(id))
        .findFirst()
        .orElseThrow()
        .position();
  }

  private SearchResult search(String id, State state, Limits limits) throws Exception {
    Preset preset =
        new AlphaBetaAgents()
            .presets().stream().filter(p -> p.id().equals(id)).findFirst().orElseThrow();
    AlphaBetaAgents factory = new AlphaBetaAgents();
    try (Agent agent = factory.create(PARTS.context(factory, rules, preset.values()))) {
      return agent.search(
          SearchRequest.of(Line.of(rules, state.position()), limits), SearchListener.NONE);
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
