package org.plyscope.bench.quality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.plyscope.agent.alphabeta.AlphaBetaAgents;
import org.plyscope.agent.baseline.NoOrdering;
import org.plyscope.agent.montecarlo.UctAgents;
import org.plyscope.agent.multiplayer.MaxNAgents;
import org.plyscope.agent.multiplayer.ParanoidAgents;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.EvaluatorFactory;
import org.plyscope.api.catalog.InstalledAgent;
import org.plyscope.api.game.Game;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.option.Preset;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.game.checkers.CheckersGame;
import org.plyscope.game.checkers.judge.Material;
import org.plyscope.game.checkers.judge.StudyEvaluator;
import org.plyscope.game.mancala.judge.KalahHeuristics;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.game.mancala.kalah.KalahGame;
import org.plyscope.game.mancala.oware.OwareGame;
import org.plyscope.game.starhalma.ChineseCheckers;
import org.plyscope.game.starhalma.Fauhalma;
import org.plyscope.game.starhalma.internal.evaluators.CurvedBoard;
import org.plyscope.game.starhalma.internal.evaluators.HexDistance;
import org.plyscope.game.starhalma.internal.evaluators.LastMarble;
import org.plyscope.game.starhalma.internal.evaluators.RowSum;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.lab.position.Symmetries;
import org.plyscope.lab.position.Symmetry;

/** Equivalent positions have the same value, whatever the order of the players. */
class SymmetricValuesTest {
  private static final List<Game> GAMES =
      List.of(
          new KalahGame(),
          new OwareGame(),
          new CheckersGame(),
          new ChineseCheckers(),
          new Fauhalma());

  /** All but FAUhalma's targets: skewed coordinates are not the same in a mirror. */
  private static final List<EvaluatorFactory> EVALUATORS =
      List.of(
          new StoreDifference(),
          new KalahHeuristics(),
          new Material(),
          new StudyEvaluator(),
          new RowSum(),
          new CurvedBoard(),
          new HexDistance(),
          new LastMarble());

  private static final int[] PLIES = {0, 1, 3, 7, 20, 45};

  /** A position, and the same turned round. */
  private record Pair(Rules rules, State one, State other) {
    /** Returns whose place a player has after the turn. */
    int player(int before) {
      int shift = other.toMove() - one.toMove();
      return Math.floorMod(before + shift, rules.players());
    }
  }

  @TestFactory
  Stream<DynamicTest> evaluatorsSeeNoDifference() {
    List<DynamicTest> tests = new ArrayList<>();
    for (Game game : GAMES) {
      for (Preset preset : game.presets()) {
        Rules rules = game.rules(OptionValues.defaults(game.options()).with(preset.values()));
        tests.add(dynamicTest(game.id() + " " + preset.id(), () -> compareEvaluators(rules)));
      }
    }
    return tests.stream();
  }

  private static void compareEvaluators(Rules rules) {
    for (Pair pair : pairs(rules)) {
      for (EvaluatorFactory evaluator : EVALUATORS) {
        if (evaluator.supports(rules)) {
          OptionValues standard = OptionValues.defaults(evaluator.options());
          Evaluator one = evaluator.create(rules, standard);
          Evaluator other = evaluator.create(rules, standard);
          one.reset(pair.one);
          other.reset(pair.other);
          for (int player = 0; player < rules.players(); player++) {
            assertThat(other.value(pair.other, pair.player(player)))
                .as("%s for player %d in %s", evaluator.id(), player, pair.one.position())
                .isEqualTo(one.value(pair.one, player));
          }
        }
      }
    }
  }

  private static List<Pair> pairs(Rules rules) {
    List<Pair> pairs = new ArrayList<>();
    for (Symmetry symmetry : Symmetries.of(rules).all()) {
      for (int plies : PLIES) {
        SplittableRandom random = new SplittableRandom(plies);
        State state = rules.initial();
        MoveList scratch = new MoveList();
        for (int ply = 0; ply < plies && !state.over(); ply++) {
          state.play(state.randomMove(random, scratch));
        }
        if (!state.over()) {
          pairs.add(new Pair(rules, state, rules.state(symmetry.apply(state.setup()))));
        }
      }
    }
    return pairs;
  }

  @Test
  void searchesSeeNoDifference() throws Exception {
    Catalog catalog =
        Catalog.of(
            List.of(
                new KalahGame(),
                new ChineseCheckers(),
                new CheckersGame(),
                new Material(),
                new StoreDifference(),
                new RowSum(),
                new NoOrdering(),
                new AlphaBetaAgents(),
                new MaxNAgents(),
                new ParanoidAgents()));
    int compared = 0;
    for (String setting :
        List.of(
            "kalah//alpha-beta",
            "kalah//modern-alpha-beta",
            "checkers//alpha-beta",
            "chinese-checkers/standard/alpha-beta",
            "chinese-checkers/standard-3p/paranoid",
            "chinese-checkers/standard-3p/max-n")) {
      String[] parts = setting.split("/", -1);
      Rules rules = catalog.rules(parts[0], parts[1], Map.of());
      for (Pair pair : pairs(rules)) {
        double one = search(catalog, rules, parts[2], pair.one, Limits.depth(2)).value();
        double other = search(catalog, rules, parts[2], pair.other, Limits.depth(2)).value();
        assertThat(other).as(setting + " " + pair.one.position()).isEqualTo(one);
        compared++;
      }
    }
    assertThat(compared).isGreaterThan(40);
  }

  /** Playouts are drawn, so the means agree only as closely as their number allows. */
  @Test
  void playoutsSeeNoDifferenceButByChance() throws Exception {
    Catalog catalog = Catalog.of(List.of(new KalahGame(), new ChineseCheckers(), new UctAgents()));
    for (String preset : List.of("kalah/", "chinese-checkers/sturtevant-6")) {
      String[] parts = preset.split("/", -1);
      Rules rules = catalog.rules(parts[0], parts[1], Map.of());
      Limits limits = Limits.NONE.withIterations(parts[0].equals("kalah") ? 6000 : 600);
      for (Pair pair : pairs(rules).subList(0, 3)) {
        SearchResult one = search(catalog, rules, "uct", pair.one, limits);
        SearchResult other = search(catalog, rules, "uct", pair.other, limits);
        for (int player = 0; player < rules.players(); player++) {
          assertThat(other.values()[pair.player(player)])
              .as("player %d in %s", player, pair.one.position())
              .isCloseTo(one.values()[player], within(0.12));
        }
      }
    }
  }

  private static SearchResult search(
      Catalog catalog, Rules rules, String agent, State state, Limits limits) throws Exception {
    InstalledAgent spec = catalog.agent(rules, agent);
    try (Agent player = catalog.create(spec, rules)) {
      return player.search(
          SearchRequest.of(Line.of(rules, state.position()), limits), SearchListener.NONE);
    }
  }
}
