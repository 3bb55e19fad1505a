package org.plyscope.api.part;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.plyscope.api.InputException;

class PartFileTest {
  /** It has no end, so neither its hash nor its content could be read. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aDeviceIsNoFile() {
    assertThatThrownBy(() -> PartFile.find("/dev/zero", List.of(Path.of("."))))
        .isInstanceOf(InputException.class)
        .hasMessage("'/dev/zero' is a device; it must be a file.");
  }
}
