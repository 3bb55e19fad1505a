package org.plyscope.view.compare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.plyscope.view.compare.Parts.ULFHAKE;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.Line;

class PositionSetTest {
  private final PositionSet set = new PositionSet(ULFHAKE);
  private final Line start = Line.of(ULFHAKE);
  private final Subject first = set.named().get(0);
  private final Subject second = set.named().get(1);

  @Test
  void startsWithTheBoardUnderANameThatStaysTrue() {
    assertThat(set.title()).isEqualTo(PositionSet.BOARD);
    assertThat(set.subjects(start)).containsExactly(Subject.of("Start", start));
    assertThat(set.subjects(second.line()))
        .extracting(Subject::name)
        .containsExactly(second.name());
  }

  @Test
  void anyPositionsGoTogetherInTheOrderOfTheRules() {
    set.choose(second, true);
    set.choose(first, true);
    assertThat(set.title()).isEqualTo("3 positions");
    set.board(false);
    assertThat(set.subjects(start)).containsExactly(first, second);
    set.choose(first, false);
    assertThat(set.title()).isEqualTo(second.name());
    set.only(set.named());
    assertThat(set.subjects(start)).hasSize(set.named().size());
    set.onlyBoard();
    assertThat(set.subjects(start)).hasSize(1);
    assertThat(set.onlyBoardChosen()).isTrue();
  }

  @Test
  void savedPositionsCanBeChosenAndStayWhenTheyAreDeleted() {
    Subject mine = Subject.of("My midgame", second.line());
    set.mine(List.of(mine));
    set.only(mine);
    assertThat(set.title()).isEqualTo("My midgame");
    assertThat(set.subjects(start)).containsExactly(mine);
    set.mine(List.of());
    assertThat(set.others()).containsExactly(mine);
    assertThat(set.subjects(start)).containsExactly(mine);
    set.mine(List.of(mine));
    assertThat(set.others()).isEmpty();
  }

  @Test
  void thePositionsOfAFileAreKnownOrAdded() {
    Subject strange = Subject.of("From a file", second.line());
    set.adopt(List.of(first, strange));
    assertThat(set.others()).containsExactly(strange);
    assertThat(set.subjects(start)).containsExactly(first, strange);
    assertThat(set.board()).isFalse();
  }

  @Test
  void noneIsAnErrorInOneSentence() {
    set.board(false);
    assertThat(set.title()).isEqualTo("No position");
    assertThatThrownBy(() -> set.subjects(start))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("tick at least one");
  }

  @Test
  void pastedPositionsAreReadLineByLine() {
    String midgame = first.line().position();
    set.add(start.position() + "\n\n  " + midgame + " \n");
    assertThat(set.subjects(start))
        .containsExactly(
            Subject.of("Pasted position 1", start),
            Subject.of("Pasted position 2", Line.of(ULFHAKE, midgame)));
    assertThatThrownBy(() -> set.add(start.position() + "\nnonsense"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("Line 2: ");
    assertThat(set.others()).hasSize(2);
    assertThatThrownBy(() -> set.add(" \n")).isInstanceOf(InputException.class);
  }
}
