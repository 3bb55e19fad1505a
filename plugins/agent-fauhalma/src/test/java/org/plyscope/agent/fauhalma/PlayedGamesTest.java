package org.plyscope.agent.fauhalma;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;

/** The behaviour of the strategies in whole games, which is all that counts. */
class PlayedGamesTest {
  private static final Rules THREE = FauhalmaRules.preset("star-3p");

  /** B can come in with its next move, and A needs two; C has come in. */
  private static final String LATE =
      "v1 A: -3,6 -2,5 -3,4 -2,4 -2,2; B: -2,-1 -3,-2 -2,-2 -3,-3 -2,-3;"
          + " C: 4,-2 5,-2 4,-3 5,-3 6,-3; move: A; places: C 1";

  @ParameterizedTest
  @ValueSource(strings = {"3", "4", "5"})
  void noStrategyGivesUpBecauseAnOpponentCouldComeIn(String strategy) throws Exception {
    State state = THREE.parse(LATE);
    try (Agent agent = agent(THREE, strategy)) {
      for (int ply = 0; ply < 20 && !state.over(); ply++) {
        state.play(state.toMove() == 0 ? choice(agent, THREE, state) : idle(state));
      }
    }
    assertThat(payoffs(THREE, state)).as(state.position()).containsExactly(0.5, 0, 1);
  }

  /** Returns a move of B that does not use its chance. */
  private static long idle(State state) {
    MoveList moves = new MoveList();
    state.moves(moves);
    for (long move : moves.toArray()) {
      state.play(move);
      boolean over = state.over();
      state.undo();
      if (!over && state.text(move).equals("[[-2,-1],[-1,-2]]")) {
        return move;
      }
    }
    return state.parseMove("[[-1,-2],[-2,-1]]");
  }

  @ParameterizedTest
  @CsvSource({
    "star-2p, 3, 4",
    "star-2p, 4, 4",
    "rhombus, 4, 2",
    "star-3p, 4, 2",
    "star-3p, 4, 4",
    "star-3p, 3, 2",
    "star-3p, 5, 5"
  })
  void gamesOfStrategiesThatLookAheadEnd(String board, String strategy, String others)
      throws Exception {
    Rules rules = FauhalmaRules.preset(board);
    SplittableRandom random = new SplittableRandom(1);
    for (int game = 0; game < 3; game++) {
      List<Agent> agents = new ArrayList<>(List.of(agent(rules, strategy)));
      while (agents.size() < rules.players()) {
        agents.add(agent(rules, others));
      }
      State state = rules.initial();
      MoveList scratch = new MoveList();
      int plies = 0;
      for (; plies < 300 && !state.over(); plies++) {
        state.play(
            plies < 2
                ? state.randomMove(random, scratch)
                : choice(agents.get(state.toMove()), rules, state));
      }
      assertThat(plies).as("%s: %s", board, state.position()).isLessThan(300);
    }
  }

  /** Among the study's numbers: .20 of the points, against opponents that are not described. */
  @Test
  void strategy1ComesInAgainstChance() throws Exception {
    int in = 0;
    for (int game = 0; game < 30; game++) {
      in += cameIn(against(game, Map.of("strategy", "1")), game % 3) ? 1 : 0;
    }
    assertThat(in).as("came in, of 30").isBetween(1, 12);
  }

  /** Where it does not come in, a peg is stuck in a corner and another one steps back and forth. */
  @Test
  void strategy1IsHeldUpByPegsInCornersAndByNothingElse() throws Exception {
    Cells cells = new Cells(THREE);
    for (int game = 0; game < 30; game++) {
      int seat = game % 3;
      State state = against(game, Map.of("strategy", "1"));
      if (!cameIn(state, seat)) {
        assertThat(cells.inSideCorners(state, seat)).as(state.position()).isPositive();
      }
      State free = against(game, Map.of("strategy", "1", "corner-hops", "false"));
      assertThat(cameIn(free, seat)).as(free.position()).isTrue();
    }
  }

  /** Random players come in too seldom to be first. */
  private static boolean cameIn(State state, int seat) {
    return payoffs(THREE, state)[seat] == 1;
  }

  /** Plays against two random players until the agent has come in or the rules end the game. */
  private static State against(int game, Map<String, String> options) throws Exception {
    SplittableRandom random = new SplittableRandom(game);
    MoveList scratch = new MoveList();
    int seat = game % 3;
    State state = THREE.initial();
    try (Agent agent = agent(THREE, options)) {
      while (!state.over() && !state.settled(seat)) {
        state.play(
            state.toMove() == seat
                ? choice(agent, THREE, state)
                : state.randomMove(random, scratch));
      }
    }
    return state;
  }

  private static long choice(Agent agent, Rules rules, State state) throws Exception {
    SearchRequest request = SearchRequest.of(Line.of(rules, state.position()), Limits.NONE);
    return agent.search(request, SearchListener.NONE).move();
  }

  private static double[] payoffs(Rules rules, State state) {
    double[] payoffs = new double[rules.players()];
    state.payoffs(payoffs);
    return payoffs;
  }

  private static Agent agent(Rules rules, String strategy) {
    return agent(rules, Map.of("strategy", strategy));
  }

  private static Agent agent(Rules rules, Map<String, String> options) {
    FauhalmaAgents factory = new FauhalmaAgents();
    return factory.create(FauhalmaRules.parts().context(factory, rules, options));
  }
}
