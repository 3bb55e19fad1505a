package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The commands for a run that was played. */
class KeptTest {
  private static final String FILE =
      """
      { "plyscope": 1, "game": { "id": "countdown" },
        "agents": { "a": { "use": "take-most" , "depth": 1 },
                    "b": { "use": "deepening", "depth": 2 } },
        "format": "round-robin", "openings": { "randomPlies": 2, "count": 6 }, "blocks": 6 }
      """;

  @TempDir Path folder;
  private final CliHarness cli = new CliHarness();
  private String file;
  private String run;

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(folder.resolve("e.plyscope.json"), FILE).toString();
    run = folder.resolve("run").toString();
  }

  @Test
  void shardsAreMergedAndWhatIsMissingIsNamed() throws IOException {
    assertThat(cli.run("run", file, "--out", run, "--shard", "0/2").exit()).isZero();
    CliHarness.Output half = cli.run("merge", run);
    assertThat(half.exit()).isEqualTo(3);
    assertThat(half.out()).contains("6 games, 6 of them new", "6 games are missing");
    assertThat(Files.readAllLines(folder.resolve("run/missing.txt"))).hasSize(6);

    String missing = folder.resolve("run/missing.txt").toString();
    assertThat(cli.run("run", run, "--only", missing).exit()).isZero();
    CliHarness.Output whole = cli.run("merge", run);
    assertThat(whole.exit()).as(whole.err()).isZero();
    assertThat(whole.out()).contains("12 games, 0 of them new").doesNotContain("missing");
    assertThat(folder.resolve("run/missing.txt")).doesNotExist();
  }

  @Test
  void aChangedExperimentIsNotPlayedAndReportsSaySo() throws IOException {
    assertThat(cli.run("run", file, "--out", run).exit()).isZero();
    Path games = folder.resolve("run/games.jsonl");
    List<String> lines = Files.readAllLines(games);
    Files.write(games, lines.subList(0, 8));
    Path experiment = folder.resolve("run/experiment.json");
    String text = Files.readString(experiment);
    Files.writeString(experiment, text.replace("\"seed\": 0", "\"seed\": 1"));
    String changed = "'" + experiment + "' was changed after games were played: its SHA-256 is ";
    for (String[] more : new String[][] {{}, {"--shard", "0/2"}, {"--no-trials"}, {"--force"}}) {
      List<String> command = new ArrayList<>(List.of("run", run));
      command.addAll(List.of(more));
      CliHarness.Output refused = cli.run(command.toArray(String[]::new));
      assertThat(refused.exit()).isEqualTo(2);
      assertThat(refused.err()).contains(changed, "environment.jsonl notes ", "undo the change");
    }
    assertThat(Files.readAllLines(games)).hasSize(8);
    assertThat(cli.run("report", run).out()).contains(changed);
    assertThat(cli.run("verify", run, "--sample", "100%").out()).contains(changed);
    assertThat(cli.run("merge", run).out()).contains(changed);
    Files.writeString(experiment, text);
    assertThat(cli.run("report", run).out()).doesNotContain(changed);
    assertThat(cli.run("run", run).exit()).isZero();
    assertThat(Files.readAllLines(games)).hasSize(12);
  }

  /** Folders of older programs have no hash. */
  @Test
  void anExperimentWithoutAHashIsPlayedOn() throws IOException {
    assertThat(cli.run("run", file, "--out", run).exit()).isZero();
    Path environment = folder.resolve("run/environment.jsonl");
    Files.writeString(
        environment, Files.readString(environment).replaceAll("\"experiment\":\"\\w+\",", ""));
    Path games = folder.resolve("run/games.jsonl");
    Files.write(games, Files.readAllLines(games).subList(0, 8));
    assertThat(cli.run("run", run).exit()).isZero();
    assertThat(Files.readAllLines(games)).hasSize(12);
  }

  @Test
  void damagedLinesAreSetAsideAndPlayedAgain() throws IOException {
    assertThat(cli.run("run", file, "--out", run).exit()).isZero();
    CliHarness.Output nothing = cli.run("repair", run);
    assertThat(nothing.exit()).as(nothing.err()).isZero();
    assertThat(nothing.out()).isEqualTo("No line is damaged; nothing was changed.\n");
    Path games = folder.resolve("run/games.jsonl");
    List<String> lines = new ArrayList<>(Files.readAllLines(games));
    lines.set(2, lines.get(2).replace("\"plies\":", "\"plied\":"));
    lines.set(5, "");
    String whole = String.join("\n", lines);
    Files.writeString(games, whole.substring(0, whole.length() - 10));
    assertThat(cli.run("run", run).err()).contains("Line 3 of", "plyscope repair " + run);
    CliHarness.Output repaired = cli.run("repair", run);
    assertThat(repaired.exit()).as(repaired.err()).isZero();
    assertThat(repaired.out())
        .contains("3 damaged lines of " + games, "3 games are missing (", "plyscope run " + run);
    assertThat(Files.readAllLines(games)).hasSize(9);
    assertThat(folder.resolve("run/games-kept.jsonl"))
        .hasContent(whole.substring(0, whole.length() - 10));
    assertThat(Files.readAllLines(folder.resolve("run/games-damaged.jsonl")))
        .hasSize(3)
        .startsWith(lines.get(2), "");
    assertThat(cli.run("run", run).exit()).isZero();
    assertThat(Files.readAllLines(games)).hasSize(12);
    assertThat(cli.run("verify", run, "--sample", "100%").out()).startsWith("0 of 12 games");
  }

  @Test
  void damagedLinesOfAShardAreSetAside() throws IOException {
    assertThat(cli.run("run", file, "--out", run, "--shard", "0/2").exit()).isZero();
    Path shard = folder.resolve("run/shard-000-of-002.jsonl");
    Files.writeString(shard, Files.readString(shard).replaceFirst("plies", "plied"));
    assertThat(cli.run("repair", run).out()).contains("1 damaged line of " + shard);
    CliHarness.Output half = cli.run("merge", run);
    assertThat(half.out()).contains("5 games, 5 of them new", "7 games are missing");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void aReportIsNotWrittenThroughALinkInTheFolder() throws IOException {
    assertThat(cli.run("run", file, "--out", run).exit()).isZero();
    Path precious = Files.writeString(folder.resolve("precious"), "precious");
    Files.deleteIfExists(folder.resolve("run/report.html"));
    Files.createSymbolicLink(folder.resolve("run/report.html"), precious);
    CliHarness.Output refused = cli.run("report", run);
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused.err()).contains("it is a link to another place; delete the link");
    Files.createSymbolicLink(folder.resolve("run/missing.txt"), precious);
    Path games = folder.resolve("run/games.jsonl");
    Files.write(games, Files.readAllLines(games).subList(0, 8));
    assertThat(cli.run("merge", run).err()).contains("it is a link to another place");
    assertThat(precious).hasContent("precious");
    Path named = Files.createSymbolicLink(folder.resolve("named.html"), precious);
    assertThat(cli.run("report", run, "--out", named.toString()).exit()).isZero();
    assertThat(named).isSymbolicLink();
    assertThat(Files.readString(precious)).startsWith("<!");
  }

  @Test
  void shardsOfAnotherProgramAreRefused() throws IOException {
    assertThat(cli.run("run", file, "--out", run, "--shard", "0/2").exit()).isZero();
    Path ours = folder.resolve("run/environment-shard-000-of-002.jsonl");
    Path theirs = folder.resolve("run/environment-shard-001-of-002.jsonl");
    String known = "\"bundles\":{\"org.example 1.0\":\"";
    String mine = Files.readString(ours).replace("\"bundles\":{", known + "abc\"");
    Files.writeString(ours, mine);
    Files.writeString(theirs, mine.replace(known + "abc", known + "def"));
    CliHarness.Output other = cli.run("merge", run);
    assertThat(other.exit()).isEqualTo(2);
    assertThat(other.err())
        .contains("The bundle org.example 1.0 is not the same", "(abc)", "(def)");
    assertThat(cli.run("merge", run, "--force").exit()).isEqualTo(3);
    Files.writeString(theirs, mine.replaceFirst("\"a\":\"\\d+-", "\"a\":\"77-"));
    assertThat(cli.run("merge", run).err()).contains("Agent 'a' does not search as it did", "77-");
    Files.writeString(
        theirs, mine.replaceFirst("\"experiment\":\"[0-9a-f]{6}", "\"experiment\":\"000000"));
    assertThat(cli.run("merge", run).err()).contains("belongs to another experiment");
  }

  @Test
  void gamesThatCameOutDifferentlyAreKeptAsConflicts() throws IOException {
    assertThat(cli.run("run", file, "--out", run, "--shard", "0/2").exit()).isZero();
    String other = folder.resolve("other").toString();
    assertThat(cli.run("run", file, "--out", other, "--shard", "0/2", "--set", "seed=9").exit())
        .isZero();
    Files.copy(
        folder.resolve("other/shard-000-of-002.jsonl"),
        folder.resolve("run/shard-001-of-002.jsonl"));
    CliHarness.Output merged = cli.run("merge", run);
    assertThat(merged.out()).contains("came out differently");
    assertThat(folder.resolve("run/conflicts.jsonl")).isNotEmptyFile();
  }

  @Test
  void gamesAreReplayedAndVerified() throws IOException {
    assertThat(cli.run("run", file, "--out", run).exit()).isZero();
    CliHarness.Output replay = cli.run("replay", run, "5");
    assertThat(replay.exit()).as(replay.err()).isZero();
    assertThat(replay.out()).contains("came out the same, move by move");
    assertThat(cli.run("replay", run, "12").err()).contains("games 0 to 11");
    CliHarness.Output verified = cli.run("verify", run, "--sample", "100%");
    assertThat(verified.exit()).as(verified.err()).isZero();
    assertThat(verified.out()).contains("0 of 12 games came out differently: 0.00% [0.00%, 24.");
    assertThat(cli.run("verify", run, "--sample", "all").exit()).isEqualTo(2);
    assertThat(cli.run("verify", run, "--sample", "0.0001%").out()).contains("0 of 1 games");
  }

  @Test
  void runsAreExported() throws IOException {
    assertThat(cli.run("run", file, "--out", run).exit()).isZero();
    Path table = folder.resolve("games.csv");
    assertThat(cli.run("export", run, table.toString()).out()).contains("12 games were written");
    List<String> lines = Files.readAllLines(table);
    assertThat(lines).hasSize(13);
    assertThat(lines.get(0)).startsWith("index,block,ending,culprit,plies,").contains("agent2");
    assertThat(lines.get(1)).startsWith("0,0,finished,,").contains(",a,", ",b,");
    assertThat(lines.get(0)).contains(",opening,seed,agent1").endsWith(",moves");
    assertThat(lines.subList(1, 13))
        .allMatch(line -> line.split(",", -1)[5].matches("[0-9a-f]{16}"))
        .allMatch(line -> line.split(",", -1)[8].matches("-?\\d+"))
        .allMatch(line -> line.matches(".*,[^\\s,]+( [^\\s,]+)*"));
    CliHarness.Output unknown = cli.run("export", run, folder.resolve("games.xyz").toString());
    assertThat(unknown.exit()).isEqualTo(2);
  }

  @Test
  void aNameThatBeginsAFormulaIsDefused() throws IOException {
    String text = Files.readString(Path.of(file));
    Path odd = Files.writeString(folder.resolve("odd.json"), text.replace("\"a\":", "\"=1+1,x\":"));
    assertThat(cli.run("run", odd.toString(), "--out", run).exit()).isZero();
    Path table = folder.resolve("games.csv");
    assertThat(cli.run("export", run, table.toString()).exit()).isZero();
    assertThat(Files.readAllLines(table)).filteredOn(l -> l.contains(",\"'=1+1,x\",")).hasSize(12);
  }

  @Test
  void aRunIsReported() {
    assertThat(cli.run("run", file, "--out", run).exit()).isZero();
    CliHarness.Output report = cli.run("report", run);
    assertThat(report.exit()).as(report.err()).isZero();
    assertThat(report.out()).contains("%");
    assertThat(report.out().lines().count()).isGreaterThan(5);
    String again = folder.resolve("run-again").toString();
    assertThat(folder.resolve("run/report.html"))
        .content()
        .startsWith("<!DOCTYPE html>")
        .contains("Play it again", "plyscope run " + again)
        .doesNotContain("Go on", "sessions");
  }

  @Test
  void aRunIsPlayedAgainElsewhereAndItsSessionsAreTold() throws IOException {
    assertThat(cli.run("run", file, "--out", run, "--shard", "0/2").exit()).isZero();
    assertThat(cli.run("merge", run).exit()).isEqualTo(3);
    cli.run("report", run);
    assertThat(folder.resolve("run/report.html")).content().contains("Go on");
    Path ours = folder.resolve("run/environment-shard-000-of-002.jsonl");
    String moved = Files.readString(ours).replaceFirst("\"host\":\"[^\"]*", "\"host\":\"far");
    Files.writeString(ours, moved);
    assertThat(cli.run("run", run, "--force").exit()).isZero();
    assertThat(cli.run("report", run).out())
        .contains("Played in 2 sessions; 'Environment' shows the last; on different hosts: ")
        .contains("far")
        .doesNotContain("different Java");
    Path again = Files.createDirectory(folder.resolve("run-again"));
    Files.copy(folder.resolve("run/experiment.json"), again.resolve("experiment.json"));
    assertThat(cli.run("run", again.toString()).exit()).isZero();
    assertThat(cli.run("verify", again.toString(), "--sample", "100%").out()).contains("of 12 ");
  }
}
