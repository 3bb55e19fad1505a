package org.plyscope.experiment.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WorkSessionTest {
  @TempDir Path folder;

  @Test
  void aPluginThatChangedOrIsMissingIsNamed() {
    WorkSession before = session(Map.of("org.a 1.0.0", "aaaa", "org.b 1.0.0", "bbbb"));
    assertThat(before.otherPlugin(before)).isEmpty();
    assertThat(before.otherPlugin(session(Map.of("org.a 1.1.0", "cccc", "org.c 1.0.0", "dddd"))))
        .contains(
            "Plugins are not those that played before on here: org.a 1.0.0 (aaaa) is now org.a"
                + " 1.1.0 (cccc), org.b 1.0.0 (bbbb) is not installed");
    assertThat(session(Map.of()).otherPlugin(before)).as("added since").isEmpty();
  }

  @Test
  void theRecordNamesTheApiOfTheBuild() throws Exception {
    String build = Files.readString(Path.of("../../pom.xml"));
    assertThat(build).contains("<api.version>" + Environment.API + "</api.version>");
  }

  @Test
  void aPluginThatWasAddedIsReported() {
    WorkSession before = session(Map.of("org.a 1.0.0", "aaaa"));
    assertThat(before.addedPlugin(before)).isEmpty();
    assertThat(before.addedPlugin(session(Map.of("org.a 1.1.0", "cccc")))).isEmpty();
    assertThat(before.addedPlugin(session(Map.of("org.ab 1.0.0", "eeee", "org.c 2.0.0", "dddd"))))
        .contains(
            "Plugins were added after games were played on here: org.ab 1.0.0 (eeee), org.c 2.0.0"
                + " (dddd)");
    assertThat(session(Map.of()).addedPlugin(before)).isPresent();
  }

  @Test
  void aSessionThatDidNotRecordPluginsIsComparedWithNone() throws Exception {
    WorkSession now = session(Map.of("org.a 1.0.0", "aaaa"));
    Environment.append(folder, RunFolder.GAMES, now);
    Path file = folder.resolve(RunFolder.ENVIRONMENT);
    assertThat(Environment.sessions(folder)).containsExactly(now);
    assertThat(Environment.read(folder).get(0)).containsEntry("org.a 1.0.0", "aaaa");
    Files.writeString(
        file, Files.readString(file).replace(",\"plugins\":{\"org.a 1.0.0\":\"aaaa\"}", ""));
    WorkSession old = Environment.sessions(folder).get(0);
    assertThat(old.plugins()).isEmpty();
    assertThat(old.otherPlugin(now)).isEmpty();
    assertThat(now.otherPlugin(old)).isEmpty();
  }

  private static WorkSession session(Map<String, String> plugins) {
    return new WorkSession("here", 1, "", Map.of(), Optional.of(plugins), Map.of());
  }

  @Test
  void programsThatDoNotPlayAreLeftOut() {
    Map<String, String> all =
        Map.of(
            "org.a 1.0.0", "aaaa", WorkSession.program("py"), "b", WorkSession.program("c"), "d");
    assertThat(WorkSession.playing(all, List.of("py:depth=3", "random")))
        .containsOnlyKeys("org.a 1.0.0", "py (program)");
  }

  @Test
  void programsAreFoundByTheirWholeName() {
    Map<String, String> all =
        Map.of(WorkSession.program("py"), "a", WorkSession.program("min"), "b");
    assertThat(WorkSession.playing(all, List.of("happy", "python:minimum=3", "minimax"))).isEmpty();
    assertThat(WorkSession.playing(all, List.of("book:file=min[depth"))).isEmpty();
    assertThat(WorkSession.playing(all, List.of("book:agent=min[depth=3]")))
        .as("a program that another agent asks")
        .containsOnlyKeys("min (program)");
  }
}
