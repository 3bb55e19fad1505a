package org.plyscope.launcher;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LaunchOptionsTest {
  private static final DataDirectory STANDARD =
      new DataDirectory("Linux", "?", Map.of("XDG_DATA_HOME", "/data"));

  @Test
  void withoutArgumentsTheWorkbenchOpens() throws Exception {
    LaunchOptions options = LaunchOptions.parse(List.of(), STANDARD);
    assertThat(options.workbench()).isTrue();
    assertThat(options.safe()).isFalse();
    assertThat(options.debug()).isFalse();
    assertThat(options.data()).isEqualTo(Path.of("/data/plyscope"));
  }

  @Test
  void launchOptionsStandInFrontOfTheCommand() throws Exception {
    LaunchOptions options =
        LaunchOptions.parse(
            List.of("--safe", "--debug", "--data", "/tmp/x", "perft", "--data", "kept"), STANDARD);
    assertThat(options.safe()).isTrue();
    assertThat(options.debug()).isTrue();
    assertThat(options.data()).isEqualTo(Path.of("/tmp/x"));
    assertThat(options.command()).containsExactly("perft", "--data", "kept");
    assertThat(LaunchOptions.parse(List.of("--data=/tmp/y"), STANDARD).data())
        .isEqualTo(Path.of("/tmp/y"));
  }

  @Test
  void aMissingOrBadDirectoryIsOneSentence() {
    for (List<String> args :
        List.of(List.of("--data"), List.of("--data", " "), List.of("--data=\0"))) {
      assertThatThrownBy(() -> LaunchOptions.parse(args, STANDARD))
          .isInstanceOf(LaunchOptions.Wrong.class)
          .hasMessageContaining("--data")
          .hasMessageEndingWith(".");
    }
  }

  @Test
  void aDirectoryThatIsNamedNeedsNoHome() throws Exception {
    DataDirectory homeless = new DataDirectory("Linux", "?", Map.of());
    assertThat(LaunchOptions.parse(List.of("--data", "/tmp/x"), homeless).data())
        .isEqualTo(Path.of("/tmp/x"));
    assertThatThrownBy(() -> LaunchOptions.parse(List.of("games"), homeless))
        .isInstanceOf(LaunchOptions.Wrong.class)
        .hasMessage(
            "There is no home directory to keep data in; name a directory with --data DIR or set"
                + " HOME.");
  }
}
