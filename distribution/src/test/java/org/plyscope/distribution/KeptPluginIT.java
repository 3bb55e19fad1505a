package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.swing.JLabel;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.testkit.display.NeedsDisplay;

/**
 * A plugin that was built once against API 3.0 works in this Plyscope. Its sources are for reading;
 * the jar is never built again. One that was built against API 2.0 is refused in a sentence.
 */
class KeptPluginIT {
  private static final Path FIXTURES = Path.of(System.getProperty("plyscope.fixtures"));
  private static final Path JAR = FIXTURES.resolve("api-3.0/org.example.kept-3.0.0.jar");
  private static final Path OLD = FIXTURES.resolve("api-2.0/org.example.kept-1.0.0.jar");

  @TempDir Path data;

  @BeforeEach
  void install() throws Exception {
    assertThat(run("plugins", "install", JAR.toString())).contains("Kept plugin 3.0.0");
  }

  @Test
  void itsAgentPlaysWithItsEvaluatorAndItsOrdering() throws Exception {
    JsonObject best = analyse("kept:evaluator=kept-mobility,ordering=kept-last", "--depth", "1");
    JsonObject worst =
        analyse("kept:evaluator=kept-mobility,ordering=kept-last,worst=true", "--depth", "1");
    // A seed in the store gives another turn with five pits to choose; else the other side has six.
    assertThat(best.get("value").getAsDouble()).isEqualTo(5);
    assertThat(worst.get("value").getAsDouble()).isEqualTo(6);
    assertThat(worst.get("move")).isNotEqualTo(best.get("move"));
  }

  @Test
  void ourAgentUsesItsPartsAndItsViewIsExported() throws Exception {
    Path table = data.resolve("kept.csv");
    JsonObject result =
        analyse(
            "alpha-beta:evaluator=kept-mobility,ordering=kept-last",
            "--depth",
            "3",
            "--export",
            "kept-view:" + table);
    assertThat(result.getAsJsonObject("counts").getAsJsonArray("nodes")).hasSize(4);
    assertThat(Files.readAllLines(table)).hasSize(2).last().asString().startsWith("kalah,0,");
  }

  @Test
  @NeedsDisplay
  void itsViewIsDockedInTheWindow() throws Exception {
    try (Distribution plyscope = Distribution.boot(data, "workbench")) {
      Gui gui = Gui.enter(plyscope.context());
      JLabel label = gui.find("kept-label", JLabel.class);
      gui.await("the view shows the game", () -> label.getText().endsWith(" after 0 moves"));
    }
  }

  /** A worker has no window, but a plugin with a view must start there all the same. */
  @Test
  void itsAgentPlaysInAWorkerAlthoughItHasAView() throws Exception {
    Path file =
        Files.writeString(
            data.resolve("kept.plyscope.json"),
            """
            { "plyscope": 1, "game": { "id": "kalah" },
              "agents": { "one": { "use": "kept" }, "two": { "use": "random" } },
              "format": "round-robin", "blocks": 2,
              "limits": { "default": { "depth": 1 }, "watchdog": "20s" }, "workers": { "heap": "128m" } }
            """);
    Path run = data.resolve("kept.run");
    run("run", file.toString(), "--out", run.toString(), "--workers", "1", "--no-trials");
    assertThat(Files.readAllLines(run.resolve("games.jsonl")))
        .hasSize(4)
        .noneMatch(line -> line.contains("forfeit"));
  }

  @Test
  void aPluginForTheApiBeforeIsRefusedBeforeItRuns() throws Exception {
    Path fresh = data.resolve("fresh");
    Distribution.Output refused = Distribution.run(fresh, "plugins", "install", OLD.toString());
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused.err().strip())
        .hasLineCount(1)
        .startsWith("org.example.kept needs org.plyscope.api.agent version [2.0,3.0)")
        .contains("this Plyscope offers 3.0.0");
    assertThat(Distribution.run(fresh, "plugins", "list").out()).doesNotContain("kept");
  }

  private JsonObject analyse(String agent, String... more) throws Exception {
    String[] args = new String[6 + more.length];
    System.arraycopy(
        new String[] {"analyse", "--game", "kalah", "--agent", agent, "--json"}, 0, args, 0, 6);
    System.arraycopy(more, 0, args, 6, more.length);
    return JsonParser.parseString(run(args)).getAsJsonObject().getAsJsonObject("result");
  }

  private String run(String... args) throws Exception {
    Distribution.Output output = Distribution.run(data, args);
    assertThat(output.exit()).as(output.err()).isZero();
    return output.out();
  }
}
