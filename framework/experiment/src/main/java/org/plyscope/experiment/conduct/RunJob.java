package org.plyscope.experiment.conduct;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.plyscope.api.InputException;
import org.plyscope.api.run.RunGame;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.file.ResolvedForm;
import org.plyscope.experiment.run.Environment;
import org.plyscope.experiment.run.GameScan;
import org.plyscope.experiment.run.RunFolder;
import org.plyscope.experiment.run.TemporaryFolder;
import org.plyscope.experiment.schedule.Schedule;
import org.plyscope.experiment.statistics.sprt.Verdict;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.experiment.work.LocalWorkers;
import org.plyscope.experiment.work.WorkerCommand;
import org.plyscope.experiment.work.Workforce;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.wire.WireText;

/**
 * Plays what is missing of a run, in the window as in a terminal. Used by one thread; it can be
 * stopped from any.
 */
public final class RunJob {
  /**
   * How a run is carried out; nothing of this changes its games.
   *
   * @param folder where it is kept
   * @param workers how many games run at a time
   * @param part which games are played
   * @param force whether to do what is refused for good reasons
   * @param bundles the SHA-256 of each bundle, by its name and version
   */
  public record Order(
      Path folder, int workers, Part part, boolean force, Map<String, String> bundles) {
    /** Copies the map. */
    public Order {
      bundles = Map.copyOf(bundles);
    }
  }

  /** What came of it. */
  public enum Outcome {
    /** All games were played. */
    COMPLETE,
    /** A stop rule was met. */
    STOPPED_BY_RULE,
    /** Somebody stopped it. */
    INTERRUPTED
  }

  private final Experiment experiment;
  private final Catalog catalog;
  private final Optional<WorkerCommand> command;
  private final Order order;
  private final RunFollower follower;
  private final Tally tally = new Tally();
  private final List<String> remarks = new ArrayList<>();
  private final Optional<TestWatch> test;
  private volatile Conductor conductor;
  private volatile boolean stopped;

  /**
   * Prepares a run.
   *
   * @param experiment what is played
   * @param catalog where agents come from
   * @param command how workers are started; empty to play in this process
   * @param order how to carry it out
   * @param follower follows the run, also the games that were finished before
   */
  public RunJob(
      Experiment experiment,
      Catalog catalog,
      Optional<WorkerCommand> command,
      Order order,
      RunFollower follower) {
    this.experiment = experiment;
    this.catalog = catalog;
    this.command = command;
    this.order = order;
    this.follower = follower;
    this.test = TestWatch.of(experiment);
    int most = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    if (experiment.timed() && order.workers() > most && !order.force()) {
      throw new InputException(
          "With limits of time at most %d workers keep out of each other's way on this machine;"
                  .formatted(most)
              + " ask for fewer, or add --force.");
    }
  }

  /** Finishes the games that are being played, then stops. */
  public void stop() {
    stopped = true;
    Conductor now = conductor;
    if (now != null) {
      now.stop();
    }
  }

  /** Stops at once. */
  public void halt() {
    stopped = true;
    Conductor now = conductor;
    if (now != null) {
      now.halt();
    }
  }

  /** Returns what was counted. */
  public Tally tally() {
    return tally;
  }

  /** Returns what the user should know. */
  public List<String> remarks() {
    return remarks;
  }

  /** Returns what the sequential test says; empty if there is none. */
  public Optional<Verdict> verdict() {
    return test.map(TestWatch::verdict);
  }

  /**
   * Plays until all is played, a rule is met or somebody stops it.
   *
   * @return what came of it
   * @throws InterruptedException if the calling thread is interrupted
   * @throws InputException if the folder is not fit for it, or nobody can play
   */
  public Outcome run() throws InterruptedException {
    Schedule schedule = experiment.schedule();
    String text = WireText.indented(ResolvedForm.write(experiment));
    GameScan scan = new GameScan(experiment.names(), schedule);
    try (RunFolder run =
        RunFolder.open(
            order.folder(),
            text,
            order.part().file(),
            scan,
            order.force(),
            (game, bytes, from, length) -> counted(game))) {
      remarks.addAll(run.remarks());
      BitSet missing = order.part().games(schedule);
      missing.andNot(run.done());
      if (missing.isEmpty() || enough(0)) {
        return missing.isEmpty() ? Outcome.COMPLETE : Outcome.STOPPED_BY_RULE;
      }
      return play(run, missing);
    }
  }

  private Outcome play(RunFolder run, BitSet missing) throws InterruptedException {
    Environment.append(run.path(), order.bundles(), order.workers());
    long start = System.nanoTime();
    try (TemporaryFolder temporary = new TemporaryFolder("plyscope-workers");
        Workforce workforce = workforce(temporary.path())) {
      conductor =
          new Conductor(
              experiment,
              workforce,
              run::append,
              new RunFollower() {
                @Override
                public void finished(RunGame game) {
                  counted(game);
                }

                @Override
                public void tick() {
                  follower.tick();
                }
              });
      if (stopped) {
        conductor.stop();
      }
      boolean all = conductor.run(missing, () -> enough(System.nanoTime() - start));
      return all ? Outcome.COMPLETE : stopped ? Outcome.INTERRUPTED : Outcome.STOPPED_BY_RULE;
    }
  }

  private Workforce workforce(Path temporary) {
    int workers = order.workers();
    return experiment.staff().inProcess() || command.isEmpty()
        ? new InProcess(experiment, catalog, workers)
        : new LocalWorkers(experiment, command.get(), temporary, workers);
  }

  private void counted(RunGame game) {
    tally.add(game);
    test.ifPresent(watch -> watch.add(game));
    follower.finished(game);
  }

  private boolean enough(long nanos) {
    long millis = experiment.stop().millis();
    int games = experiment.stop().games();
    return (games > 0 && tally.games() >= games)
        || (millis > 0 && nanos / 1_000_000 >= millis)
        || test.map(watch -> watch.verdict().isDecided()).orElse(false);
  }
}
