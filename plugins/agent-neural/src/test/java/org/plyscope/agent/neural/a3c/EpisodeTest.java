package org.plyscope.agent.neural.a3c;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

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
        Optional.empty());
  }

  private static Episode episode(int[] movers, double... values) {
    Episode episode = new Episode();
    for (int i = 0; i < movers.length; i++) {
      episode.add(new Episode.Step(new float[1], new int[1], 0, movers[i], values[i]));
    }
    return episode;
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
    assertThat(episode.returns(new double[] {1, -1}, settings(1, 1, 0)))
        .containsExactly(1, -1, -1, 1);
    assertThat(episode.returns(new double[] {1, -1}, settings(.5, 1, 0)))
        .containsExactly(.125, -.25, -.5, 1);
  }

  @Test
  void laterValuesAreMixedIn() {
    Episode episode = episode(new int[] {0, 1, 0}, .1, .2, .4);
    // Backwards: 1; -(.75 * .4 + .25 * 1) = -.55; -(.75 * .2 + .25 * -.55) = -.0125.
    double[] returns = episode.returns(new double[] {1, -1}, settings(1, .25, 0));
    assertThat(returns[2]).isEqualTo(1);
    assertThat(returns[1]).isCloseTo(-.55, within(1e-12));
    assertThat(returns[0]).isCloseTo(-.0125, within(1e-12));
  }

  @Test
  void returnsAreCutOffAfterSoManySteps() {
    Episode episode = episode(new int[] {0, 0, 0, 0, 0}, .1, .2, .3, .4, .5);
    // Steps 0 and 1 end at the value of 2, steps 2 and 3 at the value of 4.
    assertThat(episode.returns(new double[] {1, -1}, settings(1, 1, 2)))
        .containsExactly(.3, .3, .5, .5, 1);
  }
}
