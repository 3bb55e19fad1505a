package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Plans, matches and runs, played in the process of the test. */
class RunTest {
  private static final String FILE =
      """
      { "plyscope": 1, "name": "countdown", "game": { "id": "countdown" },
        "agents": { "greedy": { "use": "take-most", "depth": 1 },
                    "deep{depth}": { "use": "take-most", "depth": { "each": [1, 2] } } },
        "format": "round-robin", "openings": { "randomPlies": 2, "count": 3 }, "blocks": 4 }
      """;

  @TempDir Path folder;
  private final CliHarness cli = new CliHarness();

  @Test
  void aPlanExpandsTheFileBeforeAnythingIsPlayed() throws IOException {
    CliHarness.Output plan = cli.run("plan", file(FILE));
    assertThat(plan.exit()).as(plan.err()).isZero();
    assertThat(plan.out())
        .contains(
            "greedy",
            "deep1",
            "deep2",
            "24 games: 3 pairings (round-robin) × 4 openings × 2 seat orders.",
            "Elo")
        .contains("Each pairing plays 4 openings, but only 3 differ: agents without randomness")
        .containsPattern("All of them will take (under a second|about \\d+ s).* with");
    assertThat(cli.run("plan", file(FILE), "--no-time").out()).contains("not known");
    JsonObject json =
        JsonParser.parseString(cli.run("plan", file(FILE), "--set", "blocks=9", "--json").out())
            .getAsJsonObject();
    assertThat(json.get("games").getAsInt()).isEqualTo(3 * 9 * 2);
  }

  @Test
  void aPlanSaysClocksTheWorstCaseOfATestAndWhatItAssumes() throws IOException {
    String two =
        file(
            """
            { "plyscope": 1, "game": { "id": "countdown" },
              "agents": { "a": { "use": "take-most", "perGame": "1s+0.01s" },
                          "b": { "use": "take-most", "depth": 1 } },
              "format": "round-robin", "blocks": 300, "limits": { "default": { "depth": 3 } },
              "stop": { "sprt": { "pair": ["a", "b"], "elo": [0, 5] } } }
            """);
    CliHarness.Output plan = cli.run("plan", two, "--no-time");
    assertThat(plan.exit()).as(plan.err()).isZero();
    // (ln 19)² / (0.007196 / 0.29)², where 5 Elo are 0.007196 points.
    assertThat(plan.out())
        .contains("1s+0.01s a game", ": 1 pairing (")
        .doesNotContain("none, ")
        .contains("equal players who draw a third")
        .contains("after about 14,085 openings (28,170 games) in the worst case")
        .contains("midway between 0 and 5 Elo; at most 300 are played, so it may stay undecided")
        .contains("limits.default (line 4) is unused");
    JsonObject json =
        JsonParser.parseString(cli.run("plan", two, "--no-time", "--json").out()).getAsJsonObject();
    JsonObject test = json.getAsJsonObject("sequentialTest");
    assertThat(test.get("worstCaseGames").getAsLong()).isEqualTo(28_170);
    assertThat(json.getAsJsonObject("power").get("assumption").getAsString()).contains("a third");
  }

  @Test
  void aNewerVersionOfTheFormatIsRefused() throws IOException {
    CliHarness.Output newer = cli.run("plan", file("{ \"plyscope\": 2 }"));
    assertThat(newer.exit()).isEqualTo(2);
    assertThat(newer.err()).contains("plyscope (line 1)", "1, the version of the format");
  }

