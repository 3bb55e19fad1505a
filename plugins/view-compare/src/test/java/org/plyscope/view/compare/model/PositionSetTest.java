package org.plyscope.view.compare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.plyscope.view.compare.Parts.ULFHAKE;

import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Subject;
import org.plyscope.api.game.Line;

class PositionSetTest {
  private final PositionSet set = new PositionSet(ULFHAKE);
  private final Line start = Line.of(ULFHAKE);
  private final int named = ULFHAKE.positions().size();

  @Test
  void startsWithTheBoard() {
    assertThat(set.title()).isEqualTo(PositionSet.BOARD);
    assertThat(set.subjects(start)).containsExactly(Subject.of(PositionSet.BOARD, start));
  }

  @Test
  void anyPositionsGoTogetherInTheOrderOfTheRules() {
    set.choose(1, true);
    set.choose(0, true);
    assertThat(set.title()).isEqualTo("3 positions");
    assertThat(set.subjects(Line.of(ULFHAKE)))
        .extracting(Subject::name)
        .containsExactly(
            PositionSet.BOARD,
            ULFHAKE.positions().get(0).name(),
            ULFHAKE.positions().get(1).name());
    set.board(false);
    set.choose(0, false);
    assertThat(set.title()).isEqualTo(ULFHAKE.positions().get(1).name());
    set.chooseOthers();
    assertThat(set.subjects(Line.of(ULFHAKE))).hasSize(named);
    set.chooseBoard();
    assertThat(set.subjects(Line.of(ULFHAKE))).hasSize(1);
  }

  @Test
  void noneIsAnErrorInOneSentence() {
    set.board(false);
    assertThat(set.title()).isEqualTo("No position");
    assertThatThrownBy(() -> set.subjects(Line.of(ULFHAKE)))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("tick at least one");
  }

  @Test
  void ownPositionsAreReadLineByLine() {
    String midgame = ULFHAKE.positions().get(0).position();
    set.add(start.position() + "\n\n  " + midgame + " \n");
    assertThat(set.subjects(start))
        .containsExactly(
            Subject.of("Own position 1", start),
            Subject.of("Own position 2", Line.of(ULFHAKE, midgame)));
    assertThatThrownBy(() -> set.add(start.position() + "\nnonsense"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("Line 2: ");
    assertThat(set.others()).hasSize(named + 2);
    assertThatThrownBy(() -> set.add(" \n")).isInstanceOf(InputException.class);
  }
}
