package org.plyscope.tuner.stochastic;

import java.util.List;
import java.util.SplittableRandom;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.learn.Tuner;
import org.plyscope.api.learn.TunerFactory;
import org.plyscope.api.learn.TuningTask;
import org.plyscope.api.learn.TuningTask.Score;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;

/**
 * Simultaneous perturbation stochastic approximation (Spall): each step measures two points on
 * opposite sides of the present one and moves towards the better, along all axes at once. Against
 * the population the two play each other, as chess programs are tuned.
 */
@Component(service = TunerFactory.class)
public final class SpsaTuner implements TunerFactory {
  private static final Option<Long> ITERATIONS =
      Option.integer("iterations", "Iterations", "How many steps it makes.", 200, 1, 1_000_000);

  private static final Option<Double> STEP =
      Option.decimal(
          "a",
          "Step a",
          "The size of a step for a difference of all points, in parts of the range.",
          0.2,
          0.000001,
          100);

  private static final Option<Double> PERTURBATION =
      Option.decimal(
          "c",
          "Perturbation c",
          "How far the two points of the first step are from the present one, in parts of the"
              + " range.",
          0.1,
          0.000001,
          0.5);

  private static final Option<Double> STABILITY =
      Option.decimal(
          "stability",
          "Stability A",
          "Damps the first steps, as a share of the iterations.",
          0.1,
          0,
          1);

  private static final Option<Double> ALPHA =
      Option.decimal("alpha", "Alpha", "How fast steps become shorter.", 0.602, 0, 1);

  private static final Option<Double> GAMMA =
      Option.decimal("gamma", "Gamma", "How fast perturbations become smaller.", 0.101, 0, 1);

  @Override
  public String id() {
    return "spsa";
  }

  @Override
  public String name() {
    return "SPSA";
  }

  @Override
  public String description() {
    return "Steps towards the better of two opposite perturbations of all values at once; needs two"
        + " candidates per step, however many options are tuned.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(ITERATIONS, STEP, PERTURBATION, STABILITY, ALPHA, GAMMA);
  }

  @Override
  public Tuner create(PartContext context) {
    OptionValues values = context.options();
    return task -> tune(task, values);
  }

  private static double[] tune(TuningTask task, OptionValues values) throws InterruptedException {
    SplittableRandom random = new SplittableRandom(task.seed());
    double[] theta = task.start();
    long iterations = values.get(ITERATIONS);
    double damping = values.get(STABILITY) * iterations;
    for (long k = 0; k < iterations && !task.spent(); k++) {
      double step = values.get(STEP) / Math.pow(k + 1 + damping, values.get(ALPHA));
      double width = values.get(PERTURBATION) / Math.pow(k + 1.0, values.get(GAMMA));
      double[] up = theta.clone();
      double[] down = theta.clone();
      double[] distance = new double[theta.length];
      for (int i = 0; i < theta.length; i++) {
        // A perturbation that reaches no other value of a whole number would measure nothing.
        int count = task.axes().get(i).values();
        double reach = Math.max(width, count == 0 ? 0 : 0.5 / count);
        double delta = random.nextBoolean() ? reach : -reach;
        up[i] = clamped(theta[i] + delta);
        down[i] = clamped(theta[i] - delta);
        distance[i] = up[i] - down[i];
      }
      List<Score> scores = task.measure(List.of(up, down));
      double difference = scores.get(0).value() - scores.get(1).value();
      for (int i = 0; i < theta.length; i++) {
        if (distance[i] != 0) {
          theta[i] = clamped(theta[i] + step * difference / distance[i]);
        }
      }
    }
    return theta;
  }

  private static double clamped(double value) {
    return Math.max(0, Math.min(1, value));
  }
}
