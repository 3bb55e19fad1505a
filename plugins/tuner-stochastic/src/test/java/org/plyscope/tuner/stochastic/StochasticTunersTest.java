package org.plyscope.tuner.stochastic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.plyscope.api.learn.TunerFactory;
import org.plyscope.api.learn.TuningTask.Axis;
import org.plyscope.api.option.OptionValues;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.testkit.learn.Landscape;

/** Both methods find known optima, alone from their seed, and end when they are asked to stop. */
class StochasticTunersTest {
  private static double sphere(double[] x) {
    double sum = 0;
    for (double value : x) {
      sum += (value - 0.7) * (value - 0.7);
    }
    return 1 - sum;
  }

  /** A narrow valley that is not along the axes. */
  private static double valley(double[] x) {
    double across = x[0] + x[1] - 1.1;
    double along = x[0] - x[1] - 0.3;
    return 1 - 100 * across * across - along * along;
  }

  private static double[] tuned(TunerFactory tuner, Landscape task, String... options)
      throws InterruptedException {
    OptionValues values = OptionValues.defaults(tuner.options());
    for (String option : options) {
      String[] parts = option.split("=", -1);
      values = values.with(parts[0], parts[1]);
    }
    CountdownGame game = new CountdownGame();
    return tuner.create(game.rules(OptionValues.defaults(game.options())), values).tune(task);
  }

  @Test
  void spsaStepsToTheTopThroughNoise() throws InterruptedException {
    Random noise = new Random(1);
    Landscape task = new Landscape(4, 3, x -> sphere(x) + 0.02 * noise.nextGaussian());
    double[] found = tuned(new SpsaTuner(), task, "iterations=400", "a=0.5");
    assertThat(sphere(found)).isGreaterThan(0.995);
    assertThat(task.asked()).hasSize(400).allSatisfy(pair -> assertThat(pair).hasSize(2));
    double[] up = task.asked().get(0).get(0);
    double[] down = task.asked().get(0).get(1);
    for (int i = 0; i < 4; i++) {
      assertThat((up[i] + down[i]) / 2).isCloseTo(0.5, offset(1e-12));
      assertThat(Math.abs(up[i] - down[i])).isCloseTo(0.2, offset(1e-12));
    }
  }

  @Test
  void spsaReachesTheNextWholeNumber() throws InterruptedException {
    Landscape task = new Landscape(1, 3, StochasticTunersTest::sphere);
    task.axis(0, new Axis("depth", 3, true));
    tuned(new SpsaTuner(), task, "iterations=1", "c=0.001");
    assertThat(task.asked().get(0).stream().map(p -> (int) (p[0] * 3)).distinct()).hasSize(2);
  }

  @Test
  void cmaEsFollowsANarrowValley() throws InterruptedException {
    Landscape task = new Landscape(2, 3, StochasticTunersTest::valley);
    double[] found = tuned(new CmaEsTuner(), task, "generations=60");
    assertThat(found[0]).isCloseTo(0.7, offset(1e-3));
    assertThat(found[1]).isCloseTo(0.4, offset(1e-3));
    assertThat(task.asked().get(0)).hasSize(6);
  }

  @Test
  void cmaEsFindsACornerAndStaysInside() throws InterruptedException {
    Landscape task = new Landscape(3, 9, x -> (x[0] + x[1] - x[2]) / 3);
    double[] found = tuned(new CmaEsTuner(), task, "generations=60", "population=10");
    assertThat(found).satisfies(x -> assertThat(x[0] + x[1] - x[2]).isGreaterThan(1.9));
    assertThat(task.asked())
        .allSatisfy(
            all ->
                assertThat(all)
                    .allMatch(point -> Arrays.stream(point).allMatch(x -> x >= 0 && x <= 1)));
  }

  @Test
  void theSameSeedProposesTheSame() throws InterruptedException {
    for (TunerFactory tuner : List.of(new SpsaTuner(), new CmaEsTuner())) {
      Landscape first = new Landscape(3, 8, StochasticTunersTest::sphere).spentAfter(9);
      Landscape second = new Landscape(3, 8, StochasticTunersTest::sphere).spentAfter(9);
      Landscape other = new Landscape(3, 9, StochasticTunersTest::sphere).spentAfter(9);
      assertThat(tuned(tuner, second)).isEqualTo(tuned(tuner, first));
      tuned(tuner, other);
      assertThat(flat(second)).isEqualTo(flat(first)).isNotEqualTo(flat(other));
      assertThat(first.asked()).hasSize(9);
      Landscape stopped = new Landscape(3, 8, StochasticTunersTest::sphere).stopAfter(2);
      assertThatThrownBy(() -> tuned(tuner, stopped)).isInstanceOf(InterruptedException.class);
    }
  }

  private static List<String> flat(Landscape task) {
    return task.asked().stream().flatMap(List::stream).map(Arrays::toString).toList();
  }

  @Test
  void theAxesOfAMatrixMakeItAgain() {
    double[][] matrix = {{4, 1, 0.5}, {1, 3, -0.2}, {0.5, -0.2, 1}};
    SymmetricEigen axes = SymmetricEigen.of(matrix);
    // B D z and its inverse: what is stretched and whitened twice is what it was.
    double[] vector = {0.3, -1, 2};
    double[] there = new double[3];
    for (int i = 0; i < 3; i++) {
      double[] unit = new double[3];
      unit[i] = 1;
      double[] column = axes.stretched(unit);
      for (int j = 0; j < 3; j++) {
        there[j] += column[j] * column[j];
      }
    }
    for (int i = 0; i < 3; i++) {
      assertThat(there[i]).isCloseTo(matrix[i][i], offset(1e-9));
    }
    double[] white = axes.whitened(axes.whitened(product(matrix, vector)));
    assertThat(white).usingComparatorWithPrecision(1e-9).containsExactly(vector);
  }

  private static double[] product(double[][] matrix, double[] vector) {
    double[] result = new double[vector.length];
    for (int i = 0; i < vector.length; i++) {
      for (int j = 0; j < vector.length; j++) {
        result[i] += matrix[i][j] * vector[j];
      }
    }
    return result;
  }
}
