package org.plyscope.tuner.genetic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.plyscope.api.learn.TuningTask.Axis;
import org.plyscope.api.option.OptionValues;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.learn.Landscape;

/** The population is measured as a whole, finds a hill, and depends on its seed alone. */
class GeneticTunerTest {
  private static final double[] TOP = {0.8, 0.2, 0.6};

  private static double hill(double[] point) {
    double height = 1;
    for (int i = 0; i < TOP.length; i++) {
      height -= (point[i] - TOP[i]) * (point[i] - TOP[i]);
    }
    return height;
  }

  private static double[] tuned(Landscape task, String... options) throws InterruptedException {
    GeneticTuner tuner = new GeneticTuner();
    OptionValues values = OptionValues.defaults(tuner.options());
    for (String option : options) {
      String[] parts = option.split("=", -1);
      values = values.with(parts[0], parts[1]);
    }
    CountdownGame game = new CountdownGame();
    return tuner.create(game.rules(OptionValues.defaults(game.options())), values).tune(task);
  }

  @Test
  void itClimbs() throws InterruptedException {
    Landscape task = new Landscape(3, 7, GeneticTunerTest::hill);
    double[] best = tuned(task, "population=20", "generations=30");
    assertThat(hill(best)).isGreaterThan(0.99);
    assertThat(task.asked()).hasSize(30).allSatisfy(all -> assertThat(all).hasSize(20));
    assertThat(task.asked().get(0).get(0)).containsExactly(0.5, 0.5, 0.5);
    assertThat(task.asked())
        .allSatisfy(
            all ->
                assertThat(all)
                    .allMatch(point -> Arrays.stream(point).allMatch(x -> x >= 0 && x <= 1)));
    assertThat(hill(task.asked().get(29).get(0))).isLessThanOrEqualTo(hill(best));
  }

  @ParameterizedTest
  @CsvSource({
    "tournament,uniform",
    "rank,single-point",
    "roulette,mean",
    "stochastic-universal,none",
    "truncation,uniform"
  })
  void everySelectionAndCrossoverRepeats(String selection, String crossover)
      throws InterruptedException {
    String[] options = {
      "population=8", "generations=6", "selection=" + selection, "crossover=" + crossover
    };
    Landscape first = new Landscape(3, 3, GeneticTunerTest::hill);
    Landscape second = new Landscape(3, 3, GeneticTunerTest::hill);
    Landscape other = new Landscape(3, 4, GeneticTunerTest::hill);
    double[] best = tuned(first, options);
    assertThat(tuned(second, options)).isEqualTo(best);
    assertThat(flat(second)).isEqualTo(flat(first));
    tuned(other, options);
    assertThat(flat(other)).isNotEqualTo(flat(first));
    assertThat(hill(best)).isGreaterThanOrEqualTo(hill(first.start()));
  }

  private static List<String> flat(Landscape task) {
    return task.asked().stream().flatMap(List::stream).map(Arrays::toString).toList();
  }

  @Test
  void withoutMutationAndCrossoverNothingNewComes() throws InterruptedException {
    Landscape task = new Landscape(3, 1, GeneticTunerTest::hill);
    tuned(task, "population=6", "generations=4", "mutation=0", "crossover=none");
    List<String> first = task.asked().get(0).stream().map(Arrays::toString).toList();
    assertThat(flat(task)).allMatch(first::contains);
    assertThat(task.asked()).hasSizeLessThanOrEqualTo(4);
  }

  @Test
  void wordsAreDrawnAnywhereAndWholeNumbersReachTheirNeighbours() throws InterruptedException {
    Landscape task =
        new Landscape(3, 5, GeneticTunerTest::hill)
            .axis(0, new Axis("word", 4, false))
            .axis(1, new Axis("depth", 3, true));
    tuned(task, "population=30", "generations=5", "mutation=1", "sigma=0.001", "spread=0.001");
    assertThat(task.asked().get(0).stream().map(p -> (int) (p[0] * 4)).distinct()).hasSize(4);
    assertThat(task.asked().get(4).stream().map(p -> (int) (p[1] * 3)).distinct())
        .hasSizeGreaterThan(1);
  }

  @Test
  void itEndsWithItsBudgetAndWhenItIsStopped() throws InterruptedException {
    Landscape spent = new Landscape(3, 5, GeneticTunerTest::hill).spentAfter(2);
    tuned(spent, "population=4", "generations=50");
    assertThat(spent.asked()).hasSize(2);
    Landscape stopped = new Landscape(3, 5, GeneticTunerTest::hill).stopAfter(3);
    assertThatThrownBy(() -> tuned(stopped, "population=4", "generations=50"))
        .isInstanceOf(InterruptedException.class)
        .hasMessage("stopped");
  }

  @Test
  void theStudysSettingsAreAPreset() {
    assertThat(new GeneticTuner().presets().get(0).values())
        .isEqualTo(Map.of("population", "50", "generations", "250", "mutation", "0.1"));
  }
}
