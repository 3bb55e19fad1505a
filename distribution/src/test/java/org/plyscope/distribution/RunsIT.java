package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
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
    Path file =
        Files.writeString(
            folder.resolve("hostile.plyscope.json"),
            """
            { "plyscope": 1, "game": { "id": "kalah" },
              "agents": { "good": { "use": "random" },
                          "exit": { "use": "hostile/exit" },
                          "halt": { "use": "hostile/halt" },
                          "memory": { "use": "hostile/memory" },
                          "jar": { "use": "hostile/delete-jar" } },
              "format": { "type": "gauntlet", "first": "good", "against": "*" },
              "blocks": 1, "limits": { "watchdog": "5s" }, "workers": { "heap": "128m" } }
            """);
    Distribution.Output output =
        Distribution.run(
            data(), "run", file.toString(), "--out", folder.resolve("h").toString(), "--json");
    assertThat(output.exit()).as(output.err()).isZero();
    JsonObject json = JsonParser.parseString(output.out()).getAsJsonObject();
    assertThat(json.get("games").getAsInt()).isEqualTo(8);
    assertThat(json.getAsJsonObject("forfeits").get("crash").getAsInt()).isEqualTo(6);
    assertThat(json.getAsJsonObject("forfeits").get("out of memory").getAsInt()).isEqualTo(2);
    assertThat(Distribution.run(data(), "agents", "--game", "kalah").out())
        .contains("hostile/delete-jar");
  }

  private Path data() {
    return folder.resolve("data");
  }
}
