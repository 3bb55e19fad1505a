package org.plyscope.tuner.stochastic;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.learn.Tuner;
import org.plyscope.api.learn.TunerFactory;
import org.plyscope.api.learn.TuningTask;
import org.plyscope.api.learn.TuningTask.Score;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;

/**
 * The covariance matrix adaptation evolution strategy (Hansen): draws candidates from a normal
 * distribution that learns the scale and shape of the problem from their ranks alone. Recommends
 * its mean, which noise moves less than the best candidate.
 */
@Component(service = TunerFactory.class)
public final class CmaEsTuner implements TunerFactory {
  private static final Option<Long> POPULATION =
      Option.integer(
          "population",
          "Population",
          "How many candidates are drawn together; 0 for 4 + 3 ln n with n options.",
          0,
          0,
          1000);

  private static final Option<Long> GENERATIONS =
      Option.integer("generations", "Generations", "How often it draws.", 50, 1, 100_000);

  private static final Option<Double> SIGMA =
      Option.decimal(
          "sigma",
          "Sigma",
          "The standard deviation of the first candidates, in parts of the range.",
          0.2,
          0.0001,
          1);

  @Override
  public String id() {
    return "cma-es";
  }

  @Override
  public String name() {
    return "CMA-ES";
  }

  @Override
  public String description() {
    return "Draws candidates from a normal distribution whose mean, width and shape follow the"
        + " better half; made for numbers that depend on each other.";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(POPULATION, GENERATIONS, SIGMA);
  }

  @Override
  public Tuner create(PartContext context) {
    OptionValues values = context.options();
    return task -> tune(task, values);
  }

  private static double[] tune(TuningTask task, OptionValues values) throws InterruptedException {
    Random random = new Random(task.seed());
    int wanted = values.get(POPULATION).intValue();
    CovarianceAdaptation strategy =
        new CovarianceAdaptation(task.start(), values.get(SIGMA), wanted);
    long generations = values.get(GENERATIONS);
    for (long generation = 0; generation < generations && !task.spent(); generation++) {
      List<double[]> drawn = new ArrayList<>();
      for (int i = 0; i < strategy.population(); i++) {
        drawn.add(strategy.draw(random));
      }
      List<Score> scores = task.measure(drawn.stream().map(CmaEsTuner::inside).toList());
      List<double[]> best =
          IntStream.range(0, drawn.size())
              .boxed()
              .sorted(Comparator.comparingDouble(i -> -worth(drawn.get(i), scores.get(i))))
              .map(drawn::get)
              .toList();
      strategy.learn(best);
    }
    return inside(strategy.mean());
  }

  /** A candidate that was drawn outside the bounds is measured on them, and pays for the way. */
  private static double worth(double[] point, Score score) {
    double[] inside = inside(point);
    double distance = 0;
    for (int i = 0; i < point.length; i++) {
      distance += (point[i] - inside[i]) * (point[i] - inside[i]);
    }
    return score.value() - distance;
  }

  private static double[] inside(double[] point) {
    double[] inside = new double[point.length];
    for (int i = 0; i < point.length; i++) {
      inside[i] = Math.max(0, Math.min(1, point[i]));
    }
    return inside;
  }
}
