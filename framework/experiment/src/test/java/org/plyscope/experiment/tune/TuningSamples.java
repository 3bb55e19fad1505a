package org.plyscope.experiment.tune;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.plyscope.api.agent.Agent;
import org.plyscope.api.agent.AgentFactory;
import org.plyscope.api.learn.Tuner;
import org.plyscope.api.learn.TunerFactory;
import org.plyscope.api.learn.TuningTask;
import org.plyscope.api.option.Option;
import org.plyscope.api.option.OptionValues;
import org.plyscope.api.part.PartContext;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.CountdownGame;
import org.plyscope.wire.WireValue;

/**
 * A game whose right play is known, an agent that knows it as often as an option says, a method.
 */
public final class TuningSamples {
  private TuningSamples() {}

  /** Returns them together. */
  public static Catalog catalog() {
    return Catalog.of(parts());
  }

  /** Returns each of them. */
  public static List<Object> parts() {
    return List.of(new CountdownGame(), new Expert(), new RandomSearch());
  }

  /** Writes a file with the usual values, of which some are changed. */
  public static Path file(Path folder, String more) {
    try {
      return Files.writeString(
          folder.resolve("t.json"),
          """
          { "plyscope": 1, "name": "how well to play", "seed": 5,
            "game": { "id": "countdown", "seeds": 9 },
            "tune": {
              "agent": { "use": "expert" },
              "options": { "skill": { "from": 0, "to": 1, "start": 0.5 } } },
            "openings": { "randomPlies": 1, "count": 3 },
            "blocks": 2,
            "method": { "use": "random-search", "points": 3, "rounds": 2 }%s }
          """
              .formatted(more.isEmpty() ? "" : ", " + more));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Begins a tuning. */
  static TuningFolder begun(Path file, Path folder, Catalog catalog) {
    WireValue tree = ExperimentFile.tree(file, List.of());
    TuningFolder kept = new TuningFolder(folder);
    kept.begin(tree, TuningFile.read(tree, file.getParent(), catalog));
    return kept;
  }

  /** Leaves a multiple of four if it can and feels like it. */
  static final class Expert implements AgentFactory {
    private static final Option<Double> SKILL =
        Option.decimal("skill", "Skill", "How often it plays right.", 0.5, 0, 1);
    private static final Option<Long> DEPTH =
        Option.integer("depth", "Depth", "Has no effect.", 1, 1, 4);
    private static final Option<String> MOOD =
        Option.choice("mood", "Mood", "Has no effect.", "good", List.of("good", "bad"));

    @Override
    public String id() {
      return "expert";
    }

    @Override
    public String name() {
      return "Expert";
    }

    @Override
    public String description() {
      return "For tests.";
    }

    @Override
    public List<Option<?>> options() {
      return List.of(SKILL, DEPTH, MOOD);
    }

    @Override
    public boolean endsByItself(OptionValues values) {
      return true;
    }

    @Override
    public Agent create(PartContext context) {
      double skill = context.options().get(SKILL);
      return (request, listener) -> {
        SplittableRandom random = new SplittableRandom(request.seed());
        int seeds = request.state().content(0);
        boolean right = random.nextDouble() < skill;
        return Samples.choose(request, right ? Math.floorMod(seeds - 1, 4) : random.nextInt(3), 0);
      };
    }
  }

  /** Measures random points in a few rounds and recommends the best of the last one. */
  static final class RandomSearch implements TunerFactory {
    private static final Option<Long> POINTS =
        Option.integer("points", "Points", "How many points a round has.", 4, 1, 100);
    private static final Option<Long> ROUNDS =
        Option.integer("rounds", "Rounds", "How many rounds there are.", 3, 1, 100);

    @Override
    public String id() {
      return "random-search";
    }

    @Override
    public String name() {
      return "Random search";
    }

    @Override
    public String description() {
      return "For tests.";
    }

    @Override
    public List<Option<?>> options() {
      return List.of(POINTS, ROUNDS);
    }

    @Override
    public Tuner create(PartContext context) {
      return task -> tune(task, context.options());
    }

    private static double[] tune(TuningTask task, OptionValues values) throws InterruptedException {
      SplittableRandom random = new SplittableRandom(task.seed());
      double[] best = task.start();
      for (long round = 0; round < values.get(ROUNDS) && !task.spent(); round++) {
        List<double[]> points = new ArrayList<>();
        for (long i = 0; i < values.get(POINTS); i++) {
          points.add(random.doubles(best.length).toArray());
        }
        List<TuningTask.Score> scores = task.measure(points);
        int winner = 0;
        for (int i = 1; i < points.size(); i++) {
          winner = scores.get(i).value() > scores.get(winner).value() ? i : winner;
        }
        best = points.get(winner);
      }
      return best;
    }
  }
}
