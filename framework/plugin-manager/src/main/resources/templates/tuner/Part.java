package @package@;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.osgi.service.component.annotations.Component;
import org.plyscope.api.learn.Tuner;
import org.plyscope.api.learn.TunerFactory;
import org.plyscope.api.learn.TuningTask;
import org.plyscope.api.option.Option;
import org.plyscope.api.part.PartContext;

/**
 * Draws points at random and keeps the best.
 *
 * <p>{@code @Component} publishes it; nothing else needs to be registered.
 */
@Component(service = TunerFactory.class)
public final class @class@ implements TunerFactory {
  /** Appears in every form, on the command line and in files. */
  static final Option<Long> ROUNDS =
      Option.integer("rounds", "Rounds", "How often points are measured.", 20, 1, 10_000);

  static final Option<Long> POINTS =
      Option.integer("points", "Points", "How many points a round measures.", 8, 2, 1000);

  @Override
  public String id() {
    return "@id@";
  }

  @Override
  public String name() {
    return "@name@";
  }

  @Override
  public String description() {
    return "@summary@";
  }

  @Override
  public List<Option<?>> options() {
    return List.of(ROUNDS, POINTS);
  }

  @Override
  public Tuner create(PartContext context) {
    int rounds = context.options().get(ROUNDS).intValue();
    int size = context.options().get(POINTS).intValue();
    return task -> tune(task, rounds, size);
  }

  private static double[] tune(TuningTask task, int rounds, int size) throws InterruptedException {
    SplittableRandom random = new SplittableRandom(task.seed());
    double[] best = task.start();
    for (int round = 0; round < rounds && !task.spent(); round++) {
      List<double[]> points = new ArrayList<>();
      points.add(best);
      while (points.size() < size) {
        points.add(random.doubles(best.length).toArray());
      }
      List<TuningTask.Score> scores = task.measure(points);
      int winner = 0;
      for (int i = 1; i < size; i++) {
        winner = scores.get(i).value() > scores.get(winner).value() ? i : winner;
      }
      best = points.get(winner);
    }
    return best;
  }
}
