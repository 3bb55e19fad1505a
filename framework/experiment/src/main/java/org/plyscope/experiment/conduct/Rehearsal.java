package org.plyscope.experiment.conduct;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.InputException;
import org.plyscope.api.run.RunGame;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.conduct.care.Outlook;
import org.plyscope.experiment.run.TemporaryFolder;
import org.plyscope.experiment.schedule.Schedule;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.experiment.work.Workforce;
import org.plyscope.experiment.work.process.LocalWorkers;
import org.plyscope.experiment.work.process.WorkerCommand;
import org.plyscope.lab.catalog.Catalog;

/** Plays the first games of an experiment and keeps none, to say how long all will take. */
public final class Rehearsal {
  /** So many blocks are played at least, since the first half of the games is not counted. */
  private static final int LEAST_BLOCKS = 4;

  private final Experiment experiment;
  private final Catalog catalog;
  private final Optional<WorkerCommand> command;

  /**
   * Prepares a rehearsal.
   *
   * @param experiment what is played
   * @param catalog where agents come from
   * @param command how workers are started; empty to play in this process
   */
  public Rehearsal(Experiment experiment, Catalog catalog, Optional<WorkerCommand> command) {
    this.experiment = experiment;
    this.catalog = catalog;
    this.command = command;
  }

  /** Returns who plays, as the experiment wants it. */
  Workforce workforce(Path temporary, int workers) {
    return experiment.staff().inProcess() || command.isEmpty()
        ? new InProcess(experiment, catalog, workers)
        : new LocalWorkers(experiment, command.get(), temporary, workers);
  }

  /**
   * Plays the first block of every line-up, some more if there are few line-ups, as far as there is
   * time.
   *
   * @param workers how many games run at a time
   * @param mostMillis how long that may take
   * @return the seconds that all games will take; unknown if too few were finished
   * @throws InterruptedException if the calling thread is interrupted
   * @throws InputException if nobody can play
   */
  public Estimate seconds(int workers, long mostMillis) throws InterruptedException {
    Schedule schedule = experiment.schedule();
    Outlook outlook = new Outlook(schedule);
    BitSet all = new BitSet();
    all.set(0, schedule.games());
    int blocks = Math.max(schedule.lineups().size(), LEAST_BLOCKS);
    BitSet first =
        blocks < schedule.blocks() ? all.get(0, schedule.firstGame(blocks)) : (BitSet) all.clone();
    try (TemporaryFolder temporary = new TemporaryFolder("plyscope-rehearsal");
        Workforce workforce = workforce(temporary.path(), workers)) {
      long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(mostMillis);
      Conductor[] conductor = new Conductor[1];
      RunFollower follower =
          new RunFollower() {
            @Override
            public void finished(RunGame game) {
              outlook.add(game);
            }

            @Override
            public void tick() {
              if (System.nanoTime() - end > 0) {
                conductor[0].halt();
              }
            }
          };
      conductor[0] = new Conductor(experiment, workforce, (index, line) -> {}, follower);
      conductor[0].run(first, () -> false);
    }
    return outlook.seconds(all, workers);
  }
}
