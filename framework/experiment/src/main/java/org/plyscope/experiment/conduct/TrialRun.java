package org.plyscope.experiment.conduct;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import org.plyscope.api.InputException;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.WorkerSettings;
import org.plyscope.experiment.conduct.care.GameTimeEstimate;
import org.plyscope.experiment.run.TemporaryFolder;
import org.plyscope.experiment.schedule.Schedule;
import org.plyscope.experiment.work.WorkStoppedException;
import org.plyscope.experiment.work.Workforce;
import org.plyscope.experiment.work.Workforces;

/**
 * Plays the first games of an experiment and keeps none, to estimate how long all will take. It is
 * short whatever the experiment asks for: workers have limited memory, and all of them are killed
 * after {@value #WALL_MILLIS} ms.
 */
public final class TrialRun {
  /** The minimum number of blocks; the first half of the games is not counted. */
  private static final int LEAST_BLOCKS = 4;

  private static final long WALL_MILLIS = 20_000;
  private static final long LOOK_MILLIS = 50;
  private static final long END_MILLIS = 2_000;

  private final Experiment experiment;
  private final Workforces workforces;

  /**
   * Prepares a rehearsal.
   *
   * @param experiment the experiment
   * @param workforces finds the workers that play
   */
  public TrialRun(Experiment experiment, Workforces workforces) {
    this.experiment = experiment;
    this.workforces = workforces;
  }

  /**
   * Plays the first block of every line-up, some more if there are few line-ups, as far as there is
   * time.
   *
   * @param workers how many games run at a time
   * @param mostMillis how long that may take
   * @param cancelled asked often whether to end at once
   * @return the seconds that all games will take; unknown if too few were finished
   * @throws InterruptedException if the calling thread is interrupted
   * @throws InputException if no worker can play
   */
  public Estimate seconds(int workers, long mostMillis, BooleanSupplier cancelled)
      throws InterruptedException {
    return seconds(workers, mostMillis, WALL_MILLIS, cancelled);
  }

  /**
   * Plays on a thread of its own, which is interrupted when the time is over: starting workers may
   * take long too.
   */
  Estimate seconds(int workers, long mostMillis, long wallMillis, BooleanSupplier cancelled)
      throws InterruptedException {
    FutureTask<Estimate> played = new FutureTask<>(() -> played(workers, mostMillis));
    Thread thread = new Thread(played, "rehearsal");
    thread.setDaemon(true);
    thread.start();
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(wallMillis);
    try {
      while (true) {
        try {
          return played.get(LOOK_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
          if (cancelled.getAsBoolean()) {
            return Estimate.unknown("cancelled");
          }
          if (System.nanoTime() - end > 0) {
            return Estimate.unknown("the first games take too long");
          }
        }
      }
    } catch (ExecutionException e) {
      throw unwrapped(e);
    } finally {
      thread.interrupt();
      thread.join(END_MILLIS);
    }
  }

  private static RuntimeException unwrapped(ExecutionException e) {
    if (e.getCause() instanceof RuntimeException cause) {
      return cause;
    }
    if (e.getCause() instanceof Error cause) {
      throw cause;
    }
    return new IllegalStateException(e.getCause());
  }

  private Estimate played(int wanted, long mostMillis) throws InterruptedException {
    int workers = Math.min(wanted, Runtime.getRuntime().availableProcessors());
    Schedule schedule = experiment.schedule();
    GameTimeEstimate timeEstimate = new GameTimeEstimate(schedule);
    BitSet all = new BitSet();
    all.set(0, schedule.games());
    int blocks = Math.max(schedule.lineups().size(), LEAST_BLOCKS);
    BitSet first =
        blocks < schedule.blocks() ? all.get(0, schedule.firstGame(blocks)) : (BitSet) all.clone();
    try (TemporaryFolder temporary = new TemporaryFolder("plyscope-rehearsal");
        Workforce workforce = start(temporary.path(), workers)) {
      long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(mostMillis);
      GameDispatcher[] dispatcher = new GameDispatcher[1];
      RunFollower follower =
          new RunFollower() {
            @Override
            public void finished(RunGame game) {
              timeEstimate.add(game);
            }

            @Override
            public void tick() {
              if (System.nanoTime() - end > 0) {
                dispatcher[0].halt();
              }
            }
          };
      dispatcher[0] = new GameDispatcher(experiment, workforce, (index, line) -> {}, follower);
      dispatcher[0].run(first, () -> false);
    } catch (WorkStoppedException e) {
      throw new InputException(e.getMessage());
    }
    return timeEstimate.seconds(all, wanted);
  }

  /** Games are played in processes wherever possible, since only a process can be killed. */
  private Workforce start(Path temporary, int workers) {
    WorkerSettings workerSettings = experiment.workerSettings();
    long heap =
        Math.max(
            WorkerSettings.STANDARD.heapMegabytes(),
            (Runtime.getRuntime().maxMemory() >> 20) / workers);
    long small = Math.min(heap, workerSettings.heapMegabytes());
    Experiment fenced =
        experiment.with(
            new WorkerSettings(
                small,
                workerSettings.stackKilobytes(),
                workerSettings.flags(),
                WorkerSettings.PROCESSES));
    return workforces
        .of(fenced)
        .fixed(temporary.resolve("plugins"))
        .start(fenced, temporary, workers);
  }
}
