package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.testkit.poll.Poll;

/** A program in Python plays like any other agent, in worker processes of the packaged program. */
class AgentProgramsIT {
  private static final String EXPERIMENT =
      """
      { "plyscope": 1, "name": "programs", "seed": 3, "game": { "id": "kalah" },
        "agents": { "py": { "use": "python-minimax", "depth": 2 }, "random": { "use": "random" },
                    "mm": { "use": "minimax", "depth": 2 } },
        "format": "round-robin", "blocks": 4 }
      """;

  @TempDir Path folder;
  private Path descriptor;
  private Path experiment;

  @BeforeEach
  void copySample() throws IOException {
    Path sample = Distribution.SAMPLES.resolve("agent-python");
    Path own = Files.createDirectory(folder.resolve("agent"));
    for (String name : new String[] {"agent.py", "python-minimax.plyagent"}) {
      Files.copy(sample.resolve(name), own.resolve(name));
    }
    descriptor = own.resolve("python-minimax.plyagent");
    experiment = Files.writeString(folder.resolve("programs.plyscope.json"), EXPERIMENT);
  }

  private Path data() {
    return folder.resolve("data");
  }

  private Distribution.Output add(String... more) throws Exception {
    String[] args = new String[3 + more.length];
    System.arraycopy(new String[] {"agents", "add", descriptor.toString()}, 0, args, 0, 3);
    System.arraycopy(more, 0, args, 3, more.length);
    return Distribution.run(data(), args);
  }

  @Test
  void aProgramIsAddedOnlyWithConsentAndThenSearchesWithATree() throws Exception {
    Distribution.Output refused = add();
    assertThat(refused.exit()).isEqualTo(2);
    assertThat(refused.err())
        .contains("This would start the command python3 -u agent.py in '" + folder)
        .contains("repeat it with --yes if you trust it.");
    assertThat(data().resolve("agents")).doesNotExist();

    Distribution.Output added = add("--yes", "--json");
    assertThat(added.exit()).as(added.err()).isZero();
    JsonObject program = JsonParser.parseString(added.out()).getAsJsonObject();
    assertThat(program.get("name").getAsString()).isEqualTo("Python minimax");

    Path trace = folder.resolve("tree.plytrace");
    Distribution.Output found =
        Distribution.run(
            data(),
            "analyse",
            "--game",
            "kalah",
            "--agent",
            "python-minimax",
            "--depth",
            "3",
            "--json",
            "--trace",
            trace.toString());
    assertThat(found.exit()).as(found.err()).isZero();
    assertThat(JsonParser.parseString(found.out()).isJsonObject()).isTrue();
    assertThat(trace).isNotEmptyFile();

    Distribution.Output checked = Distribution.run(data(), "agents", "check", "python-minimax");
    assertThat(checked.exit()).as(checked.out() + checked.err()).isZero();
    assertThat(checked.out()).contains("Agent python-minimax keeps its promises.");
  }

  @Test
  void aRunSurvivesKillsAndRefusesAnotherProgram() throws Exception {
    assertThat(add("--yes").exit()).isZero();
    Path whole = folder.resolve("whole");
    Path killed = folder.resolve("killed");
    assertThat(run(whole).exit()).isZero();
    for (int kill = 0; kill < 2; kill++) {
      int before = games(killed).size();
      Distribution.run(
          data(),
          process -> {
            Poll.until("a game is played", () -> games(killed).size() > before);
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
          },
          arguments(killed));
    }
    Distribution.Output resumed = run(killed);
    assertThat(resumed.exit()).as(resumed.err()).isZero();
    assertThat(games(killed)).hasSize(24).isEqualTo(games(whole));
    assertThat(Files.readString(killed.resolve("environment.jsonl")))
        .contains("\"python-minimax (program)\":");

    Path part = folder.resolve("part");
    Distribution.run(
        data(),
        process -> {
          Poll.until("a game is played", () -> !games(part).isEmpty());
          process.descendants().forEach(ProcessHandle::destroyForcibly);
          process.destroyForcibly();
        },
        arguments(part));
    Files.writeString(
        folder.resolve("agent/agent.py"), "# another program\n", StandardOpenOption.APPEND);
    Distribution.Output other = run(part);
    assertThat(other.exit()).isEqualTo(2);
    assertThat(other.err()).contains("python-minimax (program)").contains("--force");
  }

  private String[] arguments(Path run) {
    return new String[] {
      "run", experiment.toString(), "--out", run.toString(), "--workers", "2", "--resume"
    };
  }

  private Distribution.Output run(Path run) throws Exception {
    return Distribution.run(data(), arguments(run));
  }

  private static Map<Integer, String> games(Path run) throws IOException {
    Map<Integer, String> games = new TreeMap<>();
    Path file = run.resolve("games.jsonl");
    if (Files.exists(file)) {
      for (String line : Files.readAllLines(file)) {
        if (line.endsWith("}")) {
          JsonObject game = JsonParser.parseString(line).getAsJsonObject().getAsJsonObject("game");
          games.put(game.get("index").getAsInt(), game.toString());
        }
      }
    }
    return games;
  }
}
