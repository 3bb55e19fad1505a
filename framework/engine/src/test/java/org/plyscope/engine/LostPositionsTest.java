package org.plyscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.engine.alphabeta.AlphaBetaSearch;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;
import org.plyscope.engine.alphabeta.Pruning;
import org.plyscope.engine.alphabeta.TableSettings;
import org.plyscope.engine.alphabeta.Ties;
import org.plyscope.engine.multiplayer.MaxNSearch;
import org.plyscope.testkit.games.TicTacToe;

/** In a lost position the later loss is chosen, and of equally late ones what looks best. */
class LostPositionsTest {
  private static final Rules RULES = TicTacToe.standard();
  private static final int DEPTH = 9;

  /** One for each way in which shipped agents search. */
  private static final List<AlphaBetaSettings> SETTINGS =
      List.of(
          AlphaBetaSettings.MINIMAX,
          AlphaBetaSettings.MINIMAX.with(s -> s.ties = Ties.RANDOM),
          AlphaBetaSettings.PLAIN,
          AlphaBetaSettings.PLAIN.with(s -> s.ties = Ties.LOOK),
          AlphaBetaSettings.PLAIN.with(s -> s.pruning = Pruning.SHALLOW),
          AlphaBetaSettings.PLAIN.with(s -> s.strictCuts = true),
          AlphaBetaSettings.PLAIN.with(s -> s.windows(true, 0)),
          AlphaBetaSettings.PLAIN.with(s -> s.windows(true, 1)),
          AlphaBetaSettings.PLAIN.with(
              s -> s.table = new TableSettings(1, TableSettings.Replacement.TWO_TIER, false)));

  @Test
  void theLatestLossIsChosenThenTheBestLook() {
    SplittableRandom random = new SplittableRandom(5);
    int choices = 0;
    for (int game = 0; game < 100; game++) {
      Line line = Line.of(RULES);
      while (!line.state().over()) {
        // No player has lost earlier.
        choices += line.size() > 2 && checkLost(line) ? 1 : 0;
        line = line.then(line.state().randomMove(random, new MoveList()));
      }
    }
    assertThat(choices).as("lost positions in which moves look different").isGreaterThan(10);
  }

  /**
   * Checks what is chosen if the position is lost; returns whether there was something to choose.
   */
  private static boolean checkLost(Line line) {
    State state = line.state();
    int player = state.toMove();
    MoveList moves = new MoveList();
    state.moves(moves);
    int[] values = new int[moves.size()];
    int[] looks = new int[moves.size()];
    int latest = Integer.MIN_VALUE;
    for (int i = 0; i < values.length; i++) {
      State after = line.then(moves.get(i)).state();
      values[i] =
          after.over()
              ? Reference.outcome(state, after, 2, evaluation(), player, 1)
              : new Reference(evaluation(), 2, player, 0).value(after, DEPTH, 1);
      looks[i] = after.over() ? -Scores.INFINITY : evaluation().value(after, player);
      latest = Math.max(latest, values[i]);
    }
    if (!Scores.lost(latest)) {
      return false;
    }
    int best = -Scores.INFINITY;
    int worst = Scores.INFINITY;
    for (int i = 0; i < values.length; i++) {
      best = values[i] == latest ? Math.max(best, looks[i]) : best;
      worst = values[i] == latest ? Math.min(worst, looks[i]) : worst;
    }
    for (AlphaBetaSettings settings : SETTINGS) {
      for (SearchPlan plan : List.of(SearchPlan.fixed(DEPTH), SearchPlan.DEEPENING)) {
        int move = moves.indexOf(alphaBeta(line, settings, plan));
        assertThat(values[move]).as("%s by %s", line.position(), settings).isEqualTo(latest);
        assertThat(looks[move]).as("%s by %s", line.position(), settings).isEqualTo(best);
      }
    }
    int move = moves.indexOf(maxN(line));
    assertThat(values[move]).as(line.position()).isEqualTo(latest);
    assertThat(looks[move]).as(line.position()).isEqualTo(best);
    return best > worst;
  }

  private static Evaluator evaluation() {
    return TicTacToe.OPEN_LINES.create(
        RULES, OptionValues.defaults(TicTacToe.OPEN_LINES.options()));
  }

  private static long alphaBeta(Line line, AlphaBetaSettings settings, SearchPlan plan) {
    return new AlphaBetaSearch(RULES, evaluation(), new NaturalOrder(), settings, plan)
        .search(SearchRequest.of(line, Limits.depth(DEPTH)), SearchListener.NONE)
        .move();
  }

  private static long maxN(Line line) {
    return new MaxNSearch(RULES, evaluation(), SearchPlan.fixed(DEPTH))
        .search(SearchRequest.of(line, Limits.NONE), SearchListener.NONE)
        .move();
  }
}
