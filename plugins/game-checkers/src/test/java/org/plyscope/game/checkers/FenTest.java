package org.plyscope.game.checkers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.InputException;
import org.plyscope.api.board.Setup;

class FenTest {
  @Test
  void startIsWrittenInFull() {
    assertThat(CheckersRules.OFFICIAL_START)
        .isEqualTo("B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12");
    assertThat(CheckersPositions.standard().initial().position())
        .isEqualTo(CheckersRules.OFFICIAL_START);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "B:W18,K10:B12,K22            | B:WK10,18:B12,K22",
        "b:bk22,12:wk10,18            | B:WK10,18:B12,K22",
        "W:W21-32:B1-12               |"
            + " W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
        "B: W 18 , K10 : B 12,K22 .   | B:WK10,18:B12,K22",
        "W:WK1-3:B5:H7:F20            | W:WK1,K2,K3:B5:H7",
        "W:WK1:BK5:H0                 | W:WK1:BK5",
        "B:W18:B                      | B:W18:B"
      })
  void readsWhatOthersWrite(String text, String canonical) {
    assertThat(CheckersPositions.state(text).position()).isEqualTo(canonical);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "X:W18:B12        | 1  | 'X'",
        "B                | 2  | the end of the text",
        "B:W18            | 6  | the end of the text",
        "B:W18:W12        | 7  | white pieces for the second time",
        "B:W18:B33        | 8  | '33'",
        "B:W18:B0         | 8  | '0'",
        "B:W18,:B12       | 7  | ':'",
        "B:W18:B12,18     | 11 | square 18 for the second time",
        "B:W18:B12;13     | 10 | ';'",
        "B:W18:B12:X3     | 11 | 'X'",
        "B:W18:B12-9      | 8  | the range 12-9",
        "B:W18:B99999     | 8  | '9999'"
      })
  void saysWhereATextGoesWrong(String text, int column, String found) {
    InputException problem = problem(text);
    assertThat(problem.column()).isEqualTo(column);
    assertThat(problem).hasMessageStartingWith("Column " + column + ": found " + found);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "B:W21-32:B1-13    | 13 black pieces, at most 12.",
        "B:W20-32:B1       | 13 white pieces, at most 12.",
        "B:W20:B29         | The black man on 29 must be a king.",
        "B:W3:B5           | The white man on 3 must be a king.",
        "B:W:B             | There are no pieces on the board.",
        "B:W:B5            | White has no pieces and has lost, so the side to move must be White.",
        "B:WK1:BK5:H81     | 81 plies without progress, at most 80."
      })
  void saysWhyAPositionCannotBe(String text, String sentence) {
    assertThat(problem(text)).hasMessage(sentence);
  }

  @Test
  void countsPliesWithoutProgressOnlyIfTheRulesDo() {
    assertThat(CheckersPositions.withoutDraws().parse("W:WK1:BK5:H7").position())
        .isEqualTo("W:WK1:BK5");
  }

  @Test
  void setupsMustUseTheDarkSquares() {
    CheckersRules rules = CheckersPositions.standard();
    Setup start = rules.initial().setup();
    assertThat(rules.validate(start.with(0, 1)))
        .containsExactly("The black man in row 1, column 1 must stand on a dark square.");
    assertThat(rules.validate(start.with(1, 9)))
        .containsExactly("There is no piece with the number 9.");
    assertThat(rules.validate(start.withToMove(2)))
        .containsExactly("The side to move must be Black or White.");
    assertThat(rules.board().cells().get(1).label()).isEqualTo("1");
    assertThat(rules.board().cells().get(62).label()).isEqualTo("32");
  }

  private static InputException problem(String text) {
    return catchThrowableOfType(InputException.class, () -> CheckersPositions.state(text));
  }
}
