package org.plyscope.experiment.conduct;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.WorkerSettings;
import org.plyscope.experiment.work.InProcess;
import org.plyscope.experiment.work.process.LocalWorkers;
import org.plyscope.experiment.work.process.WorkerCommand;
import org.plyscope.lab.catalog.Catalog;

class TrialRunTest {
  @TempDir Path folder;
  private final Catalog catalog = Samples.catalog();

  @Test
  void oneLineupIsEnoughToForetellTheTime() throws InterruptedException {
    Estimate seconds = rehearsed(300);
    assertThat(seconds.isKnown()).isTrue();
    // The later half of four blocks of two games.
    assertThat(seconds.count()).isEqualTo(4);
    assertThat(seconds.value()).isPositive();
  }

  @Test
  void fewBlocksAreAllPlayed() throws InterruptedException {
    assertThat(rehearsed(3).count()).isEqualTo(3);
    assertThat(rehearsed(1).isKnown()).isFalse();
  }

  private Estimate rehearsed(int blocks) throws InterruptedException {
    return new TrialRun(
            Samples.roundRobin(catalog, blocks, "seeded", "first"), InProcess.always(catalog))
        .seconds(1, 60_000, () -> false);
  }

  /** A worker that notes the number of its process and never plays. */
  private WorkerCommand sleeping(Path note) {
    return (worker, folder, box, experiment) ->
        List.of("sh", "-c", "echo $$ > '" + note + "'; exec sleep 1000");
  }

  private TrialRun trialRun(WorkerCommand command, WorkerSettings workerSettings) {
    return new TrialRun(
        Samples.roundRobin(catalog, 9, "seeded", "first").with(workerSettings),
        always -> command.kind());
  }

  private static void assertGone(Path note) throws IOException, InterruptedException {
    long pid = Long.parseLong(Files.readString(note).strip());
    while (ProcessHandle.of(pid).filter(ProcessHandle::isAlive).isPresent()) {
      Thread.sleep(10);
    }
  }

  @Test
  @Timeout(60)
  void cancellingKillsTheWorkers() throws Exception {
    Path note = folder.resolve("pid");
    Estimate seconds =
        trialRun(sleeping(note), WorkerSettings.STANDARD)
            .seconds(1, 600_000, () -> note.toFile().length() > 0);
    assertThat(seconds.note()).isEqualTo("cancelled");
    assertGone(note);
  }

  @Test
  @Timeout(60)
  void workersThatNeverPlayAreKilledWhenTheTimeIsOver() throws Exception {
    Path note = folder.resolve("pid");
    Estimate seconds =
        trialRun(sleeping(note), WorkerSettings.STANDARD).seconds(1, 600_000, 2_000, () -> false);
    assertThat(seconds.isKnown()).isFalse();
    assertGone(note);
  }

  @Test
  @Timeout(60)
  void thePreparationCountsToo() throws Exception {
    CountDownLatch interrupted = new CountDownLatch(1);
    WorkerCommand slow =
        new WorkerCommand() {
          @Override
          public List<String> line(int worker, Path own, Path box, Experiment experiment) {
            return List.of("sleep", "1000");
          }

          @Override
          public void prepare(Path own, Experiment experiment, String order) {
            try {
              Thread.sleep(600_000);
            } catch (InterruptedException e) {
              interrupted.countDown();
              Thread.currentThread().interrupt();
            }
          }
        };
    assertThat(trialRun(slow, WorkerSettings.STANDARD).seconds(1, 600_000, 100, () -> false).note())
        .contains("too long");
    interrupted.await();
  }

  @Test
  @Timeout(60)
  void aRehearsalPlaysInFewProcessesWithLittleMemory() throws Exception {
    List<WorkerSettings> seen = new CopyOnWriteArrayList<>();
    WorkerCommand noting =
        (worker, own, box, experiment) -> {
          seen.add(experiment.workerSettings());
          return List.of("sleep", "1000");
        };
    trialRun(noting, new WorkerSettings(1 << 20, 8192, List.of(), true))
        .seconds(1000, 1, () -> false);
    int processors = Runtime.getRuntime().availableProcessors();
    assertThat(seen).hasSize(processors);
    assertThat(seen.get(0).inProcess()).isFalse();
    assertThat(seen.get(0).heapMegabytes())
        .isBetween(512L, Math.max(512, Runtime.getRuntime().maxMemory() >> 20));
  }

  @Test
  @Timeout(60)
  void aWorkerThatCannotBeStartedLeavesNoOthersBehind() throws Exception {
    Path note = folder.resolve("pid");
    WorkerCommand second =
        (worker, own, box, experiment) -> {
          if (worker == 1) {
            throw new InputException("There is no room.");
          }
          return sleeping(note).line(worker, own, box, experiment);
        };
    Experiment experiment = Samples.roundRobin(catalog, 9, "seeded", "first");
    Set<ProcessHandle> before = ProcessHandle.current().children().collect(Collectors.toSet());
    assertThatThrownBy(() -> new LocalWorkers(experiment, second, folder, 2))
        .hasMessage("There is no room.");
    while (!before.containsAll(ProcessHandle.current().children().toList())) {
      Thread.sleep(10);
    }
  }
}
