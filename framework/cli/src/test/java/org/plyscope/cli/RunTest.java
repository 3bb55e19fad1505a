package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plans, matches and runs, played in the process of the test. */
class RunTest {
  private static final String FILE =
      """
      { "plyscope": 1, "name": "countdown", "game": { "id": "countdown" },
        "agents": { "greedy": { "use": "take-most", "depth": 1 },
                    "deep{depth}": { "use": "deepening", "depth": { "each": [1, 2] } } },
        "format": "round-robin", "openings": { "randomPlies": 2, "count": 3 }, "blocks": 4 }
      """;

  @TempDir Path folder;
  private final CliHarness cli = new CliHarness();

  @Test
  void aPlanExpandsTheFileBeforeAnythingIsPlayed() throws IOException {
    CliHarness.Output plan = cli.run("plan", file(FILE));
    assertThat(plan.exit()).as(plan.err()).isZero();
    assertThat(plan.out())
        .contains("greedy", "deep1", "deep2", "24 games in 12 blocks", "Elo")
        .contains("There are 4 blocks but 3 openings");
    JsonObject json =
        JsonParser.parseString(cli.run("plan", file(FILE), "--set", "blocks=9", "--json").out())
            .getAsJsonObject();
    assertThat(json.get("games").getAsInt()).isEqualTo(3 * 9 * 2);
  }

  @Test
  void aRunIsPlayedKeptAndResumed() throws IOException {
    String out = folder.resolve("kept").toString();
    CliHarness.Output first = cli.run("run", file(FILE), "--out", out, "--json");
    assertThat(first.exit()).as(first.err()).isZero();
    JsonObject json = JsonParser.parseString(first.out()).getAsJsonObject();
    assertThat(json.get("games").getAsInt()).isEqualTo(24);
    assertThat(json.get("outcome").getAsString()).isEqualTo("complete");
    Path games = folder.resolve("kept/games.jsonl");
    assertThat(Files.readAllLines(games)).hasSize(24);

    assertThat(cli.run("run", file(FILE), "--out", out).err()).contains("--resume");
    Files.writeString(games, String.join("\n", Files.readAllLines(games).subList(0, 10)) + "\n");
    CliHarness.Output again = cli.run("run", out);
    assertThat(again.exit()).as(again.err()).isZero();
    assertThat(Files.readAllLines(games)).hasSize(24);
    assertThat(again.out()).contains("24 games").contains("SCORE");

    CliHarness.Output other =
        cli.run("run", file(FILE), "--out", out, "--resume", "--set", "seed=5");
    assertThat(other.exit()).isEqualTo(2);
    assertThat(other.err()).contains("another experiment").contains("seed");
  }

  @Test
  void shardsPlayDifferentBlocksIntoTheirOwnFiles() throws IOException {
    String out = folder.resolve("shards").toString();
    for (int shard = 0; shard < 3; shard++) {
      assertThat(cli.run("run", file(FILE), "--out", out, "--shard", shard + "/3").exit()).isZero();
    }
    int lines = 0;
    for (int shard = 0; shard < 3; shard++) {
      Path file = folder.resolve("shards/shard-00" + shard + "-of-003.jsonl");
      assertThat(Files.readAllLines(file)).hasSize(8);
      lines += Files.readAllLines(file).size();
    }
    assertThat(lines).isEqualTo(24);
  }

  @Test
  void theSchemaKnowsWhatIsInstalled() {
    JsonObject schema = JsonParser.parseString(cli.run("schema").out()).getAsJsonObject();
    assertThat(JsonParser.parseString(cli.run("schema", "--json").out())).isEqualTo(schema);
    JsonObject keys = schema.getAsJsonObject("properties");
    assertThat(keys.keySet())
        .contains("plyscope", "game", "agents", "format", "openings", "blocks", "stop", "workers");
    assertThat(keys.get("game").toString()).contains("\"countdown\"");
    assertThat(keys.get("agents").toString()).contains("\"take-most\"", "\"deepening\"");
  }

  @Test
  void aMatchAnswersInATable() {
    CliHarness.Output match =
        cli.run(
            "match",
            "take-most",
            "deepening",
            "--game",
            "countdown",
            "--blocks",
            "12",
            "--plies",
            "1",
            "--depth",
            "1");
    assertThat(match.exit()).as(match.err()).isZero();
    assertThat(match.out()).contains("take-most", "deepening", "SCORE", "95 %", "24 games");
  }

  @Test
  void badFilesAreRefusedInOneSentence() throws IOException {
    CliHarness.Output unknown = cli.run("run", file(FILE.replace("blocks", "bloks")));
    assertThat(unknown.exit()).isEqualTo(2);
    assertThat(unknown.err()).contains("bloks (line 4)").contains("did you mean blocks");
    assertThat(cli.run("run", folder.resolve("no.json").toString()).exit()).isEqualTo(2);
    assertThat(cli.run("run", file(FILE), "--shard", "3/3").err()).contains("from 0/10");
  }

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("e.plyscope.json"), text).toString();
  }
}
