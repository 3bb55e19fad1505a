package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Java flags of a file reach no worker before the user has seen and accepted them. */
class FlagsTest {
  private static final String ASKS =
      "The workers ask for the Java flags -Xint -ea; add --accept-flags";

  @TempDir Path folder;
  private final CliHarness cli = new CliHarness();

  private String file(String flags) throws IOException {
    String text =
        """
        { "plyscope": 1, "game": { "id": "countdown" },
          "agents": { "a": { "use": "take-most" , "depth": 1 },
                      "b": { "use": "deepening", "depth": 2 } },
          "format": "round-robin", "openings": { "randomPlies": 2, "count": 6 }, "blocks": 6,
          "workers": { "flags": [%s] } }
        """;
    return Files.writeString(folder.resolve("e.plyscope.json"), text.formatted(flags)).toString();
  }

  private void assertRefused(String... line) {
    CliHarness.Output output = cli.run(line);
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.err()).contains(ASKS);
  }

  @Test
  void anExperimentIsPlannedAndRunOnceItsFlagsAreAccepted() throws IOException {
    String file = file("\"-Xint\", \"-ea\"");
    String run = folder.resolve("run").toString();
    assertRefused("plan", file);
    assertThat(cli.run("plan", file, "--no-time").out())
        .contains("The workers ask for the Java flags -Xint -ea.");
    assertThat(cli.run("plan", file, "--accept-flags").exit()).isZero();
    assertRefused("run", file, "--out", run);
    assertThat(Path.of(run)).doesNotExist();
    assertThat(cli.run("run", file, "--out", run, "--shard", "0/2", "--accept-flags").exit())
        .isZero();
    assertRefused("run", run);
    CliHarness.Output merged = cli.run("merge", run);
    assertThat(merged.out()).contains("plyscope run " + run + " --accept-flags --only ");
    assertThat(cli.run("run", run, "--accept-flags").exit()).isZero();
  }

  @Test
  void aFlagThatRunsACommandIsRefusedWhateverIsAccepted() throws IOException {
    Path pwned = folder.resolve("PWNED");
    String file =
        file(
            "\"-XX:OnOutOfMemoryError=touch %s\", \"-XX:MaxMetaspaceSize=5m\", \"-Xshare:off\""
                .formatted(pwned));
    for (String command : new String[] {"plan", "run", "slurm"}) {
      CliHarness.Output output = cli.run(command, file, "--accept-flags");
      assertThat(output.exit()).isEqualTo(2);
      assertThat(output.err())
          .contains("workers.flags[0]", "line 5", "-XX:OnOutOfMemoryError=touch", "not allowed");
    }
    assertThat(pwned).doesNotExist();
  }
}
