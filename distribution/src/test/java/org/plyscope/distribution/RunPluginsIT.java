package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A run records which build of a plugin played, and plays with no other until it stops. */
class RunPluginsIT {
  /** Plays so slowly that the run is not over when the plugin is updated. */
  private static final String OLD = "try { Thread.sleep(40); } catch (InterruptedException e) { }";

  private static final String NEW =
      "if (true) throw new IllegalStateException(\"the new build played\");";

  private static final Pattern HASH =
      Pattern.compile("\"plugins\":\\{\"org\\.example\\.twin 1\\.0\\.0\":\"([0-9a-f]{64})\"\\}");

  @TempDir Path folder;

  @Test
  void aPluginThatIsUpdatedChangesNothingUntilTheRunIsResumed() throws Exception {
    Path place = data().resolve("plugins/org.example.twin-1.0.0.jar");
    install(OLD);
    assertThat(place).exists();
    Path update = jar(NEW);
    Path file =
        Files.writeString(
            folder.resolve("twin.plyscope.json"),
            """
            { "plyscope": 1, "game": { "id": "kalah" },
              "agents": { "one": { "use": "twin" }, "two": { "use": "random" } },
              "format": "round-robin", "blocks": 4, "limits": { "watchdog": "20s" }, "workers": { "heap": "128m" } }
            """);
    Path run = folder.resolve("run");
    Distribution.Output first =
        Distribution.run(
            data(),
            process -> {
              awaitGame(process, run.resolve("games.jsonl"));
              Files.move(update, place, StandardCopyOption.REPLACE_EXISTING);
              assertThat(process.children()).as("the worker").hasSize(1);
              process.children().forEach(ProcessHandle::destroyForcibly);
            },
            "run",
            file.toString(),
            "--out",
            run.toString(),
            "--workers",
            "1",
            "--no-trials");
    assertThat(first.exit()).as(first.err()).isZero();
    assertThat(Files.readAllLines(run.resolve("games.jsonl"))).hasSize(8);
    assertThat(Files.readString(run.resolve("games.jsonl"))).doesNotContain("the new build played");

    List<String> games = Files.readAllLines(run.resolve("games.jsonl"));
    Files.write(run.resolve("games.jsonl"), games.subList(0, 4));
    Distribution.Output refused =
        Distribution.run(data(), "run", run.toString(), "--no-trials", "--workers", "1");
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused.err()).contains("org.example.twin 1.0.0", "is now", "--force");

    Distribution.Output mixed =
        Distribution.run(data(), "run", run.toString(), "--no-trials", "--workers", "1", "--force");
    assertThat(mixed.exit()).as(mixed.err()).isZero();
    assertThat(Files.readString(run.resolve("games.jsonl"))).contains("the new build played");
    List<String> hashes =
        HASH.matcher(Files.readString(run.resolve("environment.jsonl")))
            .results()
            .map(found -> found.group(1))
            .toList();
    assertThat(hashes).hasSize(2).doesNotHaveDuplicates();
    Matcher named = Pattern.compile(hashes.get(0).substring(0, 12)).matcher(refused.err());
    assertThat(named.find()).isTrue();
  }

  private static void awaitGame(Process process, Path games)
      throws IOException, InterruptedException {
    while (process.isAlive() && (!Files.exists(games) || Files.size(games) == 0)) {
      TimeUnit.MILLISECONDS.sleep(20);
    }
  }

  private Path jar(String search) throws IOException {
    return new PluginSource("twin")
        .agent("twin", "", search)
        .write(Files.createTempDirectory(folder, "plugin"));
  }

  private void install(String search) throws IOException, InterruptedException {
    Distribution.Output installed =
        Distribution.run(data(), "plugins", "install", jar(search).toString());
    assertThat(installed.exit()).as(installed.err()).isZero();
  }

  private Path data() {
    return folder.resolve("data");
  }
}
