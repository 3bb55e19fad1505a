package org.plyscope.api.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.plyscope.api.option.Option;

class SetupTest {
  private static final Option<Boolean> FINISHED =
      Option.flag("red-finished", "Red has finished", "Red takes no more turns.", false);
  private static final Board BOARD =
      Board.builder()
          .cell("a", 0, 0, Cell.Shape.HOLE, 0)
          .cell("b", 1, 0, Cell.Shape.HOLE, -1)
          .line(0, 1)
          .piece(new Piece("red marble", 'r', 0, Piece.Form.MARBLE))
          .seat(new Seat("Red", Tint.RED))
          .extra(FINISHED)
          .build();

  @Test
  void editsReturnANewSetup() {
    Setup empty = Setup.empty(BOARD);
    Setup edited = empty.with(1, 1).withToMove(1).with(FINISHED, true);
    assertThat(empty.content(1)).isZero();
    assertThat(edited.content(1)).isEqualTo(1);
    assertThat(edited.toMove()).isEqualTo(1);
    assertThat(edited.extras().get(FINISHED)).isTrue();
    assertThat(edited.with(1, 0).withToMove(0).with(FINISHED, false)).isEqualTo(empty);
    assertThat(BOARD.piece(edited.content(1)).name()).isEqualTo("red marble");
  }

  @Test
  void allContentsAreReplacedAtOnce() {
    int[] contents = {1, 1};
    Setup full = Setup.empty(BOARD).withContents(contents);
    contents[0] = 0;
    assertThat(full.content(0)).isEqualTo(1);
    assertThatThrownBy(() -> full.withContents(new int[3])).hasMessageContaining("2 cells");
  }
}
