package org.plyscope.lab.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileLockTest {
  @TempDir Path folder;

  @Test
  void onlyOneHasTheLock() throws Exception {
    Path file = folder.resolve("new/file");
    FileLock first = FileLock.take(file, Duration.ZERO);
    assertThat(FileLock.tryTake(file)).isEmpty();
    assertThat(FileLock.tryTake(folder.resolve("new/../new/file"))).isEmpty();
    assertThatThrownBy(() -> FileLock.take(file, Duration.ofMillis(20)))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("another Plyscope");
    first.close();
    FileLock.tryTake(file).orElseThrow().close();
  }

  @Test
  void aLockThatCannotBeMadeIsNotHeld() throws Exception {
    Path file = folder.resolve("file");
    Files.createDirectory(folder.resolve("file.lock"));
    assertThatThrownBy(() -> FileLock.tryTake(file)).isInstanceOf(IOException.class);
    Files.delete(folder.resolve("file.lock"));
    FileLock.tryTake(file).orElseThrow().close();
  }
}
