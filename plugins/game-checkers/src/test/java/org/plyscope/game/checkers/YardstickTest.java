package org.plyscope.game.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The loop we measure against does the same work. */
class YardstickTest {
  @Test
  void countsTheSameLeaves() {
    long leaves =
        new CheckersYardstick().perft(Squares.range(1, 12), Squares.range(21, 32), 0, true, 8);
    assertThat(leaves).isEqualTo(845931);
  }

  @Test
  void playsGamesOfTheSameLength() {
    CheckersYardstick yardstick = new CheckersYardstick();
    SplittableRandom random = new SplittableRandom(3);
    long plies = 0;
    for (int i = 0; i < 2000; i++) {
      plies += yardstick.playout(random);
    }
    assertThat(plies / 2000.0).isBetween(69.0, 72.5);
  }
}
