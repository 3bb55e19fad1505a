package org.plyscope.view.tuning.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.plyscope.api.learn.TrainingLog;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.ui.chart.Series;

class TrainingCurvesTest {
  @Test
  void everyFigureHasAChartAndLossesShareOne() {
    TrainingCurves curves = TrainingCurves.of(PaperTrainings.log(30));
    assertThat(curves.charts().keySet())
        .containsExactly("Score in tests", "Losses", "Entropy", "Sparring", "Games per second");
    Series scores = curves.charts().get("Score in tests");
    assertThat(scores.lines().keySet()).containsExactly("against random", "against kalah-max");
    Map<Double, Estimate> random = scores.lines().get("against random");
    assertThat(random.keySet()).containsExactly(10.0, 20.0, 30.0);
    assertThat(random.get(20.0).value()).isCloseTo(20, within(1e-9));
    assertThat(random.get(20.0).low()).isCloseTo(10, within(1e-9));
    assertThat(random.get(20.0).high()).isCloseTo(30, within(1e-9));
    assertThat(curves.charts().get("Losses").lines().keySet())
        .containsExactly("Value loss", "Policy loss");
    assertThat(curves.charts().get("Entropy").along()).isEqualTo("Entropy, nats");
    Series sparring = curves.charts().get("Sparring");
    assertThat(sparring.along()).isEqualTo("Sparring, %");
    assertThat(sparring.lines().get("Sparring").get(7.0).value()).isCloseTo(7, within(1e-9));
    assertThat(curves.charts().get("Games per second").lines().get("Games per second").get(1.0))
        .isEqualTo(new Estimate(400, 400, 400, 1, ""));
    assertThat(curves.about())
        .isEqualTo("30 lessons, 6,000 games, 0.3 min of training: kalah, a3c.");
  }

  @Test
  void chartsWithoutNumbersAreLeftOut() {
    TrainingLog nothing = new TrainingLog("kalah", "a3c", List.of(), List.of());
    assertThat(TrainingCurves.of(nothing).charts()).isEmpty();
    assertThat(TrainingCurves.of(PaperTrainings.log(9)).charts())
        .doesNotContainKey(TrainingCurves.SCORES);
  }
}
