package org.plyscope.game.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.State;
import org.plyscope.game.checkers.EndgameTable.Outcome;

class ProblemSuiteTest {
  private static final Pattern KEY = Pattern.compile("Key: (\\S+?)(?: or (\\S+?))?\\.( .*|$)");

  private static final List<NamedPosition> PROBLEMS = Problems.all();
  private static EndgameTable table;

  @BeforeAll
  static void solve() {
    table =
        new EndgameTable(
            PROBLEMS.stream()
                .filter(p -> p.group().equals("Problems, exact"))
                .map(NamedPosition::position)
                .toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource({
    "first-position, WIN, 15-10 15-18 15-19",
    "first-position-later, WIN, 19-15 23-18 23-26 23-27",
    "first-position-defence, DRAW, 28-32",
    "two-kings-against-king-and-man, WIN, 15-10",
    "king-and-man-against-two-men, WIN, 4-8"
  })
  void exactProblemsHaveTheseBestMoves(String id, Outcome outcome, String best) {
    State state = problem(id);
    assertThat(table.outcome(state)).isEqualTo(outcome);

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
    assertThat(good).containsExactlyInAnyOrder(best.split(" ", -1));
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
  void searchFoundProblemsAreWon(String id, String key, int depth) {
    State state = problem(id);
    int winner = state.toMove();
    state.play(state.parseMove(key));
    assertThat(new WinProver(state, winner).proves(depth - 1)).isFalse();
    assertThat(new WinProver(state, winner).proves(depth)).isTrue();
  }

  private static State problem(String id) {
    NamedPosition problem =
        PROBLEMS.stream().filter(p -> p.id().equals(id)).findFirst().orElseThrow();
    return CheckersPositions.withoutDraws().parse(problem.position());
  }

  @Test
  void everyKeyIsLegalAndEveryPositionCanonical() {
    for (NamedPosition problem : PROBLEMS) {
      CheckersState state = CheckersPositions.state(problem.position());
      assertThat(state.position()).isEqualTo(problem.position());
      Matcher key = KEY.matcher(problem.note());
      assertThat(key.matches()).as(problem.note()).isTrue();
      assertThat(state.parseMove(key.group(1))).isNotNegative();
      if (key.group(2) != null) {
        assertThat(state.parseMove(key.group(2))).isNotNegative();
      }
    }
    assertThat(PROBLEMS).hasSize(19);
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
