package org.plyscope.agent.neural.a3c;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyscope.agent.neural.net.Shape;

class EpisodeTest {
  private static Settings settings(double discount, double lambda, int steps) {
    return new Settings(
        new Shape(1, List.of(1), 1),
        1,
        1e-3,
        10,
        discount,
        lambda,
        steps,
        0.5,
        0,
        40,
        0,
        100,
        0,
        1,
        0,
        Optional.empty());
  }

  private static Episode episode(int[] movers, double... values) {
    Episode episode = new Episode();
    for (int i = 0; i < movers.length; i++) {
      double[] value = {values[i]};
      episode.add(new Episode.Step(new float[1], new int[1], 0, movers[i], value, false));
    }
    return episode;
  }

  private static double[] returns(Episode episode, Settings settings) {
    return Arrays.stream(episode.returns(new double[] {1, -1}, settings))
        .mapToDouble(own -> own[0])
        .toArray();
  }

  @Test
  void theLearningRateHalves() {
    Settings settings = settings(1, 1, 0);
    assertThat(settings.rate(0)).isEqualTo(1e-3);
    assertThat(settings.rate(20)).isCloseTo(2.5e-4, within(1e-12));
  }

  @Test
  void theResultAloneIsSeenByWhoDecided() {
    Episode episode = episode(new int[] {0, 1, 1, 0}, .1, .2, .3, .4);
    assertThat(returns(episode, settings(1, 1, 0))).containsExactly(1, -1, -1, 1);
    assertThat(returns(episode, settings(.5, 1, 0))).containsExactly(.125, -.25, -.5, 1);
  }

  @Test
  void laterValuesAreMixedIn() {
    Episode episode = episode(new int[] {0, 1, 0}, .1, .2, .4);
    // Backwards: 1; -(.75 * .4 + .25 * 1) = -.55; -(.75 * .2 + .25 * -.55) = -.0125.
    double[] returns = returns(episode, settings(1, .25, 0));
    assertThat(returns[2]).isEqualTo(1);
    assertThat(returns[1]).isCloseTo(-.55, within(1e-12));
    assertThat(returns[0]).isCloseTo(-.0125, within(1e-12));
  }

  @Test
  void returnsAreCutOffAfterSoManySteps() {
    Episode episode = episode(new int[] {0, 0, 0, 0, 0}, .1, .2, .3, .4, .5);
    // Steps 0 and 1 end at the value of 2, steps 2 and 3 at the value of 4.
    assertThat(returns(episode, settings(1, 1, 2))).containsExactly(.3, .3, .5, .5, 1);
  }

  @Test
  void withThreePlayersEachValueHasItsReturn() {
    Episode episode = new Episode();
    double[][] values = {{.1, .2, .3}, {.4, .5, .6}};
    for (int mover = 0; mover < 2; mover++) {
      episode.add(new Episode.Step(new float[1], new int[1], 0, mover, values[mover], false));
    }
    double[][] returns = episode.returns(new double[] {1, 0, -1}, settings(1, .5, 0));
    // The second player decides last and comes first in its own values: 1 is .6, 2 is .4, 3 is .5.
    assertThat(returns[1]).containsExactly(0, -1, 1);
    assertThat(returns[0]).containsExactly(.8, .2, -.25);
  }
}
