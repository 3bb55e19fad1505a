package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.learn.Tuner;
import org.plyscope.api.learn.TunerFactory;
import org.plyscope.api.part.PartContext;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.testkit.CountdownGame;

class TuneCommandTest {
  private final CliHarness cli =
      new CliHarness(Catalog.of(List.of(new CountdownGame(), new TakeMostAgent(), new TwoSides())));

  @TempDir Path folder;
  private String file;

  @BeforeEach
  void write() throws IOException {
    file =
        Files.writeString(
                folder.resolve("take.plyscope.json"),
                """
                { "plyscope": 1, "name": "take", "seed": 1, "game": { "id": "countdown" },
                  "tune": { "agent": { "use": "take-most", "depth": 1 },
                    "options": { "value": { "from": -8, "to": 6 } } },
                  "against": "population", "blocks": 1, "method": "two-sides",
                  "test": { "blocks": 2 } }
                """)
            .toString();
  }

  @Test
  void aTuningEndsWithAResultAndIsNotBegunTwice() {
    CliHarness.Output first = cli.run("tune", file, "--workers", "1");
    assertThat(first.err()).contains("Generation 1: best ");
    assertThat(first.out())
        .contains("Start", "Tuned", "value")
        .contains("Best of 2 candidates")
        .contains("In held-out games it scores");
    assertThat(first.exit()).isZero();
    assertThat(folder.resolve("take.tuning/result.json")).exists();
    assertThat(cli.run("tune", file).err()).contains("add --resume to go on");
    CliHarness.Output again = cli.run("tune", file, "--resume", "--json");
    assertThat(again.out()).contains("\"candidates\":2").contains("\"resume\":null");
    assertThat(cli.run("tuners").out()).contains("two-sides");
  }

  @Test
  void flagsAreAcceptedBeforeATuningBegins() {
    String flags = "workers={\"flags\": [\"-Xint\"]}";
    CliHarness.Output refused = cli.run("tune", file, "--workers", "1", "--set", flags);
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused.err()).contains("Java flags -Xint; add --accept-flags");
    assertThat(folder.resolve("take.tuning")).doesNotExist();
    assertThat(cli.run("tune", file, "--workers", "1", "--set", flags, "--accept-flags").exit())
        .isZero();
    String kept = folder.resolve("take.tuning").toString();
    assertThat(cli.run("tune", kept).err()).contains("--accept-flags");
    assertThat(cli.run("tune", kept, "--accept-flags").exit()).isZero();
  }

  @Test
  void theResultIsAPresetAndAReport() {
    cli.data = folder.resolve("data");
    String out = folder.resolve("t").toString();
    assertThat(cli.run("tune", file, "--workers", "1", "--out", out, "--preset", "My best").out())
        .contains("kept as the preset mine/my-best");
    assertThat(cli.run("analyse", "--game", "countdown", "--agent", "mine/my-best").exit())
        .isZero();
    assertThat(cli.run("agents", "--game", "countdown").out()).contains("mine/my-best");
    assertThat(cli.run("presets", out + "/tuned.plypreset").out())
        .contains("mine/my-best")
        .contains("mine/take");
    assertThat(cli.run("presets", "--drop", "mine/take").out()).doesNotContain("mine/take ");
    assertThat(cli.run("presets", "--drop", "mine/take").err()).contains("no preset of yours");
    CliHarness.Output report = cli.run("report", out);
    assertThat(report.out()).contains("repetition 1").contains("1 generations were measured");
    assertThat(folder.resolve("t/report.html")).exists();
    assertThat(cli.run("schema", "--tuning").out()).contains("\"tune\"").contains("two-sides");
  }

  @Test
  void whatIsWrongIsSaidBeforeAFolderIsMade() {
    assertThat(cli.run("tune", file, "--workers", "0").err()).contains("from 1 to 60");
    assertThat(cli.run("tune", file, "--out", folder.resolve("x").toString(), "--set", "blocks=x"))
        .satisfies(output -> assertThat(output.exit()).isEqualTo(2));
    assertThat(folder.resolve("x")).doesNotExist();
    assertThat(cli.run("tune", folder.toString()).err()).contains("There is no tuning in");
    assertThat(cli.run("tune", folder.resolve("none.json").toString()).err())
        .contains("There is no file");
  }

  @Test
  void afterACancelItSaysHowToGoOn() {
    cli.cancellation.cancel();
    CliHarness.Output output = cli.run("tune", file, "--workers", "1");
    assertThat(output.exit()).isEqualTo(3);
    assertThat(output.out()).contains("go on with:").contains("plyscope tune ");
  }

  /** Measures both ends once. */
  private static final class TwoSides implements TunerFactory {
    @Override
    public String id() {
      return "two-sides";
    }

    @Override
    public String name() {
      return "Two sides";
    }

    @Override
    public String description() {
      return "Measures both ends.";
    }

    @Override
    public Tuner create(PartContext context) {
      return task -> {
        double[] low = {0};
        double[] high = {1};
        var scores = task.measure(List.of(low, high));
        return scores.get(0).value() > scores.get(1).value() ? low : high;
      };
    }
  }
}
