package org.plyscope.engine.montecarlo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.agent.Orderer;
import org.plyscope.api.agent.montecarlo.Playout;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.montecarlo.PlayoutSettings.Judgement;
import org.plyscope.engine.montecarlo.Playouts.Lookahead;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

/** The choices of the playouts. */
class PlayoutsTest {
  private final SplittableRandom random = new SplittableRandom(7);
  private final MoveList scratch = new MoveList();

  private static State tic(String position) {
    return TicTacToe.standard().parse(position);
  }

  private static Evaluator lines() {
    return TicTacToe.OPEN_LINES.create(TicTacToe.standard(), OptionValues.defaults(List.of()));
  }

  private long move(Playout playout, State state) {
    playout.reset(state);
    playout.start(state);
    return playout.move(state, random, scratch);
  }

  @Test
  void greedyByOrdererTakesTheLargestKey() {
    Orderer near =
        (state, moves, keys) -> {
          for (int i = 0; i < moves.size(); i++) {
            keys[i] = -Math.abs((int) moves.get(i) - 3);
          }
        };
    for (int i = 0; i < 20; i++) {
      assertThat(move(Playouts.epsilonGreedy(near, 0), tic("......... x"))).isEqualTo(3);
      assertThat(move(Playouts.epsilonGreedy(near, 0), tic("...x..... o"))).isIn(2L, 4L);
    }
  }

  @Test
  void aPlayoutEndsWhereTheEvaluationDecidesTheGame() {
    Evaluator sure =
        new Evaluator() {
          @Override
          public int value(State state, int player) {
            return player == 0 ? 1 : -1;
          }

          @Override
          public boolean decides(State state) {
            return true;
          }
        };
    UctSettings settings =
        UctSettings.of(
            s -> {
              s.untilDecided = true;
              s.judgement = Judgement.PLACES;
            });
    SearchResult result =
        new UctSearch(TicTacToe.standard(), settings, () -> UctParts.plain().withEvaluation(sure))
            .search(
                SearchRequest.of(Line.of(TicTacToe.standard()), Limits.NONE.withIterations(50)),
                SearchListener.NONE);
    assertThat(result.values()).containsExactly(1, 0);
  }

  @Test
  void epsilonIsHowOftenAnyMoveIsPlayed() {
    Orderer first = (state, moves, keys) -> keys[0] = 1;
    Playout playout = Playouts.epsilonGreedy(first, 0.5);
    int others = 0;
    for (int i = 0; i < 1800; i++) {
      others += move(playout, tic("......... x")) == 0 ? 0 : 1;
    }
    // Half of the time any move, of which eight in nine are others: 800 on average, deviation 21.
    assertThat(others).isBetween(700, 900);
  }

  @Test
  void greedyByEvaluatorWinsAtOnce() {
    Playout playout = Playouts.epsilonGreedy(2, lines(), 0);
    assertThat(move(playout, tic("xx.oo.... x"))).isEqualTo(2);
    assertThat(move(playout, tic("......... x"))).as("the most open lines").isEqualTo(4);
  }

  @ParameterizedTest
  @EnumSource(Lookahead.class)
  void aSmallSearchSeesTheThreat(Lookahead lookahead) {
    Orderer none = (state, moves, keys) -> Arrays.fill(keys, 0, moves.size(), 0);
    Playout playout = Playouts.search(2, lookahead, 2, 9, lines(), none, 0);
    assertThat(move(playout, tic("xx..o.... o"))).isEqualTo(2);
    assertThat(move(playout, tic("xx.oo.... x"))).isEqualTo(2);
  }

  @Test
  void nestedPlayoutsWinAtOnce() {
    for (int level = 1; level <= 2; level++) {
      int wins = 0;
      for (int i = 0; i < 20; i++) {
        wins += move(Playouts.nested(2, level), tic("xx.oo.ox. x")) == 2 ? 1 : 0;
      }
      // Any other move may win at random, too.
      assertThat(wins).isGreaterThan(8);
    }
  }

  @Test
  void moveAverageRepeatsWhatDidWell() {
    State start = tic("......... x");
    Playout playout = Playouts.moveAverage(0);
    playout.reset(start);
    for (int i = 0; i < 200; i++) {
      playout.start(start);
      long move = playout.move(start, random, scratch);
      playout.end(move == 6 ? new double[] {1, 0} : new double[] {0, 1});
    }
    playout.start(start);
    assertThat(playout.move(start, random, scratch)).isEqualTo(6);
    playout.reset(start);
    playout.start(start);
    assertThat(playout.move(start, new SplittableRandom(1), scratch)).isBetween(0L, 8L);
  }

  /** Playouts of all kinds end games of three with legal moves and leave the state alone. */
  @Test
  void everyPlayoutPlaysLegalGames() {
    Rules rules = Lattice.rules(9, 3);
    Evaluator value = Lattice.HASH_VALUE.create(rules, OptionValues.defaults(List.of()));
    Orderer next = Lattice.BEST_NEXT.create(rules, OptionValues.defaults(List.of()));
    for (Playout playout :
        List.of(
            Playouts.random(),
            Playouts.epsilonGreedy(next, 0.1),
            Playouts.epsilonGreedy(3, value, 0.1),
            Playouts.moveAverage(0.1),
            Playouts.nested(3, 1),
            Playouts.search(3, Lookahead.MAX_N, 3, 3, value, next, 0.1),
            Playouts.search(3, Lookahead.PARANOID, 2, 5, value, next, 0.1),
            Playouts.search(3, Lookahead.BEST_REPLY, 2, 5, value, next, 0.1))) {
      State state = rules.initial();
      playout.reset(state);
      playout.start(state);
      MoveList legal = new MoveList();
      while (state.moves(legal) > 0) {
        String before = state.position();
        long move = playout.move(state, random, scratch);
        assertThat(legal.indexOf(move)).isNotNegative();
        assertThat(state.position()).isEqualTo(before);
        state.play(move);
      }
      assertThat(playout.move(state, random, scratch)).isEqualTo(MoveList.NONE);
      playout.end(new double[3]);
    }
  }
}
