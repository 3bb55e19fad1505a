package org.plyscope.distribution;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginManager;
import org.plyscope.plugins.template.PluginTemplates;
import org.plyscope.plugins.template.TemplateKind;

/**
 * All templates are made from the packaged distribution, built and tested by Maven with an empty
 * local repository, and installed. What Maven needs besides comes from the files that the build of
 * Plyscope itself has used, so that no network is needed.
 */
class TemplatesIT {
  private static final List<TemplateKind> JAVA =
      List.of(TemplateKind.values()).stream().filter(TemplateKind::isJava).toList();

  @TempDir static Path folder;

  @BeforeAll
  static void build() throws Exception {
    PluginTemplates templates = new PluginTemplates(Distribution.HOME);
    for (TemplateKind kind : TemplateKind.values()) {
      templates.create(kind, "my-" + kind.id(), folder);
    }
    Files.writeString(folder.resolve("pom.xml"), modules());
    Files.writeString(folder.resolve("settings.xml"), settings());
    Path log = folder.resolve("maven.log");
    Process maven =
        new ProcessBuilder(
                System.getProperty("maven.home") + "/bin/mvn",
                "-B",
                "-o",
                "-T2",
                "-Daether.offline.protocols=file",
                "-Dmaven.repo.local=" + folder.resolve("repository"),
                "-s",
                folder.resolve("settings.xml").toString(),
                "package")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    assertThat(maven.waitFor(300, TimeUnit.SECONDS)).as("Maven ends").isTrue();
    assertThat(maven.exitValue()).as(Files.readString(log)).isZero();
    assertThat(Files.readString(log)).doesNotContain("COMPILATION WARNING");
  }

  private static String modules() {
    return """
    <project xmlns="http://maven.apache.org/POM/4.0.0">
      <modelVersion>4.0.0</modelVersion>
      <groupId>org.example</groupId>
      <artifactId>all</artifactId>
      <version>1</version>
      <packaging>pom</packaging>
      <modules>%s</modules>
    </project>
    """
        .formatted(
            JAVA.stream()
                .map(kind -> "<module>my-" + kind.id() + "</module>")
                .collect(Collectors.joining()));
  }

  private static String settings() {
    return """
    <settings>
      <mirrors>
        <mirror>
          <id>files</id>
          <mirrorOf>central</mirrorOf>
          <url>%s</url>
        </mirror>
      </mirrors>
    </settings>
    """
        .formatted(Path.of(System.getProperty("maven.repository")).toUri());
  }

  private static Path jar(TemplateKind kind) throws IOException {
    try (var files = Files.list(folder.resolve("my-" + kind.id() + "/target"))) {
      return files.filter(file -> file.toString().endsWith(".jar")).findFirst().orElseThrow();
    }
  }

  @Test
  void everyPluginIsInstalledAndOffersItsPart(@TempDir Path data) throws Exception {
    try (Distribution plyscope = Distribution.boot(data, "none")) {
      PluginManager manager = plyscope.service(PluginManager.class);
      for (TemplateKind kind : JAVA) {
        Plugin plugin = manager.install(jar(kind)).plugin();
        assertThat(plugin.state()).as(plugin.toString()).isEqualTo(Plugin.State.ACTIVE);
        assertThat(plugin.about().licence()).contains("Apache-2.0");
        if (kind != TemplateKind.VIEW) {
          assertThat(plugin.offers()).containsExactly(kind.id() + " my-" + kind.id());
        }
      }
    }
  }

  /** The third command of each README uses the part. */
  @Test
  void everyPartIsUsedByItsThirdCommand(@TempDir Path data) throws Exception {
    for (TemplateKind kind : JAVA) {
      Files.createDirectories(data.resolve("plugins"));
      Files.copy(jar(kind), data.resolve("plugins").resolve(kind.id() + ".jar"));
    }
    for (TemplateKind kind : JAVA) {
      String third = commands(kind).get(2);
      if (kind != TemplateKind.VIEW) {
        String[] words = third.substring(third.indexOf(' ') + 1).split(" ", -1);
        if (kind == TemplateKind.FORMAT) {
          words[words.length - 1] = data.resolve(words[words.length - 1]).toString();
        }
        Distribution.Output output = Distribution.run(data, words);
        assertThat(output.exit()).as(third + "\n" + output.err()).isZero();
      }
    }
  }

  private static List<String> commands(TemplateKind kind) throws IOException {
    String readme = Files.readString(folder.resolve("my-" + kind.id() + "/README.md"));
    int begin = readme.indexOf("```\n", readme.indexOf("## Three commands")) + 4;
    return readme.substring(begin, readme.indexOf("```", begin)).lines().toList();
  }

  @Test
  void theProgramIsAddedAndKeepsItsPromises(@TempDir Path data) throws Exception {
    Path project = folder.resolve("my-process-agent");
    Process test =
        new ProcessBuilder("python3", "my-process-agent_test.py")
            .directory(project.toFile())
            .redirectErrorStream(true)
            .start();
    String said = new String(test.getInputStream().readAllBytes(), UTF_8);
    assertThat(test.waitFor()).as(said).isZero();
    Path file = project.resolve("my-process-agent.plyagent");
    assertThat(Distribution.run(data, "agents", "add", "--yes", file.toString()).exit()).isZero();
    Distribution.Output output =
        Distribution.run(
            data, "analyse", "--game", "kalah", "--agent", "my-process-agent", "--json");
    assertThat(output.exit()).as(output.err()).isZero();
  }
}
