package org.plyscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.Limits;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.engine.alphabeta.AlphaBetaSettings;

/** The answer of a search if a limit strikes at any moment. */
class StoppedSearchTest {
  private static final int GAMES = 8;
  private static final int MOST_NODES = 4000;
  private static final int LOSING_GAMES = 60;

  /** Settings whose first window often fails. */
  static Stream<AlphaBetaSettings> narrowWindows() {
    AlphaBetaSettings narrow = AlphaBetaSettings.PLAIN.with(s -> s.windows(false, 2));
    return Stream.of(
        narrow, narrow.with(s -> s.windows(true, 2)), narrow.with(t -> t.strictCuts = true));
  }

  @ParameterizedTest
  @MethodSource("narrowWindows")
  void theValueIsThatOfTheLine(AlphaBetaSettings settings) {
    for (int seed = 0; seed < GAMES; seed++) {
      Rules rules = Lattices.rules(seed, 40, 6);
      for (int limit = 1; limit < MOST_NODES; limit += 1 + limit / 20) {
        SearchResult result =
            Lattices.search(rules, settings, SearchPlan.DEEPENING)
                .search(SearchRequest.of(Line.of(rules), Limits.nodes(limit)), SearchListener.NONE);
        if (!Double.isNaN(result.value())) {
          assertThat(result.value()).as("%d nodes", limit).isEqualTo(atTheEnd(rules, result));
        }
        assertThat(result.line().length - result.depth()).isBetween(-result.depth(), 1);
        assertThat(result.candidates().stream().limit(1))
            .allMatch(c -> c.move() == result.move() && c.value() == result.value());
      }
    }
  }

  /** Plays the line of a result and returns the value of its end. */
  private static int atTheEnd(Rules rules, SearchResult result) {
    State state = rules.initial();
    int player = state.toMove();
    for (long move : result.line()) {
      state.play(move);
    }
    if (!state.over()) {
      return Lattices.evaluation(rules).value(state, player);
    }
    return Reference.outcome(
        rules.initial(), state, 2, Lattices.evaluation(rules), player, result.line().length);
  }

  @Test
  void anAdaptiveSearchKeepsWhatItFinished() {
    SearchPlan plan = new SearchPlan(SearchPlan.Control.ADAPTIVE, 2, 1_000_000);
    int kept = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      Rules rules = Lattices.rules(seed, 40, 6);
      for (int limit = 1; limit < MOST_NODES; limit += 1 + limit / 5) {
        SearchResult result = answer(rules, plan, Limits.nodes(limit));
        if (result.depth() > 0 && result.status() == Status.LIMIT) {
          SearchResult finished =
              answer(rules, SearchPlan.fixed(result.depth()), Limits.depth(result.depth()));
          assertThat(result.line()).isEqualTo(finished.line());
          assertThat(result.value()).isEqualTo(finished.value());
          assertThat(result.candidates()).isEqualTo(finished.candidates());
          kept++;
        }
      }
    }
    assertThat(kept).isGreaterThan(GAMES);
  }

  @Test
  void aLossIsSaidOnlyAfterAllMovesWereSearched() {
    int said = 0;
    for (int seed = 0; seed < LOSING_GAMES; seed++) {
      Rules rules = Lattices.rules(seed, 12, 3);
      boolean lost = answer(rules, SearchPlan.DEEPENING, Limits.NONE).comment().contains("Loses");
      for (int limit = 1; limit < 400; limit++) {
        boolean says =
            answer(rules, SearchPlan.DEEPENING, Limits.nodes(limit)).comment().contains("Loses");
        assertThat(says && !lost).as("seed %d, %d nodes", seed, limit).isFalse();
        said += says ? 1 : 0;
      }
    }
    assertThat(said).isPositive();
  }

  private static SearchResult answer(Rules rules, SearchPlan plan, Limits limits) {
    return Lattices.search(rules, AlphaBetaSettings.PLAIN, plan)
        .search(SearchRequest.of(Line.of(rules), limits), SearchListener.NONE);
  }
}
