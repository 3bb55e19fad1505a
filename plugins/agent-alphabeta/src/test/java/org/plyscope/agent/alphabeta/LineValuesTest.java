package org.plyscope.agent.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.agent.baseline.NoOrdering;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.game.mancala.judge.KalahHeuristics;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.internal.evaluators.LastMarble;
import org.plyscope.testkit.TestParts;
import org.plyscope.testkit.Walks;

/** A table changes no value where values depend on the line and not on the position alone. */
class LineValuesTest {
  private static final TestParts PARTS =
      TestParts.of(new LastMarble(), new KalahHeuristics(), new NoOrdering());

  @Test
  void aTableKeepsRewardsOfDifferentLinesApart() throws Exception {
    Rules rules = rules(new ChineseCheckers(), "ulfhake");
    State state = rules.parse("v1 red: 28 44 61 62 108; blue: 276 259; move: red");
    Map<String, String> options =
        Map.of("evaluator", "last-marble[weight=10]", "own-moves", "always");
    Map<String, Double> values = compare(rules, state, 3, options);
    assertThat(values).containsEntry("44-12", 178.0).containsEntry("28-12", 148.0);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  void aTableChangesNoValueOfTheLastMarble(int players) throws Exception {
    Game game = new ChineseCheckers();
    OptionValues values = OptionValues.defaults(game.options());
    Rules rules = game.rules(values.with("players", String.valueOf(players)));
    for (int seed = 0; seed < 3; seed++) {
      State state = Walks.walked(rules, seed, 12);
      // Without the others' moves two own ones in another order soon lead to the same position.
      compare(rules, state, 3, Map.of("evaluator", "last-marble[weight=7]", "own-moves", "always"));
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "[weights=custom,w5=3,w7=-2]",
        "[weights=custom,w5=0,w7=5]",
        "[h4-h6=gains]",
        "[h4-h6=gains,weights=custom,w4=5,w5=0,w7=0]"
      })
  void aTableChangesNoValueOfTheKalahHeuristics(String weights) throws Exception {
    Rules rules = rules(new KalahGame(), new KalahGame().presets().get(0).id());
    for (int seed = 0; seed < 6; seed++) {
      compare(
          rules,
          Walks.walked(rules, seed, 3),
          6,
          Map.of("evaluator", "kalah-heuristics" + weights));
    }
  }

  /** Searches without and with a table, compares, and returns the values of all moves. */
  private static Map<String, Double> compare(
      Rules rules, State state, int depth, Map<String, String> options) throws Exception {
    Map<String, String> all = new HashMap<>(options);
    all.putAll(Map.of("pruning", "none", "depth-control", "fixed", "ordering", "none"));
    Map<String, Double> without = values(rules, state, depth, all);
    all.put("table", "16");
    assertThat(values(rules, state, depth, all)).as(state.position()).isEqualTo(without);
    return without;
  }

  private static Map<String, Double> values(
      Rules rules, State state, int depth, Map<String, String> options) throws Exception {
    AlphaBetaAgents factory = new AlphaBetaAgents();
    try (Agent agent = factory.create(PARTS.context(factory, rules, options))) {
      SearchRequest request =
          SearchRequest.of(Line.of(rules, state.position()), Limits.depth(depth))
              .withState(state.copy());
      return agent.search(request, SearchListener.NONE).candidates().stream()
          .collect(Collectors.toMap(c -> state.text(c.move()), Candidate::value));
    }
  }

  private static Rules rules(Game game, String preset) {
    Preset values =
        game.presets().stream().filter(p -> p.id().equals(preset)).findFirst().orElseThrow();
    return game.rules(OptionValues.defaults(game.options()).with(values.values()));
  }
}
