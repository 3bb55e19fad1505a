package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.osgi.framework.BundleException;
import org.plyscope.launcher.Host;
import org.plyscope.testkit.poll.Poll;

/** Whatever goes wrong around the packaged program, it ends and reports why. */
@EnabledOnOs(OS.LINUX)
class FaultsIT {
  @TempDir Path data;

  /** A program with options for Java, whose output may go to a device. */
  private Process start(String javaOptions, Path out, String... args) throws IOException {
    ProcessBuilder builder = Distribution.program(data.resolve("data"), args);
    builder.environment().remove("DISPLAY");
    builder.environment().put("PLYSCOPE_JAVA_OPTS", javaOptions);
    return builder.redirectOutput(out.toFile()).redirectError(data.resolve("err").toFile()).start();
  }

  private int end(Process process) throws InterruptedException {
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      throw new AssertionError("still running after 60 s");
    }
    return process.exitValue();
  }

  private static Duration computed(Process process) {
    assertThat(process.isAlive()).isTrue();
    return process.info().totalCpuDuration().orElse(Duration.ZERO);
  }

  private String said() throws IOException {
    return Files.readString(data.resolve("err"), StandardCharsets.UTF_8).strip();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ar -Duser.country=EG", "fa -Duser.country=IR"})
  void itStartsInLanguagesWithDigitsOfTheirOwn(String language) throws Exception {
    Path out = data.resolve("out");
    String[] perft = {"perft", "--game", "kalah", "--depth", "2"};
    assertThat(end(start("-Duser.language=" + language, out, perft))).as(said()).isZero();
    assertThat(Files.readString(out)).contains("35");
    assertThat(said()).isEmpty();
  }

  @Test
  void lostOutputIsAFailure() throws Exception {
    assertThat(end(start("", Path.of("/dev/full"), "games", "--json"))).isEqualTo(1);
    assertThat(said()).isEqualTo("The output could not be written completely.");
  }

  @Test
  void aReferenceThatRunsOutOfMemoryCostsNoResult() throws Exception {
    Path out = data.resolve("out");
    String[] analyse =
        ("analyse --game kalah --agent first-move --depth 1 --reference-depth 2"
                + " --reference alpha-beta:table=4096")
            .split(" ", -1);
    assertThat(end(start("-Xmx128m", out, analyse))).isEqualTo(1);
    assertThat(said()).hasLineCount(1).contains("Agent 'alpha-beta' ran out of memory");
    assertThat(Files.readString(out)).contains("Move ");
  }

  @Test
  void tooLittleMemoryToStartIsOneSentence() throws Exception {
    assertThat(end(start("-Xmx8m", data.resolve("out"), "games"))).isEqualTo(1);
    assertThat(said()).hasLineCount(1).contains("not enough memory", "PLYSCOPE_JAVA_OPTS");
  }

  @Test
  void withoutAHomeTheDataDirectoryMustBeNamed() throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(Distribution.HOME.resolve("bin/plyscope").toString(), "games");
    builder.environment().keySet().removeAll(List.of("HOME", "XDG_DATA_HOME"));
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("PLYSCOPE_JAVA_OPTS", "-Duser.home=?");
    builder.directory(data.toFile()).redirectError(data.resolve("err").toFile());
    assertThat(end(builder.start())).isEqualTo(2);
    assertThat(said()).hasLineCount(1).contains("--data DIR");
    assertThat(data.resolve("?")).doesNotExist();
  }

  /** The shell writes the name, because Java itself may run in such a locale. */
  @ParameterizedTest
  @ValueSource(strings = {"--data \"$name\" games", "--data \"$1\" plan \"$name\""})
  void aPathThatTheLocaleCannotWriteIsExplained(String args) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(
            "sh",
            "-c",
            "name=\"$(printf '/tmp/\\303\\274')\"; exec \"$0\" " + args,
            Distribution.HOME.resolve("bin/plyscope").toString(),
            data.resolve("data").toString());
    builder.environment().put("LC_ALL", "C");
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.redirectError(data.resolve("err").toFile());
    assertThat(end(builder.start())).isEqualTo(2);
    assertThat(Files.readString(data.resolve("err"), StandardCharsets.ISO_8859_1).strip())
        .hasLineCount(1)
        .contains("LC_ALL=C.UTF-8")
        .doesNotContain("java", "Exception");
  }

  @Test
  void anEndlessDeviceIsNoPosition() throws Exception {
    String[] perft = "perft --game kalah --depth 1 --position @/dev/zero".split(" ", -1);
    assertThat(end(start("", data.resolve("out"), perft))).isEqualTo(2);
    assertThat(said()).hasLineCount(1).contains("'/dev/zero' cannot be read");
  }

  @Test
  void aSearchThatIsInterruptedPrintsItsResultAndLeavesNothingHalfWritten() throws Exception {
    Path folder = Files.createDirectory(data.resolve("traces"));
    Path out = data.resolve("out");
    String[] analyse =
        ("analyse --game checkers --agent alpha-beta --depth 99 --trace " + folder + "/x.plytrace")
            .split(" ", -1);
    Process process = start("-XX:TieredStopAtLevel=1", out, analyse);
    // Most of this is the search, however slow the machine is.
    Poll.until("it searches", () -> computed(process).compareTo(Duration.ofSeconds(5)) > 0);
    process.destroy();
    end(process);
    assertThat(Files.readString(out)).as(said()).contains("Move ", "Nodes ");
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).allMatch(file -> file.endsWith("x.plytrace"));
    }
  }

  @Test
  void aFolderWithAColonIsRefused() throws Exception {
    Path home = Files.createDirectories(data.resolve("a:b"));
    Path script = Files.createDirectory(home.resolve("bin")).resolve("plyscope");
    Files.copy(Distribution.HOME.resolve("bin/plyscope"), script);
    Process process =
        new ProcessBuilder("sh", script.toString(), "games")
            .redirectError(data.resolve("err").toFile())
            .start();
    assertThat(end(process)).isEqualTo(1);
    assertThat(said()).hasLineCount(1).contains("holds a colon").contains("a:b");
  }

  @Test
  void aCacheThatIsAFileIsTold() throws Exception {
    Path cache = Files.createDirectories(data.resolve("data")).resolve("cache");
    Files.writeString(cache, "not a folder");
    assertThat(end(start("", data.resolve("out"), "games"))).isEqualTo(1);
    assertThat(said())
        .hasLineCount(1)
        .startsWith("Plyscope could not start:")
        .contains("must be a folder and is a file");
    Files.delete(cache);
    Files.createDirectory(cache);
    Files.writeString(cache.resolve("0"), "not a folder either");
    assertThat(end(start("", data.resolve("out"), "games"))).as(said()).isZero();
    assertThat(said()).isEmpty();
  }

  @Test
  void aDataDirectoryWithoutRoomIsTold() throws Exception {
    // No file may grow beyond a few kilobytes: the nearest to a full disk that needs no rights.
    String[] command = {
      "sh",
      "-c",
      "ulimit -f 8; exec \"$0\" --data \"$1\" games",
      Distribution.HOME.resolve("bin/plyscope").toString(),
      data.resolve("data").toString()
    };
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("PLYSCOPE_JAVA_OPTS", "-XX:-UsePerfData");
    builder.redirectOutput(data.resolve("out").toFile());
    assertThat(end(builder.redirectError(data.resolve("err").toFile()).start())).isEqualTo(1);
    assertThat(said())
        .hasLineCount(1)
        .startsWith("Plyscope could not start: nothing can be written in")
        .contains(data.resolve("data").toString());
  }

  @ParameterizedTest
  @CsvSource({
    "bundles/02/gson.jar, com.google.gson is missing",
    "bundles/03/org.plyscope.cli.jar, org.plyscope.cli.jar is missing",
    "bundles/01, did not start"
  })
  void anIncompleteInstallationIsCalledThat(String missing, String expected) throws Exception {
    Path home = data.resolve("home");
    try (Stream<Path> files = Files.walk(Distribution.HOME.resolve("bundles"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path relative = Distribution.HOME.relativize(file);
        if (!relative.startsWith(missing)) {
          Files.createDirectories(home.resolve(relative).getParent());
          Files.copy(file, home.resolve(relative));
        }
      }
    }
    assertThatThrownBy(
            () -> Host.boot(home, data.resolve("data"), Map.of("plyscope.mode", "cli")).close())
        .isInstanceOf(BundleException.class)
        .hasMessageContaining("its installation is incomplete")
        .hasMessageContaining(expected);
  }
}
