package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
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

  /** A program that ends in the middle of searches is started again, and no game is lost. */
  @Test
  void killedProgramsChangeNoGame() throws Exception {
    assertThat(add("--yes").exit()).isZero();
    Path whole = folder.resolve("whole");
    Path killed = folder.resolve("killed");
    assertThat(run(whole).exit()).isZero();
    Distribution.Output output =
        Distribution.run(
            data(),
            process -> {
              for (int games = 1; games < 20 && process.isAlive(); games += 5) {
                int least = games;
                Poll.until(
                    "games are played", () -> games(killed).size() >= least || !process.isAlive());
                process
                    .descendants()
                    .filter(one -> one.info().commandLine().orElse("").contains("agent.py"))
                    .forEach(ProcessHandle::destroyForcibly);
              }
            },
            arguments(killed));
    assertThat(output.exit()).as(output.err()).isZero();
    assertThat(games(killed)).hasSize(24).isEqualTo(games(whole));
  }

  @Test
  void aProgramIsComparedAndItsOptionsAreTuned() throws Exception {
    assertThat(add("--yes").exit()).isZero();
    Distribution.Output compared =
        Distribution.run(
            data(),
            "compare",
            "--game",
            "kalah",
            "--agents",
            "python-minimax;minimax",
            "--depth",
            "3",
            "--json");
    assertThat(compared.exit()).as(compared.err()).isZero();
    JsonArray rows =
        JsonParser.parseString(compared.out()).getAsJsonObject().getAsJsonArray("configurations");
    assertThat(rows)
        .hasSize(2)
        .allSatisfy(
            row -> assertThat(row.getAsJsonObject().get("nodes").getAsInt()).isEqualTo(227));

    Path file =
        Files.writeString(
            folder.resolve("tune.plyscope.json"),
            """
            { "plyscope": 1, "name": "tune", "seed": 3, "game": { "id": "kalah", "rules": "size-3-2" },
              "agents": { "r": { "use": "random" } }, "against": ["r"], "blocks": 2,
              "tune": { "agent": { "use": "python-minimax" },
                        "options": { "depth": { "from": 1, "to": 3 } } },
              "method": { "use": "genetic", "population": 4, "generations": 2 } }
            """);
    Path tuned = folder.resolve("tuned");
    Distribution.Output output =
        Distribution.run(data(), "tune", file.toString(), "--out", tuned.toString());
    assertThat(output.exit()).as(output.err()).isZero();
    assertThat(output.out()).contains("The agent is python-minimax");
    assertThat(tuned.resolve("tuned.plypreset")).content().contains("python-minimax");
  }

  @Test
  void noExperimentBringsACommandOfItsOwn() throws Exception {
    Path started = folder.resolve("started");
    String command = "[\"sh\", \"-c\", \"touch " + started + "\"]";
    Files.writeString(
        folder.resolve("spy.plyagent"), "{\"plyagent\": 1, \"command\": " + command + "}");
    refused(EXPERIMENT.replace("python-minimax\"", "random\", \"command\": " + command), "command");
    refused(EXPERIMENT.replace("python-minimax", "spy"), "'spy'");
    refused(EXPERIMENT.replace("python-minimax", "spy.plyagent"), "'spy.plyagent'");
    refused(EXPERIMENT.replace("\"seed\": 3", "\"seed\": 3, \"use\": [\"spy.plyagent\"]"), "spy");
    Path run = Files.createDirectories(folder.resolve("run/agents")).getParent();
    Files.copy(folder.resolve("spy.plyagent"), run.resolve("agents/spy.plyagent"));
    Files.writeString(experiment, EXPERIMENT.replace("python-minimax", "spy"));
    assertThat(run(run).exit()).as("a folder that holds a descriptor").isEqualTo(2);
    assertThat(started).doesNotExist();
  }

  private void refused(String text, String reason) throws Exception {
    Files.writeString(experiment, text);
    Distribution.Output output = run(folder.resolve("refused"));
    assertThat(output.exit()).as(output.out() + output.err()).isEqualTo(2);
    assertThat(output.err().lines()).as("one sentence").hasSize(1);
    assertThat(output.err()).contains(reason);
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
