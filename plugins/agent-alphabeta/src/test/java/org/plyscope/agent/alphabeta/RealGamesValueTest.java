package org.plyscope.agent.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.mancala.oware.OwareGame;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.Fauhalma;
import org.plyscope.game.starhalma.internal.evaluators.CurvedBoard;
import org.plyscope.game.starhalma.internal.orderings.LargestGain;
import org.plyscope.testkit.TestParts;

/** On positions of the real games every sound combination of options has the value of minimax. */
class RealGamesValueTest {
  private static final int POSITIONS = 4;

  static Stream<Arguments> games() {
    return Stream.of(
        Arguments.of("kalah", rules(new KalahGame(), Map.of()), new StoreDifference(), 5),
        Arguments.of("oware", rules(new OwareGame(), Map.of()), new StoreDifference(), 4),
        Arguments.of("checkers", rules(new CheckersGame(), Map.of()), new Material(), 4),
        Arguments.of("star", rules(new ChineseCheckers(), Map.of()), new CurvedBoard(), 3),
        Arguments.of(
            "star for three",
            rules(new ChineseCheckers(), Map.of("players", "3")),
            new CurvedBoard(),
            3),
        Arguments.of("fauhalma", rules(new Fauhalma(), Map.of()), new CurvedBoard(), 3));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("games")
  void everySoundCombinationHasTheValueOfMinimax(
      String name, Rules rules, Evaluator evaluator, int depth) throws Exception {
    TestParts parts =
        new TestParts(
            List.of(evaluator), List.of(new LargestGain(), new NoOrdering(), new RandomOrdering()));
    for (int i = 0; i < POSITIONS; i++) {
      State state = walked(rules, i);
      Map<String, String> minimax = Map.of("pruning", "none", "depth-control", "fixed");
      for (String quiescence : List.of("0", "4")) {
        double expected = value(parts, rules, state, depth, with(minimax, quiescence));
        for (Map<String, String> options : combinations()) {
          assertThat(value(parts, rules, state, depth, with(options, quiescence)))
              .as("%s %s", state.position(), options)
              .isEqualTo(expected);
        }
      }
    }
  }

  private static List<Map<String, String>> combinations() {
    List<Map<String, String>> all = new ArrayList<>();
    for (String pruning : List.of("deep", "shallow", "none")) {
      for (String cuts : List.of("strict", "non-strict")) {
        for (String table : List.of("0", "1")) {
          all.add(Map.of("pruning", pruning, "cuts", cuts, "table", table, "ordering", "random"));
          all.add(
              Map.of(
                  "pruning", pruning,
                  "cuts", cuts,
                  "table", table,
                  "table-move", "true",
                  "pvs", "true",
                  "aspiration", "3",
                  "killers", "true",
                  "counter-moves", "true",
                  "history", "before",
                  "ties", "random"));
        }
      }
    }
    return all;
  }

  private static Map<String, String> with(Map<String, String> options, String quiescence) {
    Map<String, String> all = new HashMap<>(options);
    all.put("quiescence", quiescence);
    return all;
  }

  private static double value(
      TestParts parts, Rules rules, State state, int depth, Map<String, String> options)
      throws Exception {
    AlphaBetaAgents factory = new AlphaBetaAgents();
    try (Agent agent = factory.create(parts.context(factory, rules, options))) {
      SearchRequest request = SearchRequest.of(state.copy(), Limits.depth(depth)).withSeed(5);
      return agent.search(request, SearchListener.NONE).value();
    }
  }

  private static State walked(Rules rules, int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    MoveList moves = new MoveList();
    State state = rules.initial();
    for (int ply = 0; ply < 4 + 7 * seed; ply++) {
      state.moves(moves);
      state.play(moves.get(random.nextInt(moves.size())));
      if (state.over()) {
        state.undo();
        return state;
      }
    }
    return state;
  }

  private static Rules rules(Game game, Map<String, String> changes) {
    OptionValues values =
        OptionValues.defaults(game.options()).with(game.presets().get(0).values()).with(changes);
    return game.rules(values);
  }
}
