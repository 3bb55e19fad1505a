package org.plyscope.lab.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.testkit.CountdownGame;

class PerftTest {
  private static State start() {
    CountdownGame game = new CountdownGame();
    return game.rules(OptionValues.defaults(game.options())).initial();
  }

  @Test
  void countsEveryDepth() {
    State state = start();
    assertThat(Perft.count(state, 6, () -> false)).containsExactly(3L, 9L, 27L, 81L, 243L, 701L);
    assertThat(state.position()).isEqualTo("15/0");
  }

  @Test
  void aFinishedGameHasNoLeaves() {
    State state = start();
    assertThat(Perft.count(state, 16, () -> false)).hasSize(16).endsWith(1L, 0L);
  }

  @Test
  void aCancelKeepsTheDepthsThatAreDone() {
    AtomicInteger asked = new AtomicInteger();
    State state = start();
    assertThat(Perft.count(state, 12, () -> asked.incrementAndGet() > 100))
        .startsWith(3L, 9L, 27L)
        .hasSizeLessThan(12);
    assertThat(state.position()).isEqualTo("15/0");
  }
}
