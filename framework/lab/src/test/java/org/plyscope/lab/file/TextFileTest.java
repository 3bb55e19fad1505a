package org.plyscope.lab.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
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
  void aDeviceWithoutEndDoesNotFillTheMemory() {
    assertThatThrownBy(() -> TextFile.read(Path.of("/dev/zero"), 1000))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("larger than");
  }
}
