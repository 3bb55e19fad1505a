package org.plyscope.lab.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;

class SafeFileTest {
  private static final int TIMES = 500;

  @TempDir Path folder;

  @Test
  void whoReadsWhileAFileIsReplacedAlwaysFindsOne() throws Exception {
    Path file = folder.resolve("file.json");
    SafeFile.replace(file, "0");
    CompletableFuture<Void> writer =
        CompletableFuture.runAsync(
            () -> {
              for (int i = 0; i < TIMES; i++) {
                SafeFile.write("The text", file, "x".repeat(i % 100 + 1));
              }
            });
    while (!writer.isDone()) {
      assertThat(Files.readString(file)).isNotEmpty();
    }
    writer.get();
    assertThat(names()).containsExactly("file.json");
  }

  @Test
  void failureLeavesTheOldFileAndNothingElse() throws Exception {
    Path file = folder.resolve("file.json");
    SafeFile.replace(file, "old");
    assertThatThrownBy(
            () ->
                SafeFile.write(
                    "The text",
                    file,
                    () -> false,
                    out -> {
                      out.write(1);
                      throw new IOException("disk full");
                    }))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("The text cannot be written")
        .hasMessageContaining("disk full");
    assertThat(Files.readString(file)).isEqualTo("old");
    assertThat(names()).containsExactly("file.json");
  }

  @Test
  void cancelLeavesTheOldFile() throws Exception {
    Path file = folder.resolve("file.json");
    SafeFile.replace(file, "old");
    assertThatThrownBy(
            () -> SafeFile.write("The text", file, () -> true, out -> out.write(new byte[9])))
        .isInstanceOf(InterruptedException.class);
    assertThat(Files.readString(file)).isEqualTo("old");
  }

  private String[] names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(f -> f.getFileName().toString()).toArray(String[]::new);
    }
  }
}
