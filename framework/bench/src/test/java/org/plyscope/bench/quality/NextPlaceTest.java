package org.plyscope.bench.quality;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.bench.ShippedParts;
import org.plyscope.lab.catalog.Catalog;

/** One move from the best place that is left, every agent that looks ahead takes it. */
class NextPlaceTest {
  private static final Catalog CATALOG = ShippedParts.catalog();
  private static final Map<String, String> PLACES = Map.of("marbles", "6", "end", "places");

  /** A player has come in first, and one move, seldom more, makes the player to move the next. */
  private static final Map<Rules, List<String>> POSITIONS =
      Map.of(
          CATALOG.rules("fauhalma", "star-3p", Map.of()),
          List.of(
              "v1 A: -3,6 -3,5 -2,5 -3,4 -1,4; B: -3,0 -3,-2 -2,-2 -3,-3 -2,-3;"
                  + " C: 3,2 3,1 4,-3 5,-3 6,-3; move: B; places: A 1; ply: 161",
              "v1 A: -3,5 -2,5 -3,4 -1,4 -5,2; B: -3,-2 -2,-2 -3,-3 -2,-3 -1,-3;"
                  + " C: 4,-1 5,-2 3,-3 5,-3 6,-3; move: C; places: B 1; ply: 99",
              "v1 A: -3,5 -2,5 -3,4 -2,4 -1,3; B: -2,-1 -3,-2 -2,-2 -3,-3 -2,-3;"
                  + " C: 4,-2 5,-2 4,-3 5,-3 6,-3; move: A; places: C 1"),
          CATALOG.rules("chinese-checkers", "standard-3p", PLACES),
          List.of(
              "v1 red: j7 k1 k2 l1 l2 m1; blue: d1 d2 d3 e1 e2 i1; green: d8 d9 d10 e8 e9 f8;"
                  + " move: red; places: green 1",
              "v1 red: j6 k1 k3 l1 l2 m1; blue: a1 d1 d2 d3 e1 f1; green: d8 d9 d10 e8 e9 f8;"
                  + " move: red; places: green 1"),
          CATALOG.rules("chinese-checkers", "standard-4p", PLACES),
          List.of(
              "v1 red: j10 k1 k3 l1 l2 m1; blue: e1 f1 i1 i2 j1 j2; green: a1 b1 b2 c1 c2 c3;"
                  + " yellow: d8 d9 d10 e9 f7 f8; move: yellow; places: green 1",
              "v1 red: j8 k2 k3 l1 l2 m1; blue: g1 i1 i2 j1 j2 j3; green: a1 b1 b2 c1 c2 c3;"
                  + " yellow: d8 d9 d10 e8 e9 f8; move: blue; places: green 1 yellow 2"),
          CATALOG.rules("chinese-checkers", "standard-6p", PLACES),
          List.of(
              "v1 red: i3 j8 k2 k3 l1 m1; blue: d1 h1 i1 j2 j3 k1; green: a1 d2 d4 e1 g1 j1;"
                  + " yellow: b1 b2 c1 c2 d7 d8; orange: d6 d9 d10 h7 h8 j10;"
                  + " violet: f8 g7 i7 i9 j9 l2; move: violet; places: red 1",
              "v1 red: g1 i4 i7 j9 k2 m1; blue: h1 i1 i3 j2 j3 j7; green: b1 d2 d3 e1 e2 h2;"
                  + " yellow: a1 c1 d1 e9 f3 f7; orange: c3 d8 d9 d10 e8 j1;"
                  + " violet: h8 i8 i9 j8 j10 l2; move: green; places: violet 1"));

  private static final List<String> AGENTS =
      List.of(
          "greedy",
          "alpha-beta",
          "alpha-beta:pvs=true,ties=look",
          "paranoid",
          "paranoid:value=own",
          "max-n",
          "max-n:value=share",
          "max-n:pruning=shallow",
          "max-n:pruning=speculative",
          "max-n:pruning=approximate,cap=20",
          "best-reply",
          "best-reply:others=first-move",
          "fauhalma/strategy-3",
          "fauhalma/strategy-4",
          "fauhalma/strategy-5",
          "fauhalma/strategy-5:evaluator=fauhalma-targets");

  static Stream<Arguments> choices() {
    return POSITIONS.entrySet().stream()
        .flatMap(
            entry ->
                entry.getValue().stream()
                    .flatMap(
                        position ->
                            AGENTS.stream()
                                .filter(agent -> fits(agent, entry.getKey()))
                                .map(agent -> Arguments.of(entry.getKey(), position, agent))));
  }

  private static boolean fits(String agent, Rules rules) {
    return !agent.startsWith("fauhalma") || rules.game().id().equals("fauhalma");
  }

  @ParameterizedTest
  @MethodSource("choices")
  void thePlaceIsTaken(Rules rules, String position, String text) throws Exception {
    InstalledAgent spec = CATALOG.agent(rules, text);
    for (int depth = 1; depth <= (rules.players() == 6 ? 2 : 3); depth++) {
      State state = rules.parse(position);
      int player = state.toMove();
      try (Agent agent = CATALOG.create(spec, rules)) {
        SearchRequest request = SearchRequest.of(Line.of(rules, position), Limits.depth(depth));
        state.play(agent.search(request, SearchListener.NONE).move());
      }
      assertThat(state.settled(player))
          .as("%s to %d, then %s", text, depth, state.position())
          .isTrue();
      double[] payoffs = new double[rules.players()];
      state.payoffs(payoffs);
      assertThat(payoffs[player]).as("not the last").isPositive();
    }
  }
}
