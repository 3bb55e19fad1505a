package org.plyscope.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.board.Seat;
import org.plyscope.testkit.boards.Boards;

class OutcomeTest {
  private final List<Seat> two = Boards.smallStar().seats();
  private final List<Seat> three = Boards.largeStar(3).seats();

  @Test
  void namesTheWinnerOfTwo() {
    assertThat(Outcome.text(two, new double[] {0, 1})).isEqualTo("Blue wins");
    assertThat(Outcome.winner(new double[] {0, 1})).isEqualTo(1);
  }

  @Test
  void saysDraw() {
    assertThat(Outcome.text(two, new double[] {0.5, 0.5})).isEqualTo("Draw");
    assertThat(Outcome.winner(new double[] {0.5, 0.5})).isEqualTo(-1);
  }

  @Test
  void listsPlacesOfMore() {
    assertThat(Outcome.text(three, new double[] {0, 1, 0.5}))
        .isEqualTo("1. Blue   2. Green   3. Red");
    assertThat(Outcome.text(three, new double[] {0.25, 1, 0.25}))
        .isEqualTo("1. Blue   2. Red and Green");
  }
}
