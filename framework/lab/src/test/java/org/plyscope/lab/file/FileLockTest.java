package org.plyscope.lab.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
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

  /** A second channel of the same file would drop the lock when it is closed. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void theSameFolderByAnotherNameHasTheSameLock() throws Exception {
    Path real = Files.createDirectory(folder.resolve("real"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), real);
    try (FileLock lock = FileLock.take(real.resolve("file"), Duration.ZERO)) {
      lock.write("me");
      assertThat(FileLock.tryTake(link.resolve("file"))).isEmpty();
      assertThat(FileLock.isHeld(link.resolve("file"))).isTrue();
      assertThat(FileLock.note(link.resolve("file"))).isEqualTo("me");
    }
    assertThat(FileLock.isHeld(link.resolve("file"))).isFalse();
  }

  @Test
  void aNoteIsGoneWhenItsHolderFreesTheLock() throws Exception {
    Path file = folder.resolve("file");
    Files.writeString(folder.resolve("file.lock"), "left by another");
    try (FileLock lock = FileLock.take(file, Duration.ZERO)) {
      assertThat(lock.left()).isEqualTo("left by another");
      lock.write("me");
      assertThat(folder.resolve("file.lock")).hasContent("me");
    }
    assertThat(folder.resolve("file.lock")).isEmptyFile();
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
