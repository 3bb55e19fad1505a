package org.plyscope.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CacheSlotTest {
  @TempDir Path cache;

  @Test
  void twoTakersGetTwoSlotsAndAFreedSlotIsUsedAgain() throws Exception {
    try (CacheSlot second = second()) {
      assertThat(second.directory()).isEqualTo(cache.resolve("1"));
      try (CacheSlot again = CacheSlot.take(cache)) {
        assertThat(again.directory()).isEqualTo(cache.resolve("0"));
      }
    }
  }

  private CacheSlot second() throws Exception {
    try (CacheSlot first = CacheSlot.take(cache)) {
      assertThat(first.directory()).isEqualTo(cache.resolve("0"));
      return CacheSlot.take(cache);
    }
  }

  @Test
  void aFolderOfItsOwnNeedsNoLockAndTakesNoSlot() throws Exception {
    Path folder = cache.resolve("worker");
    try (CacheSlot own = CacheSlot.own(folder)) {
      assertThat(own.directory()).isEqualTo(folder).doesNotExist();
      assertThat(cache).isEmptyDirectory();
    }
  }

  @Test
  void wipingRemovesEverythingInTheSlot() throws Exception {
    try (CacheSlot slot = CacheSlot.take(cache)) {
      slot.wipe();
      Files.createDirectories(slot.directory().resolve("bundle1/deep"));
      Files.writeString(slot.directory().resolve("bundle1/deep/file"), "x");
      slot.wipe();
      assertThat(slot.directory()).doesNotExist();
    }
  }

  @Test
  void aFileInTheWayOfASlotIsRemoved() throws Exception {
    Files.writeString(cache.resolve("0"), "x");
    try (CacheSlot slot = CacheSlot.take(cache)) {
      assertThat(slot.directory()).isEqualTo(cache.resolve("0")).doesNotExist();
    }
    assertThat(cache.resolve("0.lock")).isEmptyFile();
  }

  @Test
  void aFileInTheWayOfTheCacheIsNamed() throws Exception {
    Path file = Files.writeString(cache.resolve("cache"), "x");
    assertThatThrownBy(() -> CacheSlot.take(file))
        .isInstanceOf(IOException.class)
        .hasMessage("'" + file + "' must be a folder and is a file; move it away");
    assertThat(file).exists();
  }
}
