package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be done with a run that was played. */
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
    assertThat(half.out()).contains("6 games, 6 of them from shards", "6 games are missing");
    assertThat(Files.readAllLines(folder.resolve("run/missing.txt"))).hasSize(6);

    String missing = folder.resolve("run/missing.txt").toString();
    assertThat(cli.run("run", run, "--only", missing).exit()).isZero();
    CliHarness.Output whole = cli.run("merge", run);
    assertThat(whole.exit()).as(whole.err()).isZero();
    assertThat(whole.out()).contains("12 games, 0 of them from shards").doesNotContain("missing");
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
  }

  @Test
  void runsAreExported() throws IOException {
    assertThat(cli.run("run", file, "--out", run).exit()).isZero();
    Path table = folder.resolve("games.csv");
    assertThat(cli.run("export", run, table.toString()).out()).contains("12 games were written");
    List<String> lines = Files.readAllLines(table);
    assertThat(lines).hasSize(13);
    assertThat(lines.get(0)).startsWith("index,block,ending,culprit,plies,").contains("agent2");
    assertThat(lines.get(1)).startsWith("0,0,finished,,").contains("\"a\"", "\"b\"");
    CliHarness.Output unknown = cli.run("export", run, folder.resolve("games.xyz").toString());
    assertThat(unknown.exit()).isEqualTo(2);
  }

  @Test
  void aRunIsReported() {
    assertThat(cli.run("run", file, "--out", run).exit()).isZero();
    CliHarness.Output report = cli.run("report", run);
    assertThat(report.exit()).as(report.err()).isZero();
    assertThat(report.out()).contains("%");
    assertThat(report.out().lines().count()).isGreaterThan(5);
    assertThat(folder.resolve("run/report.html")).content().startsWith("<!DOCTYPE html>");
  }

  @Test
  void aScriptForAClusterIsPrinted() {
    CliHarness.Output script = cli.run("slurm", file, "--tasks", "3", "--time", "1:00:00");
    assertThat(script.exit()).as(script.err()).isZero();
    assertThat(script.out())
        .startsWith("#!/bin/bash")
        .contains("--array=0-2", "--signal=B:TERM@90", "--requeue", "/3\"", "plyscope merge");
    assertThat(cli.run("slurm", file, "--tasks", "7").err()).contains("6 blocks");
  }
}