  @Test
  void aRunSaysByWhichRuleItEndedAndItsReportToo() throws IOException {
    String out = folder.resolve("ruled").toString();
    CliHarness.Output run =
        cli.run("run", file(FILE), "--out", out, "--set", "blocks=400", "--set", "stop.games=6");
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.out()).contains("Stopped after 6 games, as the experiment asks.");
    assertThat(cli.run("report", out).exit()).isZero();
    assertThat(Files.readString(Path.of(out, "report.html")))
        .contains("Stopped after 6 games, as the experiment asks.", "\"state\":\"finished\"");
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
    assertThat(other.err()).contains("another experiment").contains("- \"seed\": 0 + \"seed\": 5");
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
  void aSuiteIsPlannedRunReportedAndExported() throws IOException {
    String file =
        file(
            """
            { "plyscope": 1, "name": "problems", "game": { "id": "countdown" },
              "agents": { "deep{depth}": { "use": "deepening", "depth": { "each": [1, 2, 3] } },
                          "most": { "use": "take-most", "depth": 1 } },
              "format": { "type": "suite", "playOn": 20, "problems": [
                { "name": "three left", "position": "3/0", "keys": ["3"], "outcome": "win" },
                { "name": "five left", "position": "5/1", "keys": ["1"], "outcome": "win",
                  "status": "exact", "source": "counting" } ] } }
            """);
    CliHarness.Output plan = cli.run("plan", file);
    assertThat(plan.exit()).as(plan.err()).isZero();
    assertThat(plan.out())
        .contains("8 attempts: 4 agents at 2 problems; played on for at most 20 moves")
        .contains("PROBLEM")
        .doesNotContain("Elo");
    String out = folder.resolve("suite").toString();
    CliHarness.Output run = cli.run("run", file, "--out", out);
    assertThat(run.exit()).as(run.err()).isZero();
    assertThat(run.out()).contains("Solved", "Most stored", "Points", "three left", "★ 3");
    assertThat(Files.readAllLines(Path.of(out, "games.jsonl"))).hasSize(8);

    JsonObject report =
        JsonParser.parseString(cli.run("report", out, "--json").out()).getAsJsonObject();
    assertThat(report.get("verdict").getAsString()).contains("finds the best move in");
    JsonObject suite = report.getAsJsonObject("suite");
    assertThat(suite.getAsJsonArray("problems")).hasSize(2);
    assertThat(suite.getAsJsonArray("matrix")).hasSize(8);
    JsonObject row = suite.getAsJsonArray("rows").get(0).getAsJsonObject();
    assertThat(row.getAsJsonObject("optimality").get("value").getAsDouble()).isBetween(0.0, 1.0);
    assertThat(Files.readString(Path.of(out, "report.html")))
        .contains("counting", "\"rightAtLast\"");
    Path table = folder.resolve("attempts.csv");
    assertThat(cli.run("export", out, table.toString()).exit()).isZero();
    assertThat(Files.readAllLines(table))
        .hasSize(9)
        .first()
        .isEqualTo("problem,agent,family,level,move,best,solved,nodes,stored,nanos,failure");
    assertThat(Files.readAllLines(table).get(2))
        .startsWith("three left,deep2,deep{depth},depth=2,");
    assertThat(Files.readAllLines(table).get(4))
        .startsWith("three left,most,most,\"\",3,true,true,");
    assertThat(cli.run("verify", out, "--sample", "100%").out()).contains("0 of 8 games");
    assertThat(cli.run("run", file, "--set", "blocks=0").err()).contains("blocks");
    assertThat(cli.run("plan", file, "--set", "openings=start").err()).contains("openings");
    assertThat(cli.run("plan", file, "--set", "format.problems=[\"exakt\"]").err())
        .contains("format.problems[0]");
  }

