package org.plyscope.agent.montecarlo;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.testkit.games.Lattice;

/** Third-party selection and expansion rules decide the moves. */
class StrangerStepsTest {
  private static final Rules RULES =
      Lattice.rules(Map.of("players", "3", "length", "30", "width", "7"));

  @Test
  void aRuleWrittenOnceMoreSelectsTheSameMovesAsTheEngine() throws InterruptedException {
    SearchResult own = search(Map.of());
    SearchResult strange = search(Map.of("selection-rule", "hand-written-ucb"));
    assertThat(strange.candidates().stream().map(StrangerStepsTest::text))
        .isEqualTo(own.candidates().stream().map(StrangerStepsTest::text).toList());
    assertThat(strange.counts().nodes()).isEqualTo(own.counts().nodes());
  }

  @Test
  void onlyMovesThatTheExpansionChoseAreInTheTree() throws InterruptedException {
    SearchResult result = search(Map.of("expansion-rule", "last-moves", "branching", "2"));
    MoveList list = new MoveList();
    RULES.initial().moves(list);
    long[] moves = list.toArray();
    Arrays.sort(moves);
    assertThat(
            result.candidates().stream()
                .filter(candidate -> candidate.effort() > 0)
                .mapToLong(Candidate::move))
        .containsExactlyInAnyOrder(moves[moves.length - 1], moves[moves.length - 2]);
  }

  @Test
  void aPartThatDoesNotExistIsRefusedAtOnce() {
    assertThatThrownBy(() -> search(Map.of("selection-rule", "missing-rule")))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("missing-rule");
  }

  private static String text(Candidate candidate) {
    return candidate.move() + " " + candidate.effort() + " " + candidate.value();
  }

  private static SearchResult search(Map<String, String> options) throws InterruptedException {
    UctAgents factory = new UctAgents();
    try (Agent agent = factory.create(StrangerParts.ALL.context(factory, RULES, options))) {
      return agent.search(
          SearchRequest.of(Line.of(RULES), Limits.NONE.withIterations(3000)).withSeed(5),
          SearchListener.NONE);
    }
  }
}
