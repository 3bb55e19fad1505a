package org.plyscope.lab.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ShellTextTest {
  @TempDir Path folder;

  private String read(String shell, String line) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(shell, "-c", line)
            .directory(folder.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).isZero();
    return out;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "plain-1.run",
        "two words",
        "a'; touch pwn; 'b.plyscope.json",
        "run $(touch pwn)",
        "run;touch${IFS}pwn",
        "`touch pwn`",
        "a\nb\n",
        "~",
        "x=1",
        "=ls",
        "*",
        "#",
        "!!",
        "a\\b\"c",
        "{a,b}",
        "é"
      })
  void aShellReadsTheSameText(String text) throws Exception {
    for (String shell : new String[] {"sh", "bash"}) {
      String once = "printf '%s|' " + ShellText.quoted(text);
      assertThat(read(shell, once)).isEqualTo(text + "|");
      assertThat(read(shell, shell + " -c " + ShellText.quoted(once))).isEqualTo(text + "|");
    }
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void aPathIsNeverAnOption() {
    assertThat(ShellText.quoted(Path.of("-rf"))).isEqualTo("./-rf");
    assertThat(ShellText.quoted(Path.of("-r f"))).isEqualTo("'./-r f'");
    assertThat(ShellText.quoted(Path.of("/a/-rf"))).isEqualTo("/a/-rf");
  }
}
