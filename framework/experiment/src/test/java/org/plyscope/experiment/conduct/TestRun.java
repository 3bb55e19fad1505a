package org.plyscope.experiment.conduct;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.WorkerSettings;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.experiment.work.process.LocalWorkers;
import org.plyscope.experiment.work.process.TestWorker;
import org.plyscope.wire.WireText;

/** A program that plays a run with worker processes, to be killed. */
public final class TestRun {
  private TestRun() {}

  /** Returns its experiment. */
  static Experiment experiment() {
    return Samples.roundRobin(TestWorker.catalog(), 2_000, "seeded", "seeded-too", "first")
        .with(new WorkerSettings(64, 1024, List.of(), false));
  }

  /** Plays the missing games. */
  public static void main(String[] args) throws InterruptedException {
    Experiment experiment = experiment();
    Path folder = Path.of(args[0]);
    String text = WireText.indented(ResolvedForm.write(experiment));
    GameScan scan = new GameScan(experiment.names(), experiment.schedule());
    try (RunFolder run =
            RunFolder.open(
                folder, text, RunFolder.GAMES, scan, false, (game, bytes, from, size) -> {});
        LocalWorkers workers =
            new LocalWorkers(experiment, TestWorker.command(), folder.resolve("workers"), 2)) {
      BitSet missing = new BitSet();
      missing.set(0, experiment.schedule().games());
      missing.andNot(run.done());
      new GameDispatcher(experiment, workers, run::append, RunFollower.NONE)
          .run(missing, () -> false);
    }
  }
}
