package org.plyscope.testkit.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import org.plyscope.api.learn.TunerFactory;
import org.plyscope.api.learn.TuningTask.Axis;
import org.plyscope.api.option.OptionValues;
import org.plyscope.testkit.games.TicTacToe;

/**
 * The contract of every tuner: the same seed and scores lead to the same proposals, points fit the
 * axes, and the tuner ends when its budget is spent or the user stops it.
 *
 * @since 3.0
 */
public abstract class TunerContract {
  private static final int CALLS = 4;

  /** Called by JUnit. */
  protected TunerContract() {}

  /** {@return the tuners under test} */
  protected abstract List<TunerFactory> tuners();

  @TestFactory
  Stream<DynamicTest> everyTunerKeepsTheContract() {
    return tuners().stream()
        .flatMap(
            tuner ->
                Stream.of(
                    test(tuner, "proposes the same again", () -> proposesTheSame(tuner)),
                    test(tuner, "proposes points that fit", () -> proposesPointsThatFit(tuner)),
                    test(tuner, "ends with its budget", () -> endsWithItsBudget(tuner)),
                    test(tuner, "passes a stop on", () -> passesAStopOn(tuner))));
  }

  private static DynamicTest test(TunerFactory tuner, String what, Executable check) {
    return dynamicTest(tuner.id() + " " + what, check);
  }

  /** A search is resumed by running it again with the scores that were kept. */
  private static void proposesTheSame(TunerFactory tuner) throws InterruptedException {
    Landscape first = task(5).spentAfter(CALLS);
    Landscape second = task(5).spentAfter(CALLS);
    assertThat(tuned(tuner, second)).isEqualTo(tuned(tuner, first));
    assertThat(proposals(second)).isEqualTo(proposals(first));
  }

  private static void proposesPointsThatFit(TunerFactory tuner) throws InterruptedException {
    Landscape task = task(6).spentAfter(CALLS);
    assertThat(tuned(tuner, task)).hasSize(3).matches(TunerContract::finite);
    assertThat(task.asked())
        .isNotEmpty()
        .allSatisfy(
            points ->
                assertThat(points)
                    .isNotEmpty()
                    .allMatch(point -> point.length == 3 && finite(point)));
  }

  private static void endsWithItsBudget(TunerFactory tuner) throws InterruptedException {
    Landscape task = task(7).spentAfter(CALLS);
    tuned(tuner, task);
    assertThat(task.asked()).hasSizeLessThanOrEqualTo(CALLS);
    Landscape broke = task(7).spentAfter(0);
    assertThat(tuned(tuner, broke)).as("without a budget").hasSize(3);
    assertThat(broke.asked()).isEmpty();
  }

  private static void passesAStopOn(TunerFactory tuner) {
    Landscape task = task(8).stopAfter(1);
    assertThatThrownBy(() -> tuned(tuner, task)).isInstanceOf(InterruptedException.class);
  }

  /** A number, a whole number and a word, of which 0.7 of the first two is best. */
  private static Landscape task(long seed) {
    return new Landscape(3, seed, x -> 1 - Math.abs(x[0] - 0.7) / 2 - Math.abs(x[1] - 0.7) / 2)
        .axis(1, new Axis("depth", 6, true))
        .axis(2, new Axis("word", 3, false));
  }

  private static double[] tuned(TunerFactory tuner, Landscape task) throws InterruptedException {
    return tuner.create(TicTacToe.standard(), OptionValues.defaults(tuner.options())).tune(task);
  }

  private static boolean finite(double[] point) {
    return Arrays.stream(point).allMatch(Double::isFinite);
  }

  private static List<List<String>> proposals(Landscape task) {
    return task.asked().stream()
        .map(points -> points.stream().map(Arrays::toString).toList())
        .toList();
  }
}
