package org.plyscope.experiment.work.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;

class CoresTest {
  @TempDir Path folder;

  private Cores cores(String allowed, String... siblings) throws IOException {
    for (int id = 0; id < siblings.length; id++) {
      Path topology = Files.createDirectories(folder.resolve("cpu" + id + "/topology"));
      Files.writeString(topology.resolve("thread_siblings_list"), siblings[id] + "\n");
    }
    Path status = folder.resolve("status");
    Files.writeString(status, "Name:\tjava\nCpus_allowed_list:\t" + allowed + "\n");
    return Cores.read(folder, status, true);
  }

  @Test
  void oneThreadOfEachCoreWorksAndTheFirstCoreIsLeftToTheLab() throws IOException {
    Cores cores = cores("0-7", "0,4", "1,5", "2,6", "3,7", "0,4", "1,5", "2,6", "3,7");
    assertThat(cores.workers()).isEqualTo(3);
    assertThat(cores.pinned(0, List.of("java")))
        .containsExactly("/usr/bin/taskset", "-c", "1", "java");
    assertThat(cores.pinned(2, List.of("java"))).contains("3");
    assertThat(cores.pinned(3, List.of("java"))).contains("1");
  }

  @Test
  void processorsThatAreNotOursDoNotCount() throws IOException {
    Cores cores = cores("2-3", "0-1", "0-1", "2-3", "2-3");
    assertThat(cores.workers()).isEqualTo(1);
    assertThat(cores.pinned(0, List.of("java"))).contains("2");
  }

  @Test
  void moreWorkersThanThatAreRefused() throws IOException {
    Cores cores = cores("0-2", "0", "1", "2");
    cores.check(2);
    assertThatThrownBy(() -> cores.check(3))
        .isInstanceOf(InputException.class)
        .hasMessage(
            "With limits of time at most 2 workers keep out of each other's way on this machine"
                + " with 3 cores; ask for fewer, or add --force.");
    assertThat(Cores.ofThisMachine().workers()).isPositive();
  }
}
