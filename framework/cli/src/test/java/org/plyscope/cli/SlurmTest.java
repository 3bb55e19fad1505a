package org.plyscope.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The script for a cluster, run by a shell with programs that only note how they are called. */
@Timeout(120)
class SlurmTest {
  private static final String FILE =
      """
      { "plyscope": 1, "game": { "id": "countdown" },
        "agents": { "a": { "use": "take-most" , "depth": 1 },
                    "b": { "use": "deepening", "depth": 2 } },
        "format": "round-robin", "openings": { "randomPlies": 2, "count": 6 }, "blocks": 6 }
      """;

  /** Notes its name and its arguments. */
  private static final String NOTE =
      "all=${0##*/}; for one; do all=\"$all|$one\"; done; printf '%s\\n' \"$all\" >> \"$NOTES\"\n";

  private static final Map<String, String> TASK =
      Map.of("SLURM_ARRAY_TASK_ID", "2", "SLURM_JOB_ID", "99");

  @TempDir Path folder;
  private final CliHarness cli = new CliHarness();
  private Path notes;
  private Path here;
  private Path tools;

  @BeforeEach
  void write() throws IOException {
    notes = folder.resolve("notes");
    here = Files.createDirectory(folder.resolve("here"));
    tools = Files.createDirectory(folder.resolve("tools"));
    // As the real one, it runs what is wrapped by a shell.
    tool(
        "sbatch",
        NOTE
            + """
            while [ $# -gt 0 ]; do
              if [ "$1" = --wrap ]; then printf '%s\\n' "$2" > "$TOOLS/job"; exec sh "$TOOLS/job"; fi
              shift
            done
            echo '42;cluster'
            """);
    tool("scontrol", NOTE);
    tool("plyscope", NOTE);
    tool("ssh", "shift; exec sh -c \"$*\"\n");
    tool(
        "parallel",
        """
        line=
        while [ "$1" != ::: ]; do line="$line $1"; shift; done
        shift
        for value; do sh -c "${line//'{}'/$value}"; done
        """);
  }

  private void tool(String name, String text) throws IOException {
    Path file = Files.writeString(tools.resolve(name), "#!/bin/bash\n" + text);
    assertThat(file.toFile().setExecutable(true)).isTrue();
  }

  private Process shell(Map<String, String> more, String... line) throws IOException {
    ProcessBuilder shell = new ProcessBuilder(line).directory(here.toFile()).inheritIO();
    shell.environment().put("PATH", tools + ":" + System.getenv("PATH"));
    shell.environment().put("NOTES", notes.toString());
    shell.environment().put("TOOLS", tools.toString());
    shell.environment().putAll(more);
    return shell.start();
  }

  private String script(String name, String... more) throws IOException {
    Path file = Files.writeString(folder.resolve(name), FILE);
    List<String> line = new ArrayList<>(List.of("slurm", file.toString()));
    line.addAll(List.of(more));
    CliHarness.Output output = cli.run(line.toArray(String[]::new));
    assertThat(output.exit()).as(output.err()).isZero();
    Files.writeString(folder.resolve("job.sh"), output.out());
    return output.out();
  }

