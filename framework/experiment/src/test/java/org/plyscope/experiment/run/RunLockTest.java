package org.plyscope.experiment.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;

/** A lock that somebody left is explained, not silently broken. */
class RunLockTest {
  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void name() {
    file = folder.resolve("run.lock");
  }

  @Test
  void aLockOfAProcessThatHasEndedIsTakenOverWithASentence() throws IOException {
    left(Machine.host(), ProcessHandle.current().pid(), "1970-01-02T00:00:00Z");
    try (RunLock lock = RunLock.take(file, false)) {
      assertThat(lock.note())
          .isEqualTo(
              "The lock of process %d on %s, which has ended, was removed."
                  .formatted(ProcessHandle.current().pid(), Machine.host()));
    }
    assertThat(file).doesNotExist();
  }

  @Test
  void aLockOfAnotherMachineIsExplainedAndTakenOverOnlyByForce() throws IOException {
    left("elsewhere", 7, "2026-01-01T00:00:00Z");
    assertThatThrownBy(() -> RunLock.take(file, false))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("locked by process 7 on elsewhere")
        .hasMessageContaining("--force or delete");
    try (RunLock lock = RunLock.take(file, true)) {
      assertThat(lock.note()).contains("because you said so");
    }
  }

  @Test
  void aTornLockIsNobodys() throws IOException {
    Files.writeString(file, "{\"pid\":12");
    try (RunLock lock = RunLock.take(file, false)) {
      assertThat(lock.note()).contains("ended while it was writing it");
    }
  }

  private void left(String host, long pid, String started) throws IOException {
    Files.writeString(
        file, "{\"pid\":%d,\"host\":\"%s\",\"started\":\"%s\"}".formatted(pid, host, started));
  }
}
