package org.plyscope.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.NaturalOrder;
import org.plyscope.engine.Race;
import org.plyscope.engine.Reference;
import org.plyscope.engine.Scores;
import org.plyscope.engine.SearchPlan;
import org.plyscope.testkit.games.TicTacToe;

/** Among equally good moves the one that looks best is chosen, if that is wanted. */
class TiesTest {
  private static final Rules RULES = TicTacToe.standard();

  static Stream<AlphaBetaSettings> settings() {
    return Stream.of(
            AlphaBetaSettings.MINIMAX,
            AlphaBetaSettings.PLAIN,
            AlphaBetaSettings.PLAIN.with(s -> s.pruning = Pruning.SHALLOW),
            AlphaBetaSettings.PLAIN.with(s -> s.strictCuts = true),
            AlphaBetaSettings.PLAIN.with(s -> s.windows(true, 0)),
            AlphaBetaSettings.PLAIN.with(s -> s.windows(true, 1)),
            AlphaBetaSettings.PLAIN.with(
                s -> s.table = new TableSettings(1, TableSettings.Replacement.TWO_TIER, false)))
        .map(settings -> settings.with(s -> s.ties = Ties.LOOK));
  }

  @ParameterizedTest
  @MethodSource("settings")
  void theBestLookIsChosenAmongTheBest(AlphaBetaSettings settings) {
    SplittableRandom random = new SplittableRandom(7);
    int choices = 0;
    for (int game = 0; game < 60; game++) {
      Line line = Line.of(RULES);
      while (!line.state().over()) {
        choices += check(line, settings, 1 + random.nextInt(4)) ? 1 : 0;
        line = line.then(line.state().randomMove(random, new MoveList()));
      }
    }
    assertThat(choices).as("positions in which the first of the best looks worse").isPositive();
  }

  /** Returns whether the order alone would have chosen another move. */
  private static boolean check(Line line, AlphaBetaSettings settings, int depth) {
    State state = line.state();
    int player = state.toMove();
    MoveList moves = new MoveList();
    state.moves(moves);
    int[] values = new int[moves.size()];
    int[] looks = new int[moves.size()];
    for (int i = 0; i < values.length; i++) {
      State after = line.then(moves.get(i)).state();
      values[i] =
          after.over()
              ? Reference.outcome(state, after, 2, evaluation(), player, 1)
              : new Reference(evaluation(), 2, player, 0).value(after, depth - 1, 1);
      int end = Scores.lost(values[i]) ? -Scores.INFINITY : Scores.INFINITY;
      looks[i] = after.over() ? end : evaluation().value(after, player);
    }
    int best = Arrays.stream(values).max().orElseThrow();
    int look = Integer.MIN_VALUE;
    int first = -1;
    for (int i = values.length - 1; i >= 0; i--) {
      look = values[i] == best ? Math.max(look, looks[i]) : look;
      first = values[i] == best ? i : first;
    }
    SearchResult result =
        new AlphaBetaSearch(RULES, evaluation(), new NaturalOrder(), settings, SearchPlan.DEEPENING)
            .search(SearchRequest.of(line, Limits.depth(depth)), SearchListener.NONE);
    int chosen = moves.indexOf(result.move());
    assertThat(values[chosen]).as("%s to %d", line.position(), depth).isEqualTo(best);
    assertThat(looks[chosen]).as("%s to %d", line.position(), depth).isEqualTo(look);
    return looks[first] < look;
  }

  private static Evaluator evaluation() {
    return TicTacToe.OPEN_LINES.create(
        RULES, OptionValues.defaults(TicTacToe.OPEN_LINES.options()));
  }

  @Test
  void nothingIsPutOffThatCanBeHadLaterAsWell() {
    // Two steps from home with three moves to look ahead: waiting first loses nothing.
    Race race = new Race(3);
    Line line = Line.of(race, race.at(1, 0, 2, 9).position());
    assertThat(choice(race, line, Ties.FIRST)).isEqualTo(Race.WAIT);
    assertThat(choice(race, line, Ties.LOOK)).isEqualTo(Race.STEP);
    // The same one step from home, where the step ends the game.
    Line near = Line.of(race, race.at(1, 0, 1, 9).position());
    assertThat(choice(race, near, Ties.FIRST)).isEqualTo(Race.WAIT);
    assertThat(choice(race, near, Ties.LOOK)).isEqualTo(Race.STEP);
  }

  private static long choice(Race race, Line line, Ties ties) {
    return new AlphaBetaSearch(
            race,
            Race.ownWay(),
            new NaturalOrder(),
            AlphaBetaSettings.PLAIN.with(s -> s.ties = ties),
            SearchPlan.fixed(5))
        .search(SearchRequest.of(line, Limits.NONE), SearchListener.NONE)
        .move();
  }
}
