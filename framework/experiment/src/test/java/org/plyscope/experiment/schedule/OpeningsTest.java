package org.plyscope.experiment.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Line;
import org.plyscope.api.game.Rules;
import org.plyscope.api.option.OptionValues;
import org.plyscope.testkit.games.TicTacToe;

class OpeningsTest {
  private final TicTacToe game = new TicTacToe();
  private final Rules rules = game.rules(OptionValues.defaults(game.options()));

  @Test
  void theSameSeedDrawsTheSameOpeningsAndNoPositionTwice() throws InterruptedException {
    List<Opening> openings = draw(3, 40, 7);
    assertThat(openings).hasSize(40).isEqualTo(draw(3, 40, 7)).isNotEqualTo(draw(3, 40, 8));
    assertThat(openings).extracting(o -> o.line(rules).position()).doesNotHaveDuplicates();
    assertThat(openings).allMatch(o -> o.moves().size() == 3);
  }

  @Test
  void moreOpeningsThanThereAreGiveAllThereAre() throws InterruptedException {
    assertThat(draw(1, 100, 1)).hasSize(9);
    // Two moves: 72 lines, each with a position of its own.
    assertThat(draw(2, 500, 1)).hasSize(72);
  }

  @Test
  void onlyWhatTheFilterTakesIsDrawn() throws InterruptedException {
    List<Opening> openings =
        Openings.random(Line.of(rules), 1, 100, 1, line -> line.lastMove() % 2 == 0);
    assertThat(openings).isNotEmpty().hasSizeLessThan(9);
    assertThatThrownBy(() -> Openings.random(Line.of(rules), 1, 10, 1, line -> false))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("none will do");
    assertThatThrownBy(() -> draw(9, 1, 1)).isInstanceOf(InputException.class);
  }

  private List<Opening> draw(int plies, int count, long seed) throws InterruptedException {
    return Openings.random(Line.of(rules), plies, count, seed, Openings.Filter.ALL);
  }
}
