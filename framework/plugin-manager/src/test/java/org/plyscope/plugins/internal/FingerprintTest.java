package org.plyscope.plugins.internal;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.RandomAccessFile;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.plugins.internal.folder.PluginFolder;

/** The fingerprint of a file, however large it is. */
class FingerprintTest {
  private static final long LARGE = 64L << 20;
  private static final long LITTLE = 4L << 20;

  @TempDir Path folder;

  @Test
  void isTheUsualOne() throws Exception {
    Path file = Files.write(folder.resolve("abc"), "abc".getBytes(StandardCharsets.US_ASCII));
    assertThat(PluginFolder.sha256(file))
        .isEqualTo("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    assertThat(PluginFolder.sha256(folder.resolve("none"))).isEmpty();
  }

  /** A file with holes takes no room on the disk; reading it whole would take room in memory. */
  @Test
  void ofALargeFileTakesLittleMemory() throws Exception {
    Path file = folder.resolve("large.jar");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(LARGE);
    }
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long before = threads.getCurrentThreadAllocatedBytes();
    String fingerprint = PluginFolder.sha256(file);
    assertThat(threads.getCurrentThreadAllocatedBytes() - before).isBetween(1L, LITTLE);
    assertThat(fingerprint)
        .isEqualTo("3b6a07d0d404fab4e23b6d34bc6696a6a312dd92821332385e5af7c01c421351");
  }
}
