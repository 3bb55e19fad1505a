package org.plyscope.experiment.work.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.experiment.AdjudicationRules;
import org.plyscope.experiment.Conditions;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.WorkerSettings;
import org.plyscope.experiment.conduct.RunFollower;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.experiment.work.Workforce;
import org.plyscope.lab.catalog.Catalog;

/** Processes that stand still, by the signal that does what a suspended job or machine does. */
@Timeout(120)
@DisabledOnOs(OS.WINDOWS)
class FrozenWorkersTest {
  private static final WorkerTimeouts SHORT =
      new WorkerTimeouts(
          TimeUnit.MINUTES.toNanos(1),
          TimeUnit.SECONDS.toNanos(3),
          TimeUnit.SECONDS.toNanos(2),
          TimeUnit.SECONDS.toNanos(5),
          List.of(0L, 100L, 100L));

  @TempDir Path folder;
  private final Catalog catalog = TestWorker.catalog();
  private final Experiment experiment =
      Samples.roundRobin(catalog, 10, "thinker", "seeded")
          .with(new WorkerSettings(64, 1024, List.of(), false))
          .with(new Conditions(500, 50, AdjudicationRules.NONE));

  @Test
  void aWorkerThatStandsStillInAGameIsReplacedAndTheGameIsPlayedAgain() throws Exception {
    List<Long> stopped = new ArrayList<>();
    try (LocalWorkers workers = workers(SHORT)) {
      assertThat(LocalWorkersTest.play(experiment, workers, stopper(workers, stopped)))
          .isEqualTo(undisturbed());
      assertThat(stopped).hasSize(1);
      assertThat(pid(workers)).isNotEqualTo(stopped.get(0));
    }
  }

  @Test
  void aWorkerThatGoesOnAfterwardsHandsTheGameBack() throws Exception {
    List<Long> stopped = new ArrayList<>();
    try (LocalWorkers workers = workers(WorkerTimeouts.STANDARD)) {
      RunFollower stopper = stopper(workers, stopped);
      RunFollower follower =
          game -> {
            stopper.finished(game);
            if (stopped.size() == 1) {
              stopped.add(0L);
              goOnLater(stopped.get(0), 3_000);
            }
          };
      assertThat(LocalWorkersTest.play(experiment, workers, follower)).isEqualTo(undisturbed());
      assertThat(stopped).hasSize(2);
    }
  }

  @Test
  void aWorkerThatStandsStillWhileItStartsIsReplaced() throws Exception {
    try (LocalWorkers workers = workers(SHORT)) {
      long first = pid(workers);
      signal("STOP", first);
      assertThat(LocalWorkersTest.play(experiment, workers, RunFollower.NONE))
          .isEqualTo(undisturbed());
      assertThat(pid(workers)).isNotEqualTo(first);
    }
  }

  private LocalWorkers workers(WorkerTimeouts patience) {
    return new LocalWorkers(experiment, TestWorker.command(), folder, 1, patience);
  }

  private Map<Integer, String> undisturbed() throws InterruptedException {
    try (Workforce threads = new InProcess(experiment, catalog, 1)) {
      return LocalWorkersTest.play(experiment, threads, RunFollower.NONE);
    }
  }

  /** Stops the worker once, in the middle of the run and of a game. */
  private static RunFollower stopper(LocalWorkers workers, List<Long> stopped) {
    return game -> {
      if (game.index() >= 5 && stopped.isEmpty()) {
        stopped.add(pid(workers));
        signal("STOP", stopped.get(0));
      }
    };
  }

  private static void goOnLater(long pid, long millis) {
    new Thread(
            () -> {
              try {
                TimeUnit.MILLISECONDS.sleep(millis);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
              signal("CONT", pid);
            })
        .start();
  }

  private static long pid(LocalWorkers workers) {
    return Long.parseLong(workers.workers().get(0).replaceAll("\\D", ""));
  }

  private static void signal(String name, long pid) {
    try {
      new ProcessBuilder("kill", "-" + name, "" + pid).inheritIO().start().waitFor();
    } catch (IOException e) {
      throw new AssertionError(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
