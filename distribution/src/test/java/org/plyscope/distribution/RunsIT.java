package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.testkit.hostile.HostileAgents;

/** Experiments, played by worker processes of the packaged program. */
class RunsIT {
  private static final String SAMPLE =
      Distribution.SAMPLES.resolve("experiments/kalah-round-robin.plyscope.json").toString();

  @TempDir Path folder;

  @Test
  void theSampleIsPlayedTheSameByOneAndByTwoWorkers() throws Exception {
    Map<Integer, String> one = play("one", "1");
    Map<Integer, String> two = play("two", "2");
    assertThat(one).hasSize(6 * 3 * 2).isEqualTo(two);
    String environment = Files.readString(folder.resolve("one/environment.jsonl"));
    assertThat(environment).contains("org.plyscope.agent.alphabeta", "\"workers\":1");
    assertThat(environment).containsPattern("\"signatures\":\\{\"random\":\"\\d+-[0-9a-f]{8}\"");

    Distribution.Output verified =
        Distribution.run(
            data(), "verify", folder.resolve("one").toString(), "--sample", "50%", "--json");
    assertThat(verified.exit()).as(verified.err()).isZero();
    assertThat(JsonParser.parseString(verified.out()).getAsJsonObject().get("different").getAsInt())
        .isZero();
  }

  private Map<Integer, String> play(String name, String workers) throws Exception {
    Distribution.Output output =
        Distribution.run(
            data(),
            "run",
            SAMPLE,
            "--set",
            "blocks=3",
            "--out",
            folder.resolve(name).toString(),
            "--workers",
            workers,
            "--json");
    assertThat(output.exit()).as(output.err()).isZero();
    Map<Integer, String> games = new TreeMap<>();
    for (String line : Files.readAllLines(folder.resolve(name).resolve("games.jsonl"))) {
      JsonElement game = JsonParser.parseString(line).getAsJsonObject().get("game");
      games.put(game.getAsJsonObject().get("index").getAsInt(), game.toString());
    }
    return games;
  }

  @Test
  void hostileAgentsLoseTheirGamesAndTheUsersPluginStays() throws Exception {
    Path jar =
        Path.of(HostileAgents.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Distribution.Output installed = Distribution.run(data(), "plugins", "install", jar.toString());
    assertThat(installed.exit()).as(installed.err()).isZero();
    List<String> deeds =
        List.of(
            "delete-jar",
            "exit",
            "halt",
            "loop",
            "memory",
            "stack",
            "exception",
            "unprintable",
            "illegal",
            "null",
            "slow",
            "threads",
            "flood");
    String agents =
        deeds.stream()
            .map(deed -> "\"%s\": { \"use\": \"hostile/%s\" }".formatted(deed, deed))
            .collect(Collectors.joining(", "));
    Path file =
        Files.writeString(
            folder.resolve("hostile.plyscope.json"),
            """
            { "plyscope": 1, "game": { "id": "kalah" },
              "agents": { "good": { "use": "random" }, %s },
              "format": { "type": "gauntlet", "first": "good", "against": "*" },
              "blocks": 1, "limits": { "watchdog": "1s" }, "workers": { "heap": "128m" } }
            """
                .formatted(agents));
    Distribution.Output output =
        Distribution.run(
            data(),
            "run",
            file.toString(),
            "--out",
            folder.resolve("h").toString(),
            "--no-trials",
            "--json");
    assertThat(output.exit()).as(output.err()).isZero();
    JsonObject json = JsonParser.parseString(output.out()).getAsJsonObject();
    assertThat(json.get("games").getAsInt()).isEqualTo(2 * deeds.size());
    assertThat(json.getAsJsonObject("forfeits").toString())
        .isEqualTo("{\"time\":2,\"crash\":14,\"stall\":4,\"illegal\":4,\"out of memory\":2}");
    // The jar was really deleted, and the one that the user installed is still there.
    String games = Files.readString(folder.resolve("h/games.jsonl"));
    assertThat(games).contains("it deleted its jar", "worker-");
    assertThat(Distribution.run(data(), "agents", "--game", "kalah").out())
        .contains("hostile/delete-jar");
  }

  @Test
  void ctrlCOnceIsSoftTwiceIsHardAndTheLastLineResumes() throws Exception {
    String[] slow = {
      "--set", "agents.uct{iterations}.iterations=20000", "--set", "blocks=40", "--workers", "1"
    };
    Path soft = folder.resolve("soft");
    Distribution.Output once = interrupted(soft, 1, slow);
    assertThat(once.exit()).as(once.err()).isEqualTo(3);
    assertThat(once.err()).contains("Finishing the current games");
    assertThat(lastLine(once)).isEqualTo("plyscope run " + soft + " --workers 1");
    int kept = Files.readAllLines(soft.resolve("games.jsonl")).size();
    assertThat(kept).isBetween(1, 400);

    Path hard = folder.resolve("hard");
    Distribution.Output twice = interrupted(hard, 2, slow);
    assertThat(twice.exit()).as(twice.err()).isEqualTo(3);
    assertThat(lastLine(twice)).startsWith("plyscope run " + hard);
    assertThat(hard.resolve("run.lock")).isEmptyFile();
  }

  private static String lastLine(Distribution.Output output) {
    return output.out().lines().reduce((first, last) -> last).orElse("");
  }

  /** Starts a run, and interrupts it as soon as there is a game. */
  private Distribution.Output interrupted(Path run, int times, String... more) throws Exception {
    List<String> args = new ArrayList<>(List.of("run", SAMPLE, "--out", run.toString()));
    args.addAll(List.of(more));
    Path games = run.resolve("games.jsonl");
    return Distribution.run(
        data(),
        process -> {
          while (process.isAlive() && (!Files.exists(games) || Files.size(games) == 0)) {
            TimeUnit.MILLISECONDS.sleep(20);
          }
          for (int i = 0; i < times; i++) {
            new ProcessBuilder("kill", "-INT", "" + process.pid()).start().waitFor();
            TimeUnit.MILLISECONDS.sleep(50);
          }
        },
        args.toArray(String[]::new));
  }

  @Test
  void aRunOfCheckersIsExportedAsPdnAndReplayed() throws Exception {
    Path run = folder.resolve("checkers");
    Distribution.Output played =
        Distribution.run(
            data(),
            "match",
            "random",
            "alpha-beta",
            "--game",
            "checkers",
            "--depth",
            "2",
            "--blocks",
            "2",
            "--out",
            run.toString());
    assertThat(played.exit()).as(played.err()).isZero();
    Path pdn = folder.resolve("games.pdn");
    Distribution.Output exported =
        Distribution.run(data(), "export", run.toString(), pdn.toString());
    assertThat(exported.exit()).as(exported.err()).isZero();
    assertThat(Files.readString(pdn)).contains("[Event ", "[Black \"random\"]", "1. ");
    assertThat(Files.readString(pdn).split("\\[Event ", -1)).hasSize(5);
    Distribution.Output replayed = Distribution.run(data(), "replay", run.toString(), "3");
    assertThat(replayed.exit()).as(replayed.err()).isZero();
    assertThat(replayed.out()).contains("came out the same, move by move");
  }

  private Path data() {
    return folder.resolve("data");
  }
}
