package org.plyscope.game.starhalma;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Seat;
import org.plyscope.api.board.Setup;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.game.Rules;
import org.plyscope.api.game.State;

/** The messages when a position, a setup or a move is wrong. */
class NotationTest {
  private final Rules rules = TestRules.preset(new ChineseCheckers(), "standard");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "red: a1; blue: q1; move: red|1|found 'r', expected 'v1'",
        "v1 red: a1; blue: q1|21|found the end of the text, expected '; move: …'",
        "v1 red: a1 x9; blue: q1; move: red|12|found 'x9', expected a hole of the board",
        "v1 red: a1; blue: a1; move: red|19|found 'a1' again, expected each hole at most once",
        "v1 red: a1; blue: q1; move: pink|29|found 'pink', expected red or blue",
        "v1 red: a1; red: b1; blue: q1; move: red|13|found 'red' again",
        "v1 red: a1; blue: q1; move: red !|33|found '!', expected ';' or the end of the text",
        "v1 red: a1; blue: q1; move: red; ply: 3|34|found 'ply', expected no ply",
        "v1  tan: a1; blue: q1; move: red|5|found 'tan', expected red, blue or move"
      })
  void positionsAreRefusedWithTheColumn(String text, int column, String message) {
    assertThatThrownBy(() -> rules.parse(text))
        .isInstanceOfSatisfying(InputException.class, e -> assertThat(e.column()).isEqualTo(column))
        .hasMessageContaining(message);
  }

  @Test
  void setupsAreRefusedInSentences() {
    Setup start = rules.initial().setup();
    assertThat(rules.validate(start.with(50, 1).with(51, 1)))
        .containsExactly("12 red marbles, at most 10.");
    assertThat(rules.validate(Setup.empty(rules.board())))
        .containsExactly("No red marbles, at least 1.", "No blue marbles, at least 1.");
    State won = rules.parse("v1 red: q1; blue: e5; move: blue");
    assertThat(won.over()).isTrue();
    assertThat(rules.validate(won.setup().withToMove(0)))
        .containsExactly("The side to move has already won.");
    assertThatThrownBy(() -> rules.parse("v1 red: q1; blue: e5; move: red"))
        .hasMessage("The side to move has already won.");
  }

  @Test
  void movesAreRefusedInSentences() {
    State state = rules.initial();
    assertThat(state.text(state.parseMove("c1-e5"))).isEqualTo("c1-e5");
    assertThatThrownBy(() -> state.parseMove("c1")).hasMessageContaining("at least two holes");
    assertThatThrownBy(() -> state.parseMove("c1-z5"))
        .hasMessage("Column 4: found 'z5', expected a hole of the board, for example a1.");
    assertThatThrownBy(() -> state.parseMove("a1-b1"))
        .hasMessage("The move a1-b1 is not legal here.");
  }

  @Test
  void chainsAreNamedHoleByHoleAndMayBeShortened() {
    State state = rules.parse("v1 red: e7 f7 h6; blue: q1; move: red");
    long chain = state.parseMove("e7-i5");
    assertThat(state.text(chain)).isEqualTo("e7-g7-i5");
    assertThat(state.parseMove(state.text(chain))).isEqualTo(chain);
    assertThat(state.path(chain)).hasSizeGreaterThan(2);
  }

  @Test
  void keptPathsHaveToBeNamed() {
    Rules kept = TestRules.changed(new ChineseCheckers(), Map.of("paths", "kept"));
    State state = kept.parse("v1 red: e7 f6 f7 h5 h6; blue: q1; move: red");
    assertThatThrownBy(() -> state.parseMove("e7-i5"))
        .hasMessage("There are 2 ways for e7-i5; name every hole on the way.");
  }

  /** Green passes through red's goal, which is no player's home among three. */
  @Test
  void aStrangerInTheGoalCannotHoldUpTheWinner() {
    Map<String, String> three = Map.of("players", "3");
    Rules helped = TestRules.changed(new ChineseCheckers(), three);
    Rules strict =
        TestRules.changed(new ChineseCheckers(), Map.of("players", "3", "strangers-help", "false"));
    List<String> names = helped.board().seats().stream().map(Seat::name).toList();
    String almost =
        "v1 %s: m2 m8 n1 n2 n3 o1 o2 o3 p1; %s: p2 q1; %s: i5; move: %s"
            .formatted(
                names.get(0).toLowerCase(Locale.ROOT),
                names.get(1).toLowerCase(Locale.ROOT),
                names.get(2).toLowerCase(Locale.ROOT),
                names.get(0).toLowerCase(Locale.ROOT));
    for (Rules each : List.of(helped, strict)) {
      State state = each.parse(almost);
      state.play(state.parseMove("m2-l2"));
      assertThat(state.over()).isFalse();
      state.undo();
      state.play(state.parseMove("m8-n4"));
      assertThat(state.over()).isEqualTo(each == helped);
    }
  }

  @Test
  void aStrangerStillAtHomeDoesNotCount() {
    State one =
        rules.parse(
            "v1 red: a1 b1 b2 c1 c2 c3 d1 d2 d3 n1; blue: m6 n2 n3 n4 o1 o2 o3 p1 p2 q1;"
                + " move: red");
    MoveList moves = new MoveList();
    assertThat(one.moves(moves)).isPositive();
    for (long move : moves.toArray()) {
      one.play(move);
      assertThat(one.over()).as(one.position()).isFalse();
      one.undo();
    }
    State almost = rules.parse("v1 red: m2 m8 n1 n2 n3 o1 o2 o3 p1; blue: a1 p2 q1; move: red");
    almost.play(almost.parseMove("m8-n4"));
    assertThat(almost.over()).as("blue has not left its home").isFalse();
  }
}
