package org.plyscope.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.plyscope.api.game.State;
import org.plyscope.api.option.OptionValues;
import org.plyscope.testkit.CountdownGame;

class GameWalkTest {
  private static State start(int seeds) {
    CountdownGame game = new CountdownGame();
    return game.rules(
            OptionValues.defaults(game.options()).with(Map.of("seeds", Integer.toString(seeds))))
        .initial();
  }

  @Test
  void countsAllLinesAndLeavesTheStateAlone() {
    State state = start(4);
    GameWalk walk = GameWalk.from(state);
    // Lines of two moves from four seeds: 1-1 1-2 1-3 2-1 2-2 3-1.
    assertThat(walk.leaves(2, () -> false)).isEqualTo(6);
    assertThat(walk.leaves(4, () -> false)).isEqualTo(1);
    assertThat(walk.leaves(5, () -> false)).isZero();
    assertThat(state.position()).isEqualTo(start(4).position());
  }

  @Test
  void aCancelEndsTheCount() {
    State state = start(999);
    assertThat(GameWalk.from(state).leaves(90, () -> true)).isEqualTo(GameWalk.CANCELLED);
    assertThat(state.position()).isEqualTo(start(999).position());
  }

  @Test
  void aPlayoutEndsWithTheGameOrAtTheCap() {
    State state = start(100);
    GameWalk walk = GameWalk.from(state);
    assertThat(walk.playout(new SplittableRandom(1), 1000)).isBetween(34, 100);
    assertThat(walk.playout(new SplittableRandom(1), 5)).isEqualTo(5);
    assertThat(walk.playout(new SplittableRandom(2), 1000))
        .isEqualTo(walk.playout(new SplittableRandom(2), 1000));
    assertThat(state.position()).isEqualTo(start(100).position());
  }
}
