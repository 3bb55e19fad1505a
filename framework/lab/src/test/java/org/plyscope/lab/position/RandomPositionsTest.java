package org.plyscope.lab.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.game.Rules;
import org.plyscope.testkit.games.TicTacToe;

class RandomPositionsTest {
  private static final Rules RULES = TicTacToe.standard();

  private static RandomPositions.Drawn draw(int plies, long seed, boolean goesOn) {
    try {
      return RandomPositions.draw(RULES, plies, seed, goesOn, () -> false);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void sameSeedSamePosition() {
    Set<String> different = new HashSet<>();
    for (long seed = 0; seed < 50; seed++) {
      assertThat(draw(4, seed, true)).isEqualTo(draw(4, seed, true));
      different.add(draw(4, seed, true).position());
    }
    assertThat(different).hasSizeGreaterThan(30);
  }

  @Test
  void numberOfPliesIsExact() {
    for (int plies = 0; plies <= 8; plies++) {
      RandomPositions.Drawn drawn = draw(plies, 3, true);
      assertThat(drawn.plies()).isEqualTo(plies);
      assertThat(drawn.over()).isFalse();
      assertThat(drawn.position().chars().limit(9).filter(c -> c != '.').count()).isEqualTo(plies);
    }
  }

  @Test
  void gameMayEndEarlierIfAllowed() {
    assertThat(draw(100, 1, false).over()).isTrue();
    assertThat(draw(100, 1, false).plies()).isBetween(5, 9);
  }

  @Test
  void impossibleWishesAreExplained() {
    assertThatThrownBy(() -> draw(10, 0, true))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("ask for fewer");
    assertThatThrownBy(() -> draw(-1, 0, true)).hasMessageContaining("from 0 to 10000");
  }

  @Test
  void cancelEndsIt() {
    assertThatThrownBy(() -> RandomPositions.draw(RULES, 5, 0, true, () -> true))
        .isInstanceOf(InterruptedException.class);
  }
}
