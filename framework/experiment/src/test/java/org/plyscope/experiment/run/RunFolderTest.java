package org.plyscope.experiment.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;
import org.plyscope.experiment.Experiment;
import org.plyscope.experiment.Samples;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.experiment.run.line.GameScan;
import org.plyscope.wire.WireText;

/** Only one program writes to a run, and only in its folder. */
@Timeout(300)
class RunFolderTest {
  private static final List<String> NOTES =
      List.of(
          "",
          "{\"pid\":12",
          "process 1 on " + Machine.host(),
          "{\"pid\":1,\"host\":\"elsewhere\",\"started\":\"1970-01-02T00:00:00Z\"}");

  @TempDir Path temporary;
  private final Experiment experiment =
      Samples.roundRobin(Samples.catalog(), 2, "seeded", "seeded-too");

  private RunFolder open(Path folder) {
    return RunFolder.open(
        folder,
        WireText.indented(ResolvedForm.write(experiment)),
        RunFolder.GAMES,
        new GameScan(experiment.names(), experiment.schedule()),
        false,
        (game, bytes, from, length) -> {});
  }

  @Test
  void threeProgramsNeverHaveTheLockAtTheSameTime() throws Exception {
    List<Process> takers = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      takers.add(taker("200"));
    }
    for (Process taker : takers) {
      assertThat(taker.waitFor()).isZero();
    }
  }

  @Test
  void aNoteDoesNotTellWhetherALockIsHeld() throws Exception {
    Path lock = temporary.resolve("run.lock");
    for (String note : NOTES) {
      Files.writeString(lock, note);
      assertThat(RunFolder.isBeingWritten(temporary)).isFalse();
      open(temporary).close();
      assertThat(lock).isEmptyFile();
    }
    Process holder = taker("0", "and hold it");
    while (!Files.exists(temporary.resolve("held"))) {
      assertThat(holder.isAlive()).isTrue();
      TimeUnit.MILLISECONDS.sleep(5);
    }
    assertThat(RunFolder.isBeingWritten(temporary)).isTrue();
    assertThatThrownBy(() -> open(temporary))
        .hasMessage(
            "The run in '%s' is being written by process %d on %s; stop it first."
                .formatted(temporary, holder.pid(), Machine.host()));
    for (String note : NOTES) {
      Files.writeString(lock, note);
      assertThatThrownBy(() -> open(temporary))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("is being written by");
    }
    // Whatever ends it, the system frees the lock.
    Files.writeString(lock, "process 7 on elsewhere");
    holder.destroyForcibly().waitFor();
    try (RunFolder run = open(temporary)) {
      assertThat(run.remarks())
          .containsExactly(
              "The last program that wrote to the run, process 7 on elsewhere, did not end"
                  + " properly.");
      assertThat(RunFolder.isBeingWritten(temporary)).isTrue();
    }
    assertThat(RunFolder.isBeingWritten(temporary)).isFalse();
  }

  /** Looking at a run must not drop the lock that this process holds. */
  @Test
  void whoLooksDoesNotDropTheLock() throws Exception {
    try (RunFolder run = open(temporary)) {
      assertThat(RunFolder.isBeingWritten(run.path())).isTrue();
      Process other = taker("0", "and hold it");
      assertThat(other.waitFor()).isNotZero();
    }
  }

  private Process taker(String... args) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                TestTaker.class.getName(),
                temporary.toString()));
    command.addAll(List.of(args));
    return new ProcessBuilder(command)
        .redirectError(temporary.resolve("err").toFile())
        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
        .start();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void nothingOfARunIsWrittenThroughALink() throws IOException {
    Path precious = Files.writeString(temporary.resolve("precious"), "precious");
    for (String name : List.of("games.jsonl", "run.lock")) {
      Path folder = Files.createDirectory(temporary.resolve("linked-" + name));
      Files.createSymbolicLink(folder.resolve(name), precious);
      assertThatThrownBy(() -> open(folder)).as(name).isInstanceOf(InputException.class);
      assertThat(precious).hasContent("precious");
    }
    Path empty = Files.createFile(temporary.resolve("empty"));
    Path folder = Files.createDirectory(temporary.resolve("linked"));
    Files.createSymbolicLink(folder.resolve("games.jsonl"), empty);
    assertThatThrownBy(() -> open(folder))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("it is a link to another place; delete the link");
    Files.createSymbolicLink(folder.resolve("environment.jsonl"), empty);
    WorkSession session = new WorkSession("here", 1, "", Map.of(), Optional.empty(), Map.of());
    assertThatThrownBy(() -> Environment.append(folder, RunFolder.GAMES, session))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("it is a link to another place; delete the link");
    Files.createSymbolicLink(folder.resolve("conclusion.json"), empty);
    assertThatThrownBy(() -> new Conclusion(true, "Done.", 1).write(folder))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("it is a link to another place; delete the link");
    assertThat(empty).isEmptyFile();
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void theFolderOfARunMayBeALink() throws IOException {
    Path real = Files.createDirectory(temporary.resolve("real"));
    Path link = Files.createSymbolicLink(temporary.resolve("link"), real);
    open(link).close();
    assertThat(RunFolder.isRun(real)).isTrue();
  }

  @Test
  void aSentenceAboutADamagedFileNamesIt() throws IOException {
    Path file = Files.writeString(temporary.resolve(RunFolder.EXPERIMENT), "{}");
    assertThatThrownBy(() -> ResolvedForm.ofRun(temporary, Samples.catalog()))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("'" + file + "': The resolved experiment");
    Path conclusion = Files.writeString(temporary.resolve("conclusion.json"), "{}");
    assertThatThrownBy(() -> Conclusion.read(temporary, 1))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("'" + conclusion + "': ");
    Path environment = Files.writeString(temporary.resolve("environment.jsonl"), "{}\n");
    assertThatThrownBy(() -> Environment.sessions(temporary))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("Line 1 of '" + environment + "' is damaged");
  }

  /** The next session must not be refused because the last one had no time to note itself. */
  @Test
  void aTornSessionIsCutBeforeTheNext() throws IOException {
    WorkSession session = new WorkSession("here", 1, "", Map.of(), Optional.empty(), Map.of());
    Environment.append(temporary, RunFolder.GAMES, session);
    Path file = temporary.resolve("environment.jsonl");
    Files.writeString(file, Files.readString(file) + "{\"started\":");
    assertThat(Environment.sessions(temporary)).containsExactly(session);
    Environment.append(temporary, RunFolder.GAMES, session);
    assertThat(Environment.sessions(temporary)).containsExactly(session, session);
  }

  @Test
  void aHugeExperimentIsRefusedBeforeItIsRead() throws IOException {
    Path file = temporary.resolve(RunFolder.EXPERIMENT);
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(3L << 30);
    }
    assertThatThrownBy(() -> RunFolder.experiment(temporary))
        .isInstanceOf(InputException.class)
        .hasMessage("'%s' cannot be read (it is larger than 268,435,456 bytes).".formatted(file));
  }
}
