package org.plyscope.agent.multiplayer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.agent.baseline.NoOrdering;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.internal.evaluators.CurvedBoard;
import org.plyscope.game.starhalma.internal.evaluators.LastMarble;
import org.plyscope.game.starhalma.internal.evaluators.RowSum;
import org.plyscope.testkit.TestParts;
import org.plyscope.testkit.Walks;

/** A paranoid player counts what it has less what all others have. */
class ParanoidValueTest {
  private static final Rules THREE = rules(new ChineseCheckers(), Map.of("players", "3"));

  /**
   * At the start one marble is in row 0, two in row 1, three in row 2 and four in row 3: 20 rows
   * for each of the three. A first move covers two rows at most, by a hop.
   */
  @ParameterizedTest
  @CsvSource({
    "difference, 1, 22 - 20 - 20",
    "difference, 2, 22 - 22 - 20",
    "difference, 3, 22 - 22 - 22",
    "own, 1, 22",
    "own, 3, 22",
  })
  void rowsOfThreePlayersAtTheStart(String value, int depth, String sum) throws Exception {
    int expected = 0;
    int sign = 1;
    for (String part : sum.split(" ", -1)) {
      if (part.equals("-")) {
        sign = -1;
      } else {
        expected += sign * Integer.parseInt(part);
      }
    }
    assertThat(paranoid(THREE, THREE.initial(), new RowSum(), depth, value)).isEqualTo(expected);
  }

  @Test
  void maxNCanLookAtTheOwnRowsOnly() throws Exception {
    State start = THREE.initial();
    SearchResult own =
        search(new MaxNAgents(), THREE, start, new RowSum(), 3, Map.of("value", "own"));
    assertThat(own.values()).containsExactly(22, 22, 22);
    SearchResult relative = search(new MaxNAgents(), THREE, start, new RowSum(), 1, Map.of());
    assertThat(relative.values()).containsExactly(2, -1, -1);
  }

  static Stream<Arguments> twoPlayers() {
    Rules star = rules(new ChineseCheckers(), Map.of());
    Rules kalah = rules(new KalahGame(), Map.of());
    Rules checkers = rules(new CheckersGame(), Map.of());
    return Stream.of(
        Arguments.of(star, new RowSum()),
        Arguments.of(star, new CurvedBoard()),
        Arguments.of(star, new LastMarble()),
        Arguments.of(kalah, new StoreDifference()),
        Arguments.of(checkers, new Material()));
  }

  @ParameterizedTest
  @MethodSource("twoPlayers")
  void betweenTwoPlayersItIsAlphaBeta(Rules rules, EvaluatorFactory evaluator) throws Exception {
    for (int plies = 2; plies < 40; plies += 9) {
      State state = Walks.walked(rules, plies, plies);
      SearchResult plain =
          search(new AlphaBetaAgents(), rules, state, evaluator, 3, Map.of("ordering", "none"));
      assertThat(paranoid(rules, state, evaluator, 3, "difference"))
          .as(state.position())
          .isEqualTo(plain.value());
    }
  }

  private static double paranoid(
      Rules rules, State state, EvaluatorFactory evaluator, int depth, String value)
      throws Exception {
    return search(new ParanoidAgents(), rules, state, evaluator, depth, Map.of("value", value))
        .value();
  }

  private static SearchResult search(
      AgentFactory factory,
      Rules rules,
      State state,
      EvaluatorFactory evaluator,
      int depth,
      Map<String, String> options)
      throws Exception {
    Map<String, String> all = new HashMap<>(options);
    all.put("depth-control", "fixed");
    TestParts parts = TestParts.of(evaluator, new NoOrdering());
    try (Agent agent = factory.create(parts.context(factory, rules, all))) {
      return agent.search(
          SearchRequest.of(Line.of(rules, state.position()), Limits.depth(depth))
              .withState(state.copy()),
          SearchListener.NONE);
    }
  }

  private static Rules rules(Game game, Map<String, String> changes) {
    return game.rules(
        OptionValues.defaults(game.options()).with(game.presets().get(0).values()).with(changes));
  }
}
