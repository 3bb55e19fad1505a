package org.plyscope.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DataDirectoryTest {
  @TempDir Path folder;

  @Test
  void followsTheCustomOfEachPlatform() throws Exception {
    assertThat(standard("Linux", "/home/ada", Map.of()))
        .isEqualTo(Path.of("/home/ada/.local/share/plyscope"));
    assertThat(standard("Linux", "/home/ada", Map.of("XDG_DATA_HOME", "/xdg")))
        .isEqualTo(Path.of("/xdg/plyscope"));
    assertThat(standard("Mac OS X", "/Users/ada", Map.of()))
        .isEqualTo(Path.of("/Users/ada/Library/Application Support/Plyscope"));
    assertThat(standard("Windows 11", "/u", Map.of("APPDATA", "/u/roaming")))
        .isEqualTo(Path.of("/u/roaming/Plyscope"));
    assertThat(standard("Windows 11", "/u", Map.of("HOME", "/v")))
        .isEqualTo(Path.of("/u/AppData/Roaming/Plyscope"));
  }

  @Test
  void theHomeOfTheEnvironmentCountsUnlessOnlyTheOtherHasData() throws Exception {
    String set = folder.resolve("set").toString();
    String known = folder.resolve("known").toString();
    Map<String, String> environment = Map.of("HOME", set);
    Path there = Path.of(set, ".local/share/plyscope");
    assertThat(standard("Linux", known, environment)).isEqualTo(there);
    assertThat(standard("Linux", "?", environment)).isEqualTo(there);
    Path kept = Files.createDirectories(Path.of(known, ".local/share/plyscope"));
    assertThat(standard("Linux", known, environment)).isEqualTo(kept);
    assertThat(new DataDirectory("Linux", known, environment).user()).contains(Path.of(set));
    assertThat(new DataDirectory("Linux", known, Map.of()).user()).contains(Path.of(known));
    assertThat(new DataDirectory("Windows 11", known, environment).user()).contains(Path.of(known));
    assertThat(new DataDirectory("Linux", "?", Map.of()).user()).isEmpty();
    Files.createDirectories(there);
    assertThat(standard("Linux", known, environment)).isEqualTo(there);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "relative/home"})
  void aHomeThatIsNoPlaceDoesNotCount(String set) throws Exception {
    assertThat(standard("Linux", "/home/ada", Map.of("HOME", set)))
        .isEqualTo(Path.of("/home/ada/.local/share/plyscope"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"?", "", " "})
  void withoutAHomeTheDirectoryMustBeNamed(String home) {
    for (String os : new String[] {"Linux", "Mac OS X", "Windows 11"}) {
      assertThatThrownBy(() -> standard(os, home, Map.of()))
          .isInstanceOf(LaunchOptions.Wrong.class)
          .hasMessageContaining("--data DIR");
    }
  }

  /** A name with a zero stands for one that the locale cannot write. */
  @Test
  void aPathThatTheLocaleCannotWriteIsExplained() {
    assertThatThrownBy(() -> DataDirectory.path("/tmp/\u00fc\0"))
        .isInstanceOf(LaunchOptions.Wrong.class)
        .hasMessageContaining("The locale (")
        .hasMessageContaining("LC_ALL=C.UTF-8");
    assertThatThrownBy(() -> DataDirectory.path("/tmp/u\0")).hasMessageContaining("is not a path");
  }

  private static Path standard(String os, String home, Map<String, String> environment)
      throws LaunchOptions.Wrong {
    return new DataDirectory(os, home, environment).standard();
  }
}
