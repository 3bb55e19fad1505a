package org.plyscope.experiment.work.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.experiment.WorkerSettings;

class WorkerCommandTest {
  @Test
  void aWorkerTakesOneProcessorAndFixedMemoryAndEndsWhenItIsExhausted() {
    assertThat(WorkerCommand.options(new WorkerSettings(300, 4096, List.of("-ea", "-Xint"), false)))
        .contains(
            "-XX:+UseSerialGC",
            "-XX:ActiveProcessorCount=1",
            "-XX:+ExitOnOutOfMemoryError",
            "-Xmx300m",
            "-Xss4096k")
        .endsWith("-ea", "-Xint");
  }

  @Test
  void aWorkerHasOneGarbageCollector() {
    WorkerSettings workerSettings =
        new WorkerSettings(300, 4096, List.of("-XX:+UseParallelGC"), false);
    assertThat(WorkerCommand.options(workerSettings))
        .contains("-XX:+UseParallelGC")
        .doesNotContain("-XX:+UseSerialGC");
  }
}
