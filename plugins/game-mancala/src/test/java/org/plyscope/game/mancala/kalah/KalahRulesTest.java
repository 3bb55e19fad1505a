package org.plyscope.game.mancala.kalah;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.Claim;
import org.plyscope.api.game.NamedPosition;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;

class KalahRulesTest {
  private static final Rules STANDARD = rules(Map.of());
  private static final Rules EMPTY = rules(Map.of("capture", "empty"));

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a last seed in the store gives another turn      | 4,4,4,4,4,4/0 4,4,4,4,4,4/0 S | 3 | 4,4,0,5,5,5/1 4,4,4,4,4,4/0 S
          other last seeds pass the turn                   | 4,4,4,4,4,4/0 4,4,4,4,4,4/0 S | 1 | 0,5,5,5,5,4/0 4,4,4,4,4,4/0 N
          an own empty house captures across               | 1,0,4,4,4,4/0 4,4,4,4,4,4/0 S | 1 | 0,0,4,4,4,4/5 4,4,4,4,0,4/0 N
          North captures likewise                          | 4,4,4,4,4,4/0 0,1,0,4,4,4/3 N | 2 | 4,4,4,0,4,4/0 0,0,0,4,4,4/8 S
          nothing is captured opposite an empty house      | 1,0,4,4,4,4/0 4,4,4,4,0,4/0 S | 1 | 0,1,4,4,4,4/0 4,4,4,4,0,4/0 N
          an enemy empty house captures nothing            | 4,4,4,4,4,2/0 0,4,4,4,4,4/0 S | 6 | 4,4,4,4,4,0/1 1,4,4,4,4,4/0 N
          the opponent's store is skipped                  | 1,0,0,0,0,8/0 1,1,1,1,1,1/0 S | 6 | 2,0,0,0,0,0/1 2,2,2,2,2,2/0 N
          a full lap ends where it began and captures      | 13,0,0,0,0,0/0 0,0,0,0,0,1/0 S | 1 | 0,1,1,1,1,1/4 1,1,1,1,1,0/0 N
          the seeds left belong to their owner             | 0,0,0,0,0,1/9 1,0,0,0,0,3/5 S | 6 | 0,0,0,0,0,0/10 0,0,0,0,0,0/9 S
          a capture can empty the opponent's side          | 1,0,0,0,0,1/9 0,0,0,0,3,0/5 S | 1 | 0,0,0,0,0,0/14 0,0,0,0,0,0/5 N
          """)
  void standardCapture(String name, String before, String move, String after) {
    assertThat(played(STANDARD, before, move).position()).isEqualTo(after);
  }

  @Test
  void emptyCaptureTakesTheLastSeedAlone() {
    assertThat(played(EMPTY, "1,0,4,4,4,4/0 4,4,4,4,0,4/0 S", "1").position())
        .isEqualTo("0,0,4,4,4,4/1 4,4,4,4,0,4/0 N");
  }

  @Test
  void theLargerStoreWins() {
    double[] payoffs = new double[2];
    State won = STANDARD.parse("0,0,0,0,0,0/25 0,0,0,0,0,0/23 N");
    won.payoffs(payoffs);
    assertThat(won.over()).isTrue();
    assertThat(payoffs).containsExactly(1, 0);
    STANDARD.parse("0,0,0,0,0,0/24 0,0,0,0,0,0/24 S").payoffs(payoffs);
    assertThat(payoffs).containsExactly(0.5, 0.5);
    STANDARD.parse("1,0,0,0,0,0/24 1,0,0,0,0,0/22 S").payoffs(payoffs);
    assertThat(payoffs).containsExactly(0.5, 0.5);
  }

  @Test
  void thePathFollowsEverySeed() {
    State state = STANDARD.parse("0,0,0,0,0,9/0 4,4,4,4,4,4/0 S");
    assertThat(state.path(state.parseMove("6"))).containsExactly(5, 12, 6, 7, 8, 9, 10, 11, 0, 1);
    State north = STANDARD.parse("4,4,4,4,4,4/0 4,4,4,4,4,4/0 N");
    assertThat(north.path(north.parseMove("3"))).containsExactly(8, 9, 10, 11, 13);
  }

  @Test
  void movesAreReadByNumberAndLabel() {
    State state = STANDARD.initial();
    assertThat(state.text(2)).isEqualTo("3");
    assertThat(state.label(2)).isEqualTo("House 3");
    assertThat(state.parseMove(" 3 ")).isEqualTo(2);
    assertThat(state.parseMove("s3")).isEqualTo(2);
    assertThatThrownBy(() -> state.parseMove("N3"))
        .isInstanceOf(InputException.class)
        .hasMessage("'N3' is no move here; South can play 1, 2, 3, 4, 5, 6.");
    State over = STANDARD.parse("0,0,0,0,0,0/24 0,0,0,0,0,0/24 S");
    assertThatThrownBy(() -> over.parseMove("1")).hasMessage("'1' is no move: the game is over.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          4,4,4,4,4/0 4,4,4,4,4,4/0 S    | Column 10: found '/', expected ','.
          4,4,4,4,4,x/0 4,4,4,4,4,4/0 S  | Column 11: found 'x', expected a number of seeds from 0 to 48.
          4,4,49,4,4,4/0 4,4,4,4,4,4/0 S | Column 5: found '4', expected a number of seeds from 0 to 48.
          4,4,4,4,4,4/0 4,4,4,4,4,4/0 W  | Column 29: found 'W', expected S or N for the player to move.
          4,4,4,4,4,4/0 4,4,4,4,4,4/0    | Column 28: found the end of the text, expected ' '.
          4,4,4,4,4,4/0 4,4,4,4,4,4/0 SS | Column 30: found 'S', expected the end of the text.
          4,4,4,4,4,4/9 4,4,4,4,4,4/0 S  | 57 seeds, at most 48.
          0,0,0,0,0,0/9 4,0,0,0,0,1/0 S  | South's houses are empty, so the game is over and the seeds in North's houses (5) belong in its store.
          """)
  void wrongPositionsAreExplained(String position, String sentence) {
    assertThatThrownBy(() -> STANDARD.parse(position))
        .isInstanceOf(InputException.class)
        .hasMessage(sentence);
  }

  @Test
  void wrongSetupsAreExplained() {
    Setup start = STANDARD.initial().setup();
    assertThat(STANDARD.validate(start.with(7, -1)))
        .containsExactly("N2 holds -1 seeds; possible are 0 to 48.");
    assertThat(STANDARD.validate(start.withToMove(2)))
        .containsExactly("Player 2 is to move; there are only 0 and 1.");
  }

  @Test
  void theOpeningsAreNamed() {
    assertThat(STANDARD.positions().get(2))
        .isEqualTo(
            NamedPosition.of("opening-3", "After 3 (+8)", "4,4,0,5,5,5/1 4,4,4,4,4,4/0 S")
                .withGroup("Openings, exact")
                .withNote("The margin in the name is that of the first player.")
                .withClaim(
                    Claim.of(Claim.Status.EXACT)
                        .withMargin(8)
                        .withSource("Solved by the program itself with standard capture")));
    assertThat(STANDARD.positions().get(0).claim()).hasToString("win by 14 (exact)");
    assertThat(STANDARD.positions().get(5).claim().margin()).hasValue(-4);
    assertThat(EMPTY.positions().get(2).name()).isEqualTo("After 3 (+10)");
    assertThat(rules(Map.of("seeds", "3")).positions()).isEmpty();
  }

  @Test
  void capturesAreNoisy() {
    State state = STANDARD.parse("1,0,4,4,4,4/0 4,4,4,4,4,4/0 S");
    assertThat(List.of(state.noisy(0), state.noisy(2), state.noisy(3)))
        .containsExactly(true, false, false);
  }

  private static State played(Rules rules, String position, String move) {
    State state = rules.parse(position);
    state.play(state.parseMove(move));
    return state;
  }

  private static Rules rules(Map<String, String> changes) {
    KalahGame game = new KalahGame();
    return game.rules(OptionValues.defaults(game.options()).with(changes));
  }
}