  @Test
  void theSchemaKnowsWhatIsInstalled() {
    JsonObject schema = JsonParser.parseString(cli.run("schema").out()).getAsJsonObject();
    assertThat(JsonParser.parseString(cli.run("schema", "--json").out())).isEqualTo(schema);
    JsonObject keys = schema.getAsJsonObject("properties");
    assertThat(keys.keySet())
        .contains("plyscope", "game", "agents", "format", "openings", "blocks", "stop", "workers");
    assertThat(keys.get("game").toString()).contains("\"countdown\"");
    assertThat(schema.getAsJsonObject("$defs").get("agent").toString())
        .contains("\"take-most\"", "\"deepening\"");
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
  void exitCodesTellWhatCameOfARun() throws IOException {
    String broken =
        FILE.replace("\"greedy\": { \"use\": \"take-most\"", "\"greedy\": { \"use\": \"broken\"");
    assertThat(run(FILE, "done").exit()).isZero();
    CliHarness.Output failed = run(broken, "forfeits");
    assertThat(failed.exit()).as(failed.err()).isZero();
    assertThat(failed.out()).contains("forfeits: crash");
    CliHarness.Output strict = run(broken, "strict", "--strict");
    assertThat(strict.exit()).isEqualTo(1);
    assertThat(strict.err()).contains("In a trial before the first game");
    assertThat(run(broken, "untried", "--strict", "--no-trials").exit()).isEqualTo(1);
    assertThat(run(FILE.replace("\"blocks\": 4", "\"blocks\": \"x\""), "bad").exit()).isEqualTo(2);
    String sprt =
        FILE.replace(
            "\"blocks\": 4",
            "\"blocks\": 4, \"stop\": { \"sprt\": { \"pair\": [\"deep1\", \"deep2\"], \"elo\": [0,"
                + " 5] } }");
    CliHarness.Output undecided = run(sprt, "undecided");
    assertThat(undecided.exit()).as(undecided.err()).isEqualTo(4);
    CliHarness.Output shard = run(sprt, "shard", "--shard", "0/2");
    assertThat(shard.exit()).as(shard.err()).isZero();
    assertThat(shard.err()).contains("judged after 'plyscope merge'");
    cli.cancellation.cancel();
    CliHarness.Output stopped = run(FILE, "stopped", "--workers", "1");
    assertThat(stopped.exit()).isEqualTo(3);
    assertThat(stopped.out().lines().reduce((first, last) -> last))
        .contains("plyscope run " + folder.resolve("stopped") + " --workers 1");
  }

  private CliHarness.Output run(String text, String name, String... more) throws IOException {
    List<String> args = new ArrayList<>(List.of("run", file(text), "--out"));
    args.add(folder.resolve(name).toString());
    args.addAll(List.of(more));
    return cli.run(args.toArray(String[]::new));
  }

  @Test
  void programsHearEventsAndUnknownOptionsGetAHint() throws IOException {
    CliHarness.Output output =
        run(FILE.replace("\"blocks\": 4", "\"blocks\": 40"), "events", "--json");
    assertThat(output.exit()).as(output.err()).isZero();
    assertThat(output.err().lines())
        .isNotEmpty()
        .allMatch(line -> JsonParser.parseString(line).getAsJsonObject().has("event"));
    JsonObject agent =
        JsonParser.parseString(output.out())
            .getAsJsonObject()
            .getAsJsonArray("agents")
            .get(0)
            .getAsJsonObject();
    assertThat(agent.get("prefixBlocks").getAsInt()).isEqualTo(80);
    assertThat(agent.getAsJsonArray("seats")).hasSize(2);
    assertThat(run(FILE, "hint", "--worker", "2").err()).contains("--workers");
  }

  @Test
  void badFilesAreRefusedInOneSentence() throws IOException {
    CliHarness.Output unknown = cli.run("run", file(FILE.replace("blocks", "bloks")));
    assertThat(unknown.exit()).isEqualTo(2);
    assertThat(unknown.err()).contains("bloks (line 4)").contains("did you mean blocks?");
    assertThat(cli.run("run", folder.resolve("no.json").toString()).exit()).isEqualTo(2);
    assertThat(cli.run("run", file(FILE), "--shard", "3/3").err()).contains("from 0/10");
  }

  private String file(String text) throws IOException {
    return Files.writeString(folder.resolve("e.plyscope.json"), text).toString();
  }
}
