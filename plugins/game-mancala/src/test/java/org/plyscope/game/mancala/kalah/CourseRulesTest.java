package org.plyscope.game.mancala.kalah;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;

/** The rules that courses add to Kalah, by positions made by hand. */
class CourseRulesTest {
  private static final Rules MANCHESTER = rules(Map.of("houses", "7", "seeds", "7"));
  private static final Rules MAJORITY =
      rules(Map.of("pie-rule", "false", "first-extra-turn", "true", "end", "majority"));

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          the first move gives no extra turn     | 7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 S m0 | 1    | 0,8,8,8,8,8,8/1 7,7,7,7,7,7,7/0 N m2
          the answer gives an extra turn         | 0,8,8,8,8,8,8/1 7,7,7,7,7,7,7/0 N m2 | 1    | 0,8,8,8,8,8,8/1 0,8,8,8,8,8,8/1 N
          a swap turns the board, the other moves| 0,8,8,8,8,8,8/1 7,7,7,7,7,7,7/0 N m2 | swap | 7,7,7,7,7,7,7/0 0,8,8,8,8,8,8/1 S
          South can swap if North has begun      | 7,7,7,7,7,7,7/0 0,8,8,8,8,8,8/1 S m2 | swap | 0,8,8,8,8,8,8/1 7,7,7,7,7,7,7/0 N
          later moves give extra turns           | 7,7,7,7,7,7,7/0 0,8,8,8,8,8,8/1 S    | 1    | 0,8,8,8,8,8,8/1 0,8,8,8,8,8,8/1 S
          """)
  void manchester(String name, String before, String move, String after) {
    assertThat(played(MANCHESTER, before, move).position()).isEqualTo(after);
  }

  @Test
  void onlyTheFirstAnswerCanBeASwap() {
    State state = MANCHESTER.initial();
    assertThat(texts(state)).containsExactly("1", "2", "3", "4", "5", "6", "7");
    state.play(state.parseMove("2"));
    assertThat(texts(state)).containsExactly("1", "2", "3", "4", "5", "6", "7", "swap");
    long swap = state.parseMove("SWAP");
    assertThat(state.label(swap)).isEqualTo("swap");
    assertThat(state.path(swap)).containsExactly(15);
    assertThat(state.noisy(swap)).isFalse();
    state.play(swap);
    assertThat(state.toMove()).isZero();
    assertThat(texts(state)).doesNotContain("swap");
    state.undo();
    state.play(state.parseMove("7"));
    assertThat(texts(state)).doesNotContain("swap");
    assertThatThrownBy(() -> state.parseMove("swap"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("'swap' is no move here; South can play ");
  }

  @Test
  void aNumberBeyondTheHousesIsNoSwap() {
    State state = MANCHESTER.parse("0,8,8,8,8,8,8/1 7,7,7,7,7,7,7/0 N m2");
    assertThatThrownBy(() -> state.parseMove("8")).isInstanceOf(InputException.class);
  }

  @Test
  void theFirstTurnMayGoOnBeforeTheSwap() {
    Rules rules = rules(Map.of("first-extra-turn", "true"));
    State state = rules.initial();
    state.play(state.parseMove("3"));
    assertThat(state.position()).isEqualTo("4,4,0,5,5,5/1 4,4,4,4,4,4/0 S m1");
    assertThat(texts(state)).doesNotContain("swap");
    state.play(state.parseMove("6"));
    assertThat(state.position()).isEqualTo("4,4,0,5,5,0/2 5,5,5,5,4,4/0 N m2");
    assertThat(texts(state)).contains("swap");
  }

  @Test
  void moreThanHalfOfTheSeedsEndTheGame() {
    State state = MAJORITY.parse("4,0,0,0,0,1/24 4,4,4,4,3,0/0 S");
    state.play(state.parseMove("6"));
    assertThat(state.over()).isTrue();
    assertThat(state.legalMoves()).isEmpty();
    assertThat(state.position()).isEqualTo("4,0,0,0,0,0/25 4,4,4,4,3,0/0 S");
    assertThat(MAJORITY.payoffs(state)).containsExactly(1, 0);
    state.undo();
    assertThat(state.over()).isFalse();
    assertThat(MAJORITY.parse("4,0,0,0,0,1/24 4,4,4,4,3,0/0 S").over())
        .as("half is not more than half")
        .isFalse();
    assertThat(rules(Map.of()).parse("4,0,0,0,0,0/25 4,4,4,4,3,0/0 S").over()).isFalse();
  }

  @Test
  void anEmptySideStillEndsTheGame() {
    State state = MAJORITY.parse("0,0,0,0,0,1/20 4,4,4,4,4,4/3 S");
    state.play(state.parseMove("6"));
    assertThat(state.position()).isEqualTo("0,0,0,0,0,0/21 0,0,0,0,0,0/27 S");
    assertThat(state.over()).isTrue();
  }

  @Test
  void aStageIsReadWhereTheRulesNeedIt() {
    assertThatThrownBy(() -> MAJORITY.parse("4,4,4,4,4,4/0 4,4,4,4,4,4/0 S m0"))
        .hasMessage("Column 30: found ' ', expected the end of the text.");
    assertThatThrownBy(() -> MANCHESTER.parse("7,7,7,7,7,7,7/0 7,7,7,7,7,7,7/0 S m3"))
        .hasMessage("Column 36: found '3', expected a stage of the game from 0 to 2.");
    assertThat(MAJORITY.positions()).as("margins of other rules are not claimed").isEmpty();
  }

  private static List<String> texts(State state) {
    return Arrays.stream(state.legalMoves()).mapToObj(state::text).toList();
  }

  private static State played(Rules rules, String position, String move) {
    State state = rules.parse(position);
    state.play(state.parseMove(move));
    return state;
  }

  private static Rules rules(Map<String, String> changes) {
    CourseKalahGame game = new CourseKalahGame();
    return game.rules(OptionValues.defaults(game.options()).with(changes));
  }
}
