package org.plyscope.lab.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class TextFileTest {
  @TempDir Path folder;

  @Test
  void readsUpToTheLargestSize() throws Exception {
    Path file = Files.writeString(folder.resolve("file"), "äbc");
    assertThat(TextFile.read(file, 4)).isEqualTo("äbc");
    assertThatThrownBy(() -> TextFile.read(file, 3))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("larger than 3 bytes");
  }

  @Test
  void bytesThatAreNoTextAreRefused() throws Exception {
    Path file = Files.write(folder.resolve("file"), new byte[] {(byte) 0xff});
    assertThatThrownBy(() -> TextFile.read(file, 9)).isInstanceOf(CharacterCodingException.class);
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  @Timeout(value = 30, threadMode = ThreadMode.SEPARATE_THREAD)
  void devicesAndPipesAreRefusedBeforeTheyAreOpened() throws Exception {
    Path pipe = pipe(folder.resolve("pipe"));
    Path link = Files.createSymbolicLink(folder.resolve("link"), pipe);
    for (Path file : List.of(Path.of("/dev/zero"), pipe, link)) {
      assertThatThrownBy(() -> TextFile.read(file, 1000))
          .isInstanceOf(IOException.class)
          .hasMessageContaining("it is a device");
    }
  }

  /** Makes a pipe to which no program writes, so that opening it takes forever. */
  static Path pipe(Path place) throws IOException, InterruptedException {
    assertThat(new ProcessBuilder("mkfifo", place.toString()).start().waitFor()).isZero();
    return place;
  }

  /** A file that a shell hands to a program may be a pipe. */
  @Test
  @EnabledOnOs(OS.LINUX)
  @Timeout(value = 30, threadMode = ThreadMode.SEPARATE_THREAD)
  void aPipeOfTheShellIsRead() throws Exception {
    Path pipe = pipe(folder.resolve("pipe"));
    try (FileChannel held =
        FileChannel.open(pipe, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      held.write(ByteBuffer.wrap("abcd".getBytes(StandardCharsets.US_ASCII)));
      assertThat(fromShell(pipe)).isNotEmpty();
      for (Path file : fromShell(pipe)) {
        assertThatThrownBy(() -> TextFile.read(file, 2)).hasMessageContaining("larger than 2");
      }
    }
  }

  /** Returns the names under which this program has a file open, as a shell would name them. */
  private static List<Path> fromShell(Path open) throws IOException {
    List<Path> names = new ArrayList<>();
    try (DirectoryStream<Path> all = Files.newDirectoryStream(Path.of("/proc/self/fd"))) {
      for (Path name : all) {
        if (Files.exists(name) && Files.isSameFile(name, open)) {
          names.add(Path.of("/dev/fd", name.getFileName().toString()));
        }
      }
    }
    return names;
  }
}
