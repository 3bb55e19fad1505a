package org.plyscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.State;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.engine.alphabeta.AlphaBetaSearch;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;
import org.plyscope.engine.multiplayer.MaxNSearch;

/**
 * Among several players a better place is worth more: no player declines the best one that is left.
 */
class PlacesTest {
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 6})
  void theBestPlaceThatIsLeftIsTakenAtOnce(int players) {
    // Player 0 has come in; player 1 is a step from the second place, far ahead of the rest.
    int[] left = IntStream.range(0, players).map(p -> p < 2 ? p : 9).toArray();
    for (int depth = 1; depth <= 4; depth++) {
      SearchResult paranoid = alphaBeta(players, depth, 1, left);
      assertThat(paranoid.move()).as("depth %d", depth).isEqualTo(Race.STEP);
      SearchResult maxN = maxN(players, depth, 1, left);
      assertThat(maxN.move()).as("depth %d", depth).isEqualTo(Race.STEP);
      if (players == 3) {
        // The game is over once the second has come in.
        assertThat(Value.text(paranoid.value())).isEqualTo("best place left in 1");
        assertThat(paranoid.comment()).isEqualTo("Gets the best place left in 1 ply.");
        assertThat(Value.text(maxN.value())).isEqualTo("best place left in 1");
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 6})
  void theLastPlaceButOneIsTakenWhenAllOthersAreIn(int players) {
    // Two are left; the one to move is a step from coming in before the last.
    int[] left = IntStream.range(0, players).map(p -> p < players - 2 ? 0 : 1).toArray();
    left[players - 1] = 5;
    for (int depth = 1; depth <= 4; depth++) {
      assertThat(alphaBeta(players, depth, players - 2, left).move()).isEqualTo(Race.STEP);
      assertThat(maxN(players, depth, players - 2, left).move()).isEqualTo(Race.STEP);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 4, 6})
  void aSurePlaceBeatsAnUnsettledGameOfTheSameEvaluation(int players) {
    Race race = new Race(players);
    int last = players - 1;
    // All but two come in within the tree; the last but one has a middle place then.
    int[] open = IntStream.range(0, players).map(p -> 1).toArray();
    open[last] = 4;
    State state = race.at(0, open);
    SearchResult result =
        new MaxNSearch(race, Race.evaluation(), SearchPlan.fixed(players - 1))
            .search(
                SearchRequest.of(Line.of(race, state.position()), Limits.NONE),
                SearchListener.NONE);
    assertThat(result.move()).isEqualTo(Race.STEP);
    double[] values = result.values();
    assertThat(Value.text(values[0])).isEqualTo("win in 1");
    assertThat(Value.text(values[last])).isEqualTo("loss in " + (players - 1));
    for (int player = 1; player < last; player++) {
      State over = race.at(0, IntStream.range(0, players).map(p -> p < last ? 0 : 4).toArray());
      int unsettled = Race.evaluation().value(over, player);
      assertThat(values[player]).isGreaterThan(unsettled).isLessThan(unsettled + 3);
    }
  }

  private static SearchResult alphaBeta(int players, int depth, int toMove, int... left) {
    Race race = new Race(players);
    return new AlphaBetaSearch(
            race,
            Race.evaluation(),
            new NaturalOrder(),
            AlphaBetaSettings.PLAIN,
            SearchPlan.fixed(depth))
        .search(
            SearchRequest.of(Line.of(race, race.at(toMove, left).position()), Limits.NONE),
            SearchListener.NONE);
  }

  private static SearchResult maxN(int players, int depth, int toMove, int... left) {
    Race race = new Race(players);
    return new MaxNSearch(race, Race.evaluation(), SearchPlan.fixed(depth))
        .search(
            SearchRequest.of(Line.of(race, race.at(toMove, left).position()), Limits.NONE),
            SearchListener.NONE);
  }
}
