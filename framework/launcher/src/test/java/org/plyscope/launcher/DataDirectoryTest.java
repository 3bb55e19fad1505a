package org.plyscope.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DataDirectoryTest {
  @Test
  void followsTheCustomOfEachPlatform() {
    assertThat(DataDirectory.standard("Linux", "/home/ada", Map.of()))
        .isEqualTo(Path.of("/home/ada/.local/share/plyscope"));
    assertThat(DataDirectory.standard("Linux", "/home/ada", Map.of("XDG_DATA_HOME", "/xdg")))
        .isEqualTo(Path.of("/xdg/plyscope"));
    assertThat(DataDirectory.standard("Mac OS X", "/Users/ada", Map.of()))
        .isEqualTo(Path.of("/Users/ada/Library/Application Support/Plyscope"));
    assertThat(DataDirectory.standard("Windows 11", "/u", Map.of("APPDATA", "/u/roaming")))
        .isEqualTo(Path.of("/u/roaming/Plyscope"));
  }
}
