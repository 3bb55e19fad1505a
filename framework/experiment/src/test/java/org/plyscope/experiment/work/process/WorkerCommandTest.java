package org.plyscope.experiment.work.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.experiment.Staff;

class WorkerCommandTest {
  @Test
  void aWorkerTakesOneProcessorAndFixedMemoryAndEndsWhenItIsExhausted() {
    assertThat(WorkerCommand.options(new Staff(300, 4096, List.of("-ea", "-Xint"), false)))
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
    Staff staff = new Staff(300, 4096, List.of("-XX:+UseParallelGC"), false);
    assertThat(WorkerCommand.options(staff))
        .contains("-XX:+UseParallelGC")
        .doesNotContain("-XX:+UseSerialGC");
  }
}
