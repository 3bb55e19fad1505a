package org.plyscope.bench.yardstick;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DenseYardstickTest {
  /** A yardstick that learns nothing would be fast for a bad reason. */
  @Test
  void itLearnsWhichMoveIsGoodAndWhatThePositionIsWorth() {
    DenseYardstick net = new DenseYardstick(8, 16, 4);
    float[] position = {1, 0, 0.5f, 0, 0, -1, 0, 0.25f};
    for (int round = 0; round < 3000; round++) {
      // Move 2 wins, the others lose.
      net.learn(position, round % 4, round % 4 == 2 ? 1 : -1);
      net.step();
    }
    float[] out = net.forward(position);
    assertThat(out[2]).isGreaterThan(out[0] + 1).isGreaterThan(out[1] + 1);
    // One in four wins.
    assertThat(out[4]).isBetween(-0.7f, -0.3f);
  }
}
