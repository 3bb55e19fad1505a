package org.plyscope.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.InputException;
import org.plyscope.experiment.file.ExperimentFile;
import org.plyscope.experiment.resolved.ResolvedForm;
import org.plyscope.wire.WireText;

class JavaFlagsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "-Xmx2g",
        "-Xms64M",
        "-Xmn16m",
        "-Xss512k",
        "-Xint",
        "-ea",
        "-da",
        "-XX:+UseSerialGC",
        "-XX:+UseParallelGC",
        "-XX:+UseG1GC",
        "-XX:+UseZGC",
        "-XX:+UseShenandoahGC",
        "-XX:TieredStopAtLevel=0",
        "-XX:TieredStopAtLevel=4",
        "-XX:+TieredCompilation",
        "-XX:-TieredCompilation",
        "-XX:ActiveProcessorCount=2",
        "-XX:MaxMetaspaceSize=64m",
        "-XX:ReservedCodeCacheSize=48m"
      })
  void sizesCollectorsAndCompilersAreAllowed(String flag) {
    assertThat(new WorkerSettings(64, 1024, List.of(flag), false).flags()).containsExactly(flag);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "-Xint ",
        "-Xint\n-javaagent:a.jar",
        "Main",
        "@file",
        "-javaagent:a.jar",
        "-agentpath:a.so",
        "-agentlib:jdwp",
        "-Xrunjdwp",
        "-Xdebug",
        "-XX:OnError=touch pwn",
        "-XX:OnOutOfMemoryError=touch pwn",
        "-XX:Flags=a",
        "-XX:VMOptionsFile=a",
        "-XX:ErrorFile=a",
        "-XX:HeapDumpPath=a",
        "-XX:+HeapDumpOnOutOfMemoryError",
        "-XX:LogFile=a",
        "-XX:SharedArchiveFile=a",
        "-XX:ArchiveClassesAtExit=a",
        "-XX:StartFlightRecording=filename=a",
        "-XX:CompilerDirectivesFile=a",
        "-XX:CompileCommandFile=a",
        "-XX:+UnlockDiagnosticVMOptions",
        "-XX:TieredStopAtLevel=5",
        "-XX:ActiveProcessorCount=0",
        "-XX:+UseSerialGC,a",
        "-cp",
        "-classpath",
        "--class-path=a",
        "-jar",
        "-p",
        "--module-path",
        "--module-path=a",
        "--upgrade-module-path=a",
        "--patch-module=java.base=a",
        "--add-modules=a",
        "--add-opens=java.base/java.lang=ALL-UNNAMED",
        "--limit-modules=java.base",
        "-m",
        "-Dx=1",
        "-Djava.security.manager",
        "-Xlog:all:file=a",
        "-Xlog:disable",
        "-Xloggc:a",
        "-Xbootclasspath/a:a.jar",
        "-Xshare:off",
        "-XshowSettings",
        "-ea:a",
        "-da:a...",
        "-Xmx",
        "-Xmx2t",
        "-Xmx1g -javaagent:a.jar",
        "-version",
        "--dry-run"
      })
  void everythingElseIsRefusedByNameWithThePathToIt(String flag) {
    assertThatThrownBy(() -> new WorkerSettings(64, 1024, List.of("-Xint", flag), false))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("is not allowed for worker processes")
        .hasMessageContaining("-Xmx");
    String file =
        """
        { "plyscope": 1, "game": { "id": "tic-tac-toe" },
          "agents": { "a": { "use": "seeded", "depth": 1 }, "b": { "use": "first", "depth": 1 } },
          "format": "round-robin", "blocks": 1,
          "workers": { "flags": ["-Xint", %s] } }
        """
            .formatted(WireText.line(flag));
    assertThatThrownBy(() -> ExperimentFile.read(file, Path.of(""), Samples.catalog()))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("workers.flags[1] (line 4): The flag '")
        .hasMessageContaining("is not allowed for worker processes");
    String kept =
        WireText.line(
                ResolvedForm.write(Samples.roundRobin(Samples.catalog(), 1, "seeded", "first")))
            .replace("\"flags\":[]", "\"flags\":[" + WireText.line(flag) + "]");
    assertThatThrownBy(() -> ResolvedForm.read(kept, Samples.catalog()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("staff.flags[0]: The flag '");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\"heap\":\"1k\"",
        "\"heap\":\"9999999g\"",
        "\"stack\":\"1k\"",
        "\"stack\":\"2g\""
      })
  void memoryIsBounded(String setting) {
    String file =
        """
        { "plyscope": 1, "game": { "id": "tic-tac-toe" },
          "agents": { "a": { "use": "seeded", "depth": 1 }, "b": { "use": "first", "depth": 1 } },
          "format": "round-robin", "blocks": 1, "workers": {%s} }
        """
            .formatted(setting);
    assertThatThrownBy(() -> ExperimentFile.read(file, Path.of(""), Samples.catalog()))
        .isInstanceOf(InputException.class)
        .hasMessageMatching("workers\\.(heap|stack) \\(line 3\\).*must be from \\S+ to \\S+\\.");
  }

  @Test
  void memoryOfAKeptRunIsBounded() {
    String kept =
        WireText.line(
            ResolvedForm.write(Samples.roundRobin(Samples.catalog(), 1, "seeded", "first")));
    for (String changed :
        List.of(
            kept.replaceFirst("\"heapMegabytes\":\\d+", "\"heapMegabytes\":0"),
            kept.replaceFirst("\"stackKilobytes\":\\d+", "\"stackKilobytes\":99999999"))) {
      assertThatThrownBy(() -> ResolvedForm.read(changed, Samples.catalog()))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("staff.");
    }
  }
}
