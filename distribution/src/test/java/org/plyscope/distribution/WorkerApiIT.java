package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Processes that only play games have the first bundle of the API, and not what windows need. */
@EnabledOnOs(OS.LINUX)
class WorkerApiIT {
  @TempDir Path folder;

  @Test
  void workersDoNotLoadTheApiOfTheWindow() throws Exception {
    StringBuilder command = new StringBuilder();
    Distribution.Output played =
        Distribution.run(
            folder.resolve("data"),
            process -> command.append(worker(process)),
            "match",
            "random",
            "first-move",
            "--game",
            "kalah",
            "--blocks",
            "400",
            "--workers",
            "1");
    assertThat(played.exit()).as(played.err()).isZero();
    assertThat(command)
        .contains("org.plyscope.api.jar", "org.plyscope.experiment.jar")
        .doesNotContain("org.plyscope.api.window.jar", "org.plyscope.ui.jar");
  }

  /** Returns the command line of the first worker. */
  private static String worker(Process process) throws IOException, InterruptedException {
    while (process.isAlive()) {
      for (ProcessHandle child : process.children().toList()) {
        Path file = Path.of("/proc", String.valueOf(child.pid()), "cmdline");
        String line = Files.exists(file) ? Files.readString(file) : "";
        if (line.contains("org.plyscope.launcher.Main")) {
          return line;
        }
      }
      TimeUnit.MILLISECONDS.sleep(20);
    }
    return "";
  }
}
