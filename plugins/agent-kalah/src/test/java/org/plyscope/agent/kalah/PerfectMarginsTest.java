package org.plyscope.agent.kalah;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.Limits;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.search.Candidate;
import org.plyscope.api.search.SearchListener;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;
import org.plyscope.api.trace.Bound;

/** Margins from section C.2 of the game facts; Kalah(6,4) itself takes too long for a test. */
class PerfectMarginsTest {
  @ParameterizedTest(name = "Kalah({0},{1}): {2} / {3}")
  @CsvSource({
    "1, 3, 6, 6", "1, 6, 0, 0", "2, 4, -10, -12", "2, 6, 8, 8", "3, 4, 2, 2", "3, 5, 6, 6",
    "3, 6, -8, -10", "4, 3, 6, 8", "4, 4, 2, 2", "4, 5, 4, 2", "4, 6, 0, 0", "5, 2, 2, 0",
    "5, 3, 6, 8", "5, 4, 10, 12", "6, 1, 2, 2", "6, 2, 6, 10", "6, 3, 2, 2"
  })
  void firstPlayerMargin(int houses, int seeds, int standard, int empty) throws Exception {
    assertThat(margin(houses, seeds, "standard")).isEqualTo(standard);
    assertThat(margin(houses, seeds, "empty")).isEqualTo(empty);
  }

  private static double margin(int houses, int seeds, String capture) throws Exception {
    Rules rules = Solving.kalah(houses, seeds, capture);
    SearchResult result = Solving.solve(rules, rules.initial(), "best");
    assertThat(result.status()).isEqualTo(SearchResult.Status.COMPLETE);
    assertThat(result.comment()).contains("Solved with " + capture + " capture");
    return result.value();
  }

  @Test
  void everyMoveGetsTheMarginOfWhatItLeadsTo() throws Exception {
    Rules rules = Solving.kalah(4, 3, "standard");
    State state = rules.initial();
    SplittableRandom random = new SplittableRandom(4);
    for (int ply = 0; ply < 8; ply++) {
      SearchResult verdict = Solving.solve(rules, state, "all");
      assertThat(verdict.candidates().get(0).value()).isEqualTo(verdict.value());
      for (Candidate candidate : verdict.candidates()) {
        assertThat(candidate.bound()).isEqualTo(Bound.EXACT);
        assertThat(candidate.value()).isEqualTo(played(rules, state, candidate.move()));
      }
      MoveList moves = new MoveList();
      state.moves(moves);
      state.play(moves.get(random.nextInt(moves.size())));
    }
  }

  /** Returns the margin for the player who makes a move. */
  private static double played(Rules rules, State state, long move) throws Exception {
    State after = state.copy();
    after.play(move);
    double value = after.over() ? storeMargin(after) : Solving.solve(rules, after, "best").value();
    return after.toMove() == state.toMove() ? value : -value;
  }

  @Test
  void perfectPlayReachesTheMarginItPromised() throws Exception {
    Rules rules = Solving.kalah(5, 3, "standard");
    State state = rules.initial();
    List<Double> promises = new ArrayList<>();
    try (Agent agent = Solving.agent(new KalahPerfectAgents(), rules, Map.of("table", "64"))) {
      while (!state.over()) {
        SearchResult result =
            agent.search(
                SearchRequest.of(Line.of(rules, state.position()), Limits.NONE),
                SearchListener.NONE);
        promises.add(state.toMove() == 0 ? result.value() : -result.value());
        state.play(result.move());
      }
    }
    double end = state.toMove() == 0 ? storeMargin(state) : -storeMargin(state);
    assertThat(promises).hasSizeGreaterThan(5).allMatch(promise -> promise == end);
  }

  @Test
  void reportsProgressAndCountsLead() throws Exception {
    Rules rules = Solving.kalah(6, 2, "standard");
    State state = rules.parse("2,2,2,2,2,0/0 2,2,2,2,2,0/4 S");
    List<SearchResult> progress = new ArrayList<>();
    try (Agent agent = Solving.agent(new KalahPerfectAgents(), rules, Map.of("table", "64"))) {
      SearchResult result =
          agent.search(
              SearchRequest.of(Line.of(rules, state.position()), Limits.NONE),
              SearchListener.of(progress::add));
      assertThat(progress).isNotEmpty();
      assertThat(progress).allMatch(r -> r.status() == SearchResult.Status.RUNNING);
      State even = rules.parse("2,2,2,2,2,0/2 2,2,2,2,2,0/2 S");
      assertThat(Solving.solve(rules, even, "best").value()).isEqualTo(result.value() + 4);
    }
  }

  @Test
  void aNodeLimitIsKeptExactly() throws Exception {
    Rules rules = Solving.kalah(6, 4, "standard");
    try (Agent agent = Solving.agent(new KalahPerfectAgents(), rules, Map.of("table", "64"))) {
      SearchResult result =
          agent.search(
              SearchRequest.of(Line.of(rules), Limits.nodes(300_000)), SearchListener.NONE);
      assertThat(result.status()).isEqualTo(SearchResult.Status.LIMIT);
      assertThat(result.counts().nodes()).isEqualTo(300_000);
      assertThat(result.comment()).startsWith("Proved so far with standard capture");
    }
  }

  @Test
  void aDepthLimitIsKept() throws Exception {
    Rules rules = Solving.kalah(6, 4, "standard");
    try (Agent agent = Solving.agent(new KalahPerfectAgents(), rules, Map.of("table", "64"))) {
      SearchResult result =
          agent.search(SearchRequest.of(Line.of(rules), Limits.depth(3)), SearchListener.NONE);
      assertThat(result.depth()).isEqualTo(3);
      assertThat(result.counts().plies()).isEqualTo(4);
      assertThat(result.comment()).startsWith("Looked ahead");
    }
  }

  @Test
  void wideBoardsAreNotSupported() {
    assertThat(new KalahPerfectAgents().supports(Solving.kalah(7, 1, "standard"))).isFalse();
    assertThat(new KalahPerfectAgents().supports(Solving.kalah(6, 10, "standard"))).isTrue();
  }

  private static double storeMargin(State over) {
    int houses = over.setup().size() / 2 - 1;
    int difference = over.setup().content(2 * houses) - over.setup().content(2 * houses + 1);
    return over.toMove() == 0 ? difference : -difference;
  }
}
