package org.plyscope.game.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.Claim.Status;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.State;
import org.plyscope.game.checkers.EndgameTable.Outcome;

class ProblemSuiteTest {
  private static final List<NamedPosition> PROBLEMS = Problems.all();
  private static EndgameTable table;

  @BeforeAll
  static void solve() {
    table =
        new EndgameTable(
            PROBLEMS.stream()
                .filter(p -> p.claim().status() == Status.EXACT)
                .map(NamedPosition::position)
                .toArray(String[]::new));
  }

  static Stream<NamedPosition> exact() {
    return PROBLEMS.stream().filter(p -> p.claim().status() == Status.EXACT);
  }

  @ParameterizedTest
  @MethodSource("exact")
  void theKeysOfExactProblemsAreTheirBestMoves(NamedPosition problem) {
    State state = problem(problem.id());
    Outcome outcome = table.outcome(state);
    assertThat(problem.claim().outcome()).hasToString(outcome.name().toLowerCase(Locale.ROOT));

    Outcome wanted = outcome == Outcome.WIN ? Outcome.LOSS : Outcome.DRAW;
    List<String> good = new ArrayList<>();
    MoveList moves = new MoveList();
    state.moves(moves);
    for (int i = 0; i < moves.size(); i++) {
      String text = state.text(moves.get(i));
      state.play(moves.get(i));
      if (table.outcome(state) == wanted) {
        good.add(text);
      }
      state.undo();
    }
    assertThat(good).containsExactlyInAnyOrderElementsOf(problem.claim().keyMoves());
  }

  /** The depths are the smallest that suffice, captures not counted. */
  @ParameterizedTest
  @CsvSource({
    "six-against-six, 22-17, 5",
    "seven-against-seven, 2-7, 4",
    "ten-against-ten, 31-26, 6",
    "nine-against-nine, 21-25, 12",
    "seven-against-six, 23-27, 10",
    "seven-against-six, 21-25, 10"
  })
  void forcedProblemsAreWon(String id, String key, int depth) {
    Claim claim = named(id).claim();
    assertThat(claim.status()).isEqualTo(Status.FORCED);
    assertThat(claim.outcome()).isEqualTo(Claim.Outcome.WIN);
    assertThat(claim.keyMoves()).contains(key);
    State state = problem(id);
    int winner = state.toMove();
    state.play(state.parseMove(key));
    assertThat(new WinProver(state, winner).proves(depth - 1)).isFalse();
    assertThat(new WinProver(state, winner).proves(depth)).isTrue();
  }

  private static NamedPosition named(String id) {
    return PROBLEMS.stream().filter(p -> p.id().equals(id)).findFirst().orElseThrow();
  }

  private static State problem(String id) {
    return CheckersPositions.withoutDraws().parse(named(id).position());
  }

  @Test
  void everyKeyIsLegalAndEveryPositionCanonical() {
    for (NamedPosition problem : PROBLEMS) {
      CheckersState state = CheckersPositions.state(problem.position());
      assertThat(state.position()).isEqualTo(problem.position());
      assertThat(problem.claim().keyMoves()).as(problem.id()).isNotEmpty();
      for (String key : problem.claim().keyMoves()) {
        assertThat(state.text(state.parseMove(key))).isEqualTo(key);
      }
    }
    assertThat(PROBLEMS).hasSize(19);
  }

  @Test
  void whatIsKnownIsDataAndNotProse() {
    assertThat(PROBLEMS)
        .allSatisfy(
            problem -> {
              assertThat(problem.claim().source()).isNotBlank();
              assertThat(problem.note()).doesNotContain("Key");
              assertThat(problem.group()).isEqualTo("Problems, " + problem.claim().status());
            });
    Map<Status, Long> counts =
        PROBLEMS.stream()
            .collect(Collectors.groupingBy(p -> p.claim().status(), Collectors.counting()));
    assertThat(counts)
        .isEqualTo(
            Map.of(
                Status.EXACT, 5L,
                Status.FORCED, 5L,
                Status.ONLY_MOVE, 1L,
                Status.BEST, 3L,
                Status.UNCONFIRMED, 5L));
    assertThat(named("first-position").claim())
        .hasToString("Key: 15-19 or 15-18 or 15-10, win (exact)");
  }

  @Test
  void openingsAreAllPositionsAfterThreePlies() {
    List<NamedPosition> openings = Openings.after(CheckersPositions.standard().initial());
    assertThat(openings).hasSize(216);
    int orders = 0;
    for (NamedPosition opening : openings) {
      State state = CheckersPositions.standard().initial();
      for (String move : opening.name().split(" ", -1)) {
        state.play(state.parseMove(move));
      }
      assertThat(state.position()).isEqualTo(opening.position());
      orders += 1 + (opening.note().isEmpty() ? 0 : opening.note().split(" or ", -1).length);
    }
    assertThat(orders).isEqualTo(302);
  }
}
