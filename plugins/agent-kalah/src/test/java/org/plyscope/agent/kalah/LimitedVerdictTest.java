package org.plyscope.agent.kalah;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.search.SearchResult.Status;
import org.plyscope.api.trace.Bound;

/** Wherever a limit strikes, the reported bounds of the moves are true. */
class LimitedVerdictTest {
  @ParameterizedTest
  @CsvSource({
    "4, 3, '', all, 1.1",
    "4, 3, '', best, 1.2",
    "6, 2, '0,2,2,2,2,2/0 2,2,2,2,0,0/0 S', all, 1.4"
  })
  void everyLimitKeepsToTheTruth(int houses, int seeds, String position, String moves, double step)
      throws Exception {
    Rules rules = Solving.kalah(houses, seeds, "standard");
    State state = position.isEmpty() ? rules.initial() : rules.parse(position);
    Map<Long, Double> truth = new HashMap<>();
    SearchResult verdict = Solving.solve(rules, state, "all");
    verdict.candidates().forEach(c -> truth.put(c.move(), c.value()));
    int stoppedWhenSolved = 0;
    int bounded = 0;
    double nodes = 1;
    Status status = Status.LIMIT;
    while (status == Status.LIMIT) {
      nodes = Math.ceil(nodes * step);
      Map<String, String> options = Map.of("table", "64", "moves", moves);
      try (Agent agent = Solving.agent(new KalahPerfectAgents(), rules, options)) {
        SearchRequest request =
            SearchRequest.of(Line.of(rules, state.position()), Limits.nodes((long) nodes));
        SearchResult result = agent.search(request, SearchListener.NONE);
        status = result.status();
        if (result.solved()) {
          assertThat(result.value()).isEqualTo(verdict.value());
          assertThat(result.candidates()).hasSameSizeAs(verdict.candidates());
          stoppedWhenSolved += status == Status.LIMIT ? 1 : 0;
        }
        if (!result.candidates().isEmpty()) {
          assertThat(result.candidates().get(0).move()).isEqualTo(result.move());
        }
        result.candidates().forEach(c -> check(c, truth.get(c.move())));
        bounded += !result.solved() && !result.candidates().isEmpty() ? 1 : 0;
      }
    }
    assertThat(bounded).as("unsolved with bounds").isPositive();
    assertThat(stoppedWhenSolved > 0).isEqualTo(moves.equals("all"));
  }

  private static void check(Candidate candidate, double margin) {
    switch (candidate.bound()) {
      case EXACT -> assertThat(candidate.value()).isEqualTo(margin);
      case LOWER -> assertThat(candidate.value()).isLessThanOrEqualTo(margin);
      case UPPER -> assertThat(candidate.value()).isGreaterThanOrEqualTo(margin);
      default -> throw new AssertionError("A margin is no " + candidate.bound());
    }
  }

  @ParameterizedTest
  @CsvSource({"best", "all"})
  void telemetryOfASolvedGame(String moves) throws Exception {
    Rules rules = Solving.kalah(4, 3, "standard");
    SearchResult result = Solving.solve(rules, rules.initial(), moves);
    int plies = result.counts().plies();
    assertThat(result.depth()).as("every line to its end").isEqualTo(plies - 1).isGreaterThan(8);
    assertThat(result.counts().stored()).isPositive();
    assertThat(result.counts().leaves(plies - 1)).isEqualTo(result.counts().nodes(plies - 1));
    for (int ply = 9; ply < plies; ply++) {
      assertThat(result.counts().leaves(ply)).as("leaves at ply " + ply).isPositive();
    }
  }

  @ParameterizedTest
  @CsvSource({"best", "all"})
  void aSolverIsKeptToOneMove(String moves) throws Exception {
    Rules rules = Solving.kalah(4, 3, "empty");
    State state = rules.initial();
    SearchResult verdict = Solving.solve(rules, state, "all");
    try (Agent agent =
        Solving.agent(new KalahPerfectAgents(), rules, Map.of("table", "64", "moves", moves))) {
      for (Candidate candidate : verdict.candidates()) {
        SearchResult one =
            agent.search(
                SearchRequest.of(Line.of(rules, state.position()), Limits.NONE)
                    .withRootMoves(candidate.move()),
                SearchListener.NONE);
        assertThat(one.value()).isEqualTo(candidate.value());
        assertThat(one.solved()).isTrue();
        assertThat(one.candidates()).extracting(Candidate::bound).containsExactly(Bound.EXACT);
        assertThat(one.comment()).contains("after the moves asked about");
      }
    }
  }
}
