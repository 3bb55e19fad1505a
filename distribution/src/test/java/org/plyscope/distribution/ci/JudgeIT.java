package org.plyscope.distribution.ci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Continuous integration passes only what passed: {@code .ci/judge} on made-up reports. */
class JudgeIT {
  private static final Path TOP =
      Path.of(System.getProperty("plyscope.samples")).resolveSibling("");
  private static final String GOOD = "[INFO] Tests run: 3, Failures: 0, Errors: 0, Skipped: 0\n";

  @TempDir Path folder;
  private Path reports;
  private Path log;
  private Path known;

  private record Judgement(int exit, String text) {}

  @BeforeEach
  void passed() throws IOException {
    reports = Files.createDirectories(folder.resolve("module/target/surefire-reports"));
    log =
        Files.writeString(
            folder.resolve("log"),
            "[INFO] Tests run: 3, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 1 s\n" + GOOD);
    known = Files.writeString(folder.resolve("known"), "# date | name | reason\n");
    suite("org.example.QuickTest", "0.5", "<testcase name=\"a\" classname=\"org.example.Q\"/>");
  }

  private void suite(String name, String time, String cases) throws IOException {
    Files.writeString(
        reports.resolve("TEST-" + name + ".xml"),
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuite xmlns:xsi="x" name="%s" time="%s" tests="3" errors="0" skipped="0">
          <properties/>
          %s
        </testsuite>
        """
            .formatted(name, time, cases));
  }

  private static String flaky(String name) {
    return """
    <testcase name="%s" classname="org.example.FlakyTest" time="1.2">
      <flakyFailure message="Waited 60 s in vain until &quot;a &lt; b&quot;&#10;more" type="E">
    """
        .formatted(name);
  }

  private Judgement judge() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                TOP.resolve(".ci/judge").toString(),
                log.toString(),
                folder.toString(),
                known.toString())
            .redirectErrorStream(true)
            .start();
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Judgement(process.waitFor(), text);
  }

  @Test
  void aRunWithoutFailuresPassesAndTheSlowestClassesComeFirst() throws Exception {
    suite("org.example.SlowTest", "1,042.25", "");
    for (int i = 0; i < 10; i++) {
      suite("org.example.Test" + i, "7", "");
    }
    Judgement judgement = judge();
    assertThat(judgement.exit()).as(judgement.text()).isZero();
    assertThat(judgement.text().lines().skip(1).findFirst().orElseThrow())
        .isEqualTo("   1042.2      3  org.example.SlowTest");
    assertThat(judgement.text()).doesNotContain("QuickTest").doesNotContain("second try");
    assertThat(judgement.text()).endsWith("3 passed, 0 failed, 0 skipped\n");
  }

  @Test
  void aListOfClassesLongerThanAPipeHoldsPasses() throws Exception {
    for (int i = 0; i < 3000; i++) {
      suite("org.example.some.longer.name.of.a.package.Test" + i, "7", "");
    }
    Judgement judgement = judge();
    assertThat(judgement.exit()).as(judgement.text()).isZero();
    assertThat(judgement.text().lines()).hasSize(12);
  }

  @Test
  void anUnknownFlakeFailsTheRunAndIsNamedWithItsFirstFailure() throws Exception {
    suite("org.example.FlakyTest", "2", flaky("opens(String, int)[2]"));
    Judgement judgement = judge();
    assertThat(judgement.exit()).isEqualTo(1);
    assertThat(judgement.text())
        .contains(
            "  org.example.FlakyTest.opens(String, int)[2]: Waited 60 s in vain until \"a < b\"\n")
        .contains("not on the list of known flakes")
        .endsWith("3 passed, 0 failed, 0 skipped\n");
  }

  @Test
  void aKnownFlakePassesIfItsEntryHasADateAndAReason() throws Exception {
    suite("org.example.FlakyTest", "2", flaky("opens(String, int)[2]"));
    Files.writeString(known, "org.example.FlakyTest.opens(String, int)[2]\n");
    assertThat(judge().exit()).isEqualTo(1);
    Files.writeString(
        known, "2026-11-18 | org.example.FlakyTest.opens(String, int)[2] | slow disk\n");
    Judgement judgement = judge();
    assertThat(judgement.exit()).as(judgement.text()).isZero();
    assertThat(judgement.text()).contains("(known): Waited 60 s");
  }

  @Test
  void threeFlakesAreTooManyEvenIfTheyAreKnown() throws Exception {
    String entry = "2026-11-18 | org.example.FlakyTest.%s | slow disk\n";
    suite("org.example.FlakyTest", "2", flaky("a") + flaky("b"));
    Files.writeString(known, entry.formatted("a") + entry.formatted("b") + entry.formatted("c"));
    assertThat(judge().exit()).isZero();
    suite("org.example.FlakyTest", "2", flaky("a") + flaky("b") + flaky("c"));
    Judgement judgement = judge();
    assertThat(judgement.exit()).isEqualTo(1);
    assertThat(judgement.text()).contains("3 tests passed only at the second try, more than 2.");
  }

  @Test
  void failedSkippedAndMissingTestsFailTheRun() throws Exception {
    Files.writeString(log, GOOD + "Tests run: 4, Failures: 1, Errors: 1, Skipped: 0\n");
    assertThat(judge()).isEqualTo(new Judgement(1, slowest() + "5 passed, 2 failed, 0 skipped\n"));
    Files.writeString(log, GOOD + "Tests run: 4, Failures: 0, Errors: 0, Skipped: 1\n");
    assertThat(judge()).isEqualTo(new Judgement(1, slowest() + "6 passed, 0 failed, 1 skipped\n"));
    Files.writeString(log, "[ERROR] COMPILATION ERROR\n");
    assertThat(judge()).isEqualTo(new Judgement(1, slowest() + "0 passed, 0 failed, 0 skipped\n"));
  }

  private static String slowest() {
    return """
    Slowest test classes (seconds, tests, class):
          0.5      3  org.example.QuickTest
    """;
  }
}
