package org.plyscope.lab.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.testkit.games.TicTacToe;

class MoveTextsTest {
  private final Rules rules = TicTacToe.standard();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "'' | ''",
        "' \n ' | ''",
        "11-15 | 11-15",
        "9-13,10-14 | 9-13/10-14",
        "'9-13, 10-14' | 9-13/10-14",
        "'1. 11-15 23-19  2. 8-11' | 11-15/23-19/8-11",
        "'12... 8-11' | 8-11",
        "3 1 2 | 3/1/2",
        "[[1,-4],[0,-3]] | [[1,-4],[0,-3]]",
        "'[[1,-4], [0,-3]],[[3,-5],[1,-3]]' | [[1,-4], [0,-3]]/[[3,-5],[1,-3]]",
        "a move;and, another one; | a move/and, another one",
        "'[1,2 3' | '[1,2 3'"
      })
  void takesTextsApart(String text, String moves) {
    assertThat(String.join("/", MoveTexts.split(text))).isEqualTo(moves);
  }

  @Test
  void readsMovesOfOnePosition() {
    assertThat(MoveTexts.among(rules.initial(), "b2,a1")).containsExactly(4, 6);
    assertThat(MoveTexts.among(rules.initial(), "")).isEmpty();
    assertThatThrownBy(() -> MoveTexts.among(rules.parse("....x.... o"), "a1,b2"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("b2");
  }

  @Test
  void playsMovesOneAfterTheOther() {
    Line line = MoveTexts.play(Line.of(rules), "1. b2 a1 2. c3");
    assertThat(line.texts()).isEqualTo(List.of("b2", "a1", "c3"));
    assertThat(MoveTexts.play(line, "")).isEqualTo(line);
  }

  @Test
  void namesTheWrongMoveItsNumberAndLegalOnes() {
    assertThatThrownBy(() -> MoveTexts.play(Line.of(rules), "b2 a1 b2"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("Move 3: ")
        .hasMessageContaining("b2")
        .hasMessageMatching(".*[abc][123].*[abc][123]( or \\d other moves)?\\.");
    assertThatThrownBy(() -> MoveTexts.play(Line.of(rules), "b2 zz"))
        .hasMessageStartingWith("Move 2: ")
        .hasMessageContaining("'zz'")
        .hasMessageContaining("a1");
    assertThatThrownBy(() -> MoveTexts.play(Line.of(rules, "xx.oo.... x"), "c3 c2"))
        .hasMessage("Move 2: 'c2' cannot be played, the game is over.");
  }
}
