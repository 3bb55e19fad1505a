package org.plyscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Evaluator;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.alphabeta.AlphaBetaSearch;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;
import org.plyscope.engine.multiplayer.MaxNSearch;

/** An evaluation may have its own idea of what the end of a game is worth. */
class FinalValueTest {
  private static final Race RACE = new Race(3);

  @Test
  void whatItTellsIsTheValueAndDecidesNothing() {
    Line line = Line.of(RACE, RACE.at(0, 2, 9, 9).position());
    for (SearchResult result : List.of(alphaBeta(line, Race.ownWay(), 4), maxN(line, 4))) {
      assertThat(result.value()).isEqualTo(5);
      assertThat(result.comment()).doesNotContain("Wins");
    }
  }

  @Test
  void aLossThatIsTellsApartIsNoReasonToGiveUp() {
    // Player 1 comes in next whatever happens, and then the game is over for player 2.
    Line line = Line.of(RACE, RACE.at(2, 0, 1, 3).position());
    assertThat(alphaBeta(line, Race.ownWay(), 4).move()).isEqualTo(Race.STEP);
    assertThat(alphaBeta(line, Race.ownWay(), 4).value()).isEqualTo(-2);
  }

  @Test
  void whoWeighsThePlayersWeighsThatToo() {
    Evaluator weighed = new DifferenceEvaluation(Race.ownWay(), 3);
    State over = RACE.at(0, 0, 1, 4);
    assertThat(weighed.finalValue(over, 0)).isEqualTo(5 + 1 + 4);
    Evaluator untold = new DifferenceEvaluation(Race.evaluation(), 3);
    assertThat(untold.finalValue(over, 0)).isEqualTo(Evaluator.UNKNOWN);
  }

  private static SearchResult alphaBeta(Line line, Evaluator evaluation, int depth) {
    return new AlphaBetaSearch(
            RACE, evaluation, new NaturalOrder(), AlphaBetaSettings.PLAIN, SearchPlan.fixed(depth))
        .search(SearchRequest.of(line, Limits.NONE), SearchListener.NONE);
  }

  private static SearchResult maxN(Line line, int depth) {
    return new MaxNSearch(RACE, Race.ownWay(), SearchPlan.fixed(depth))
        .search(SearchRequest.of(line, Limits.NONE), SearchListener.NONE);
  }
}
