package org.plyscope.cli.train;

import java.io.PrintWriter;
import java.util.concurrent.TimeUnit;
import org.plyscope.experiment.tune.Generation;
import org.plyscope.experiment.tune.TuningJob;
import org.plyscope.experiment.tune.TuningPlan;

/**
 * Reports the progress of a tuning: a line per generation, and now and then one about its games.
 */
final class TuneProgress implements TuningJob.Follower {
  private static final long PAUSE_NANOS = TimeUnit.SECONDS.toNanos(10);

  private final TuningPlan plan;
  private final PrintWriter out;
  private long told = System.nanoTime();

  TuneProgress(TuningPlan plan, PrintWriter out) {
    this.plan = plan;
    this.out = out;
  }

  @Override
  public void playing(String what, int games, int of) {
    if (System.nanoTime() - told > PAUSE_NANOS) {
      print("%s: %d of %d games.".formatted(what, games, of));
    }
  }

  @Override
  public void measured(Generation generation) {
    int best = generation.best();
    print(
        "%sGeneration %d: best %.1f %%, mean %.1f %%, spread %.1f; %s"
            .formatted(
                plan.extent().repetitions() > 1
                    ? "Repetition " + generation.repetition() + ", "
                    : "",
                generation.number(),
                100 * generation.scores().get(best).value(),
                100 * generation.mean(),
                100 * generation.spread(),
                String.join(" ", generation.values().get(best))));
  }

  @Override
  public void told(String sentence) {
    print(sentence);
  }

  private synchronized void print(String line) {
    told = System.nanoTime();
    out.println(line);
    out.flush();
  }
}