  private String noted() throws IOException {
    return Files.exists(notes) ? Files.readString(notes) : "";
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "plain",
        "two  words",
        "a'; touch pwn; 'b",
        "run $(touch pwn)",
        "run;touch${IFS}pwn",
        "{= system(\"touch pwn\") =} {} {.}",
        "-rf"
      })
  void hostileNamesReachTheProgramAsTheyAre(String name) throws Exception {
    String script = script(name + ".plyscope.json", "--tasks", "3");
    String job = folder.resolve("job.sh").toString();
    String file = folder.resolve(name + ".plyscope.json").toString();
    String out = (name.startsWith("-") ? "./" : "") + name + ".run";
    assertThat(shell(Map.of(), "bash", job).waitFor()).isZero();
    assertThat(noted())
        .contains("sbatch|--parsable|" + job + "\n")
        .contains("--dependency=afterany:42|", "|--time=1:00:00|", "|--mem=2048M|")
        .contains("\nplyscope|merge|" + out + "\nplyscope|report|" + out + "\n");
    Files.delete(notes);
    assertThat(shell(TASK, "bash", job).waitFor()).isZero();
    String run = "plyscope|run|" + file + "|--out|" + out + "|--resume";
    assertThat(noted()).isEqualTo(run + "|--workers|1|--shard|2/3\n");
    List<String> others = script.lines().filter(line -> line.startsWith("#   ")).toList();
    assertThat(others).hasSize(3);
    for (String other : others) {
      assertThat(shell(Map.of(), "bash", "-c", other.substring(1)).waitFor()).isZero();
    }
    assertThat(noted().lines())
        .contains(run + "|--workers|1|--shard|0/3", run + "|--workers|1|--shard|2/3")
        .contains(run + "|--shard|0/3", run + "|--shard|2/3", "plyscope|merge|" + out);
    assertThat(here).isEmptyDirectory();
  }

  /** Starts a task whose program listens for the signal to stop. */
  private Process task(String whenTold) throws Exception {
    tool("plyscope", "trap '" + whenTold + "' TERM\n" + NOTE + "while :; do sleep .05; done\n");
    script("e.plyscope.json", "--tasks", "3");
    Process task = shell(TASK, "bash", folder.resolve("job.sh").toString());
    await("--shard|2/3");
    return task;
  }

  private void await(String text) throws Exception {
    while (!noted().contains(text)) {
      TimeUnit.MILLISECONDS.sleep(10);
    }
  }

  private static void signal(Process task, String name) throws Exception {
    assertThat(new ProcessBuilder("kill", "-" + name, "" + task.pid()).start().waitFor()).isZero();
  }

  @Test
  void aTaskWhoseTimeIsOverStopsSoftlyAndIsQueuedAgain() throws Exception {
    Process task = task("echo stopped >> \"$NOTES\"; exit 3");
    signal(task, "USR1");
    assertThat(task.waitFor()).isZero();
    assertThat(noted()).contains("stopped", "scontrol|requeue|99");
  }

  @Test
  void aCancelledTaskStopsSoftlyAndIsNotQueuedAgain() throws Exception {
    Process task = task("echo stopped >> \"$NOTES\"; exit 3");
    signal(task, "TERM");
    assertThat(task.waitFor()).isEqualTo(3);
    assertThat(noted()).contains("stopped").doesNotContain("scontrol");
  }

  @Test
  void aTaskThatIsCancelledWhileItStopsIsNotQueuedAgain() throws Exception {
    Process task = task("echo stopped$told >> \"$NOTES\"; [ -z \"$told\" ] || exit 3; told=-again");
    signal(task, "USR1");
    await("stopped\n");
    signal(task, "TERM");
    assertThat(task.waitFor()).isEqualTo(3);
    assertThat(noted()).contains("stopped-again").doesNotContain("scontrol");
  }

  @Test
  void theScriptAsksForWhatATaskNeeds() throws Exception {
    assertThat(script("e.plyscope.json", "--tasks", "3", "--time", "1:00:00"))
        .startsWith("#!/bin/bash\n#SBATCH --job-name=plyscope\n#SBATCH --array=0-2\n")
        .contains("#SBATCH --time=1:00:00\n", "#SBATCH --requeue\n")
        .contains("#SBATCH --open-mode=append\n", "#SBATCH --signal=B:USR1@90\n")
        .contains("set PLYSCOPE to its path");
    String file = folder.resolve("e.plyscope.json").toString();
    assertThat(cli.run("slurm", file, "--tasks", "7").err()).contains("6 game sets");
    assertThat(cli.run("slurm", file, "--tasks", "2", "--out", "a\nb").err())
        .contains("line break");
  }

  @Test
  void aProgramThatIsNotThereIsReportedBeforeAnythingIsSubmitted() throws Exception {
    script("e.plyscope.json", "--tasks", "3");
    Map<String, String> nowhere = Map.of("PLYSCOPE", folder.resolve("no where").toString());
    assertThat(shell(nowhere, "bash", folder.resolve("job.sh").toString()).waitFor()).isEqualTo(1);
    assertThat(noted()).isEmpty();
  }

  @Test
  void tasksThatMissLineupsAreReported() throws Exception {
    String three =
        FILE.replace(
            "\"format\"", "\"c\": { \"use\": \"deepening\", \"depth\": 1 } },\n\"format\"");
    Path file =
        Files.writeString(
            folder.resolve("f.plyscope.json"), three.replace("\"depth\": 2 } }", "\"depth\": 2 }"));
    CliHarness.Output missing = cli.run("slurm", file.toString(), "--tasks", "6");
    assertThat(missing.err())
        .contains("6 tasks and 3 line-ups have a common factor", "5 tasks would play all");
    assertThat(missing.out()).contains("# 6 tasks and 3 line-ups have a common factor");
    assertThat(cli.run("slurm", file.toString(), "--tasks", "5").err()).isEmpty();
  }

  @Test
  void flagsStandInTheScriptOnceTheyAreAccepted() throws Exception {
    String flagged =
        FILE.replace("\"blocks\"", "\"workers\": { \"flags\": [\"-Xint\"] }, \"blocks\"");
    String file = Files.writeString(folder.resolve("g.plyscope.json"), flagged).toString();
    assertThat(cli.run("slurm", file, "--tasks", "3").exit()).isEqualTo(2);
    assertThat(cli.run("slurm", file, "--tasks", "3", "--accept-flags").out())
        .contains("--workers 1 --accept-flags \\\n", "--resume --accept-flags --shard ");
  }
}
