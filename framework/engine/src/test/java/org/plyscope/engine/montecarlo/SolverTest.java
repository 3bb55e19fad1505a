package org.plyscope.engine.montecarlo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.api.trace.Bound;
import org.plyscope.testkit.games.Lattice;
import org.plyscope.testkit.games.TicTacToe;

/** Whatever the solver calls proved is so, for any number of players. */
class SolverTest {
  private static final UctSettings SOLVER = UctSettings.of(s -> s.solver = true);

  /** The payoff a player can force against all the others, by looking at everything. */
  private static double forced(State state, int player, int players) {
    MoveList moves = new MoveList();
    if (state.moves(moves) == 0) {
      double[] payoffs = new double[players];
      state.payoffs(payoffs);
      return payoffs[player];
    }
    boolean own = state.toMove() == player;
    double best = own ? -1 : 2;
    for (int i = 0; i < moves.size(); i++) {
      state.play(moves.get(i));
      double value = forced(state, player, players);
      state.undo();
      best = own ? Math.max(best, value) : Math.min(best, value);
    }
    return best;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void whatIsProvedIsTrue(int players) {
    int proved = 0;
    int moves = 0;
    for (int seed = 0; seed < 40; seed++) {
      Rules rules =
          Lattice.rules(
              Map.of("players", "" + players, "seed", "" + seed, "length", "6", "width", "4"));
      State root = rules.initial();
      int player = root.toMove();
      for (int iterations : new int[] {5, 20, 60, 3000}) {
        SearchResult result =
            new UctSearch(rules, SOLVER)
                .search(
                    SearchRequest.of(Line.of(rules), Limits.NONE.withIterations(iterations)),
                    SearchListener.NONE);
        for (Candidate candidate : result.candidates()) {
          if (candidate.bound() == Bound.EXACT) {
            root.play(candidate.move());
            assertThat(candidate.value()).isEqualTo((float) forced(root, player, players));
            root.undo();
            moves++;
          }
        }
        if (result.status() == Status.COMPLETE) {
          double best = forced(root, player, players);
          root.play(result.move());
          assertThat(forced(root, player, players)).isEqualTo(best);
          root.undo();
          proved++;
        }
      }
    }
    assertThat(proved).isGreaterThan(30);
    assertThat(moves).isGreaterThan(60);
  }

  /** A won position stays won until the game is over, however few iterations there are. */
  @Test
  void neverLosesAProvedWin() {
    Rules rules = TicTacToe.standard();
    SplittableRandom random = new SplittableRandom(8);
    int wins = 0;
    for (int game = 0; game < 300; game++) {
      Line line = Line.of(rules);
      MoveList moves = new MoveList();
      int winner = -1;
      while (line.state().moves(moves) > 0) {
        int player = line.state().toMove();
        SearchResult result =
            new UctSearch(rules, SOLVER)
                .search(
                    SearchRequest.of(line, Limits.NONE.withIterations(200)).withSeed(game),
                    SearchListener.NONE);
        if (winner < 0 && result.outcome() == Claim.Outcome.WIN) {
          winner = player;
          wins++;
        }
        long drawn = moves.get(random.nextInt(moves.size()));
        line = line.then(player == winner ? result.move() : drawn);
      }
      if (winner >= 0) {
        double[] payoffs = new double[2];
        line.state().payoffs(payoffs);
        assertThat(payoffs[winner]).isEqualTo(1);
      }
    }
    assertThat(wins).isGreaterThan(200);
  }

  @Test
  void aProvedValueIsThePayoff() {
    check("xx.oo.... x", Claim.Outcome.WIN, 1);
    check("xox.o.... x", Claim.Outcome.DRAW, .5);
    check("x.x.o.x.. o", Claim.Outcome.LOSS, 0);
  }

  /** The value, the values of both players and the move chosen are on one scale. */
  private static void check(String position, Claim.Outcome outcome, double payoff) {
    SearchResult result = solve(TicTacToe.standard(), position);
    assertThat(result.outcome()).isEqualTo(outcome);
    assertThat(result.value()).isEqualTo(payoff);
    assertThat(result.values()).containsExactlyInAnyOrder(payoff, 1 - payoff);
    assertThat(result.candidates().get(0).move()).isEqualTo(result.move());
    assertThat(result.candidates().get(0).value()).isEqualTo(payoff);
  }

  private static SearchResult solve(Rules rules, String position) {
    SearchResult result =
        new UctSearch(rules, SOLVER)
            .search(
                SearchRequest.of(Line.of(rules, position), Limits.NONE.withIterations(20_000)),
                SearchListener.NONE);
    assertThat(result.solved()).isTrue();
    assertThat(result.status()).isEqualTo(Status.COMPLETE);
    return result;
  }
}
