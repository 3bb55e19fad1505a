package org.plyscope.plugins.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.InputException;

/** The behaviour of the projects when they are built is tested with the distribution. */
class PluginTemplatesTest {
  private static final Pattern PLACEHOLDER = Pattern.compile("@[a-z]+@");

  @TempDir Path folder;
  private PluginTemplates templates;

  @BeforeEach
  void home() throws IOException {
    Path home = folder.resolve("Ply & scope");
    Files.createDirectories(home.resolve("repository/org/plyscope/org.plyscope.api/3.0.0"));
    templates = new PluginTemplates(home);
  }

  @ParameterizedTest
  @EnumSource
  void everyPlaceholderIsReplacedAndEveryProjectHasATestAndThreeCommands(TemplateKind kind)
      throws IOException {
    Path project = templates.create(kind, "deep-thought", folder);

    assertThat(project).isEqualTo(folder.resolve("deep-thought"));
    try (Stream<Path> all = Files.walk(project)) {
      List<Path> files = all.filter(Files::isRegularFile).toList();
      for (Path file : files) {
        assertThat(file.toString()).doesNotContainPattern(PLACEHOLDER);
        assertThat(Files.readString(file)).as(file.toString()).doesNotContainPattern(PLACEHOLDER);
      }
      assertThat(files).anyMatch(file -> file.getFileName().toString().matches(".*[tT]est\\..*"));
    }
    String readme = Files.readString(project.resolve("README.md"));
    String commands = readme.substring(readme.indexOf("## Three commands"));
    int begin = commands.indexOf("```\n") + 4;
    assertThat(commands.substring(begin, commands.indexOf("```", begin)).lines()).hasSize(3);
    assertThat(readme).startsWith("# Deep thought\n").contains(kind.summary());
    assertThat(templates.preview(kind, "deep-thought")).isNotBlank();
  }

  @Test
  void theFolderOfTheProgramMayHaveAnyName() throws IOException {
    Path project = templates.create(TemplateKind.GAME, "heap", folder);
    assertThat(Files.readString(project.resolve("pom.xml")))
        .contains("/Ply%20&amp;%20scope/repository</plyscope.repository>")
        .contains("<plyscope.version>3.0.0<");
    assertThat(Files.readString(project.resolve("README.md")))
        .contains("Ply & scope/bin/plyscope' plugins install");
  }

  @Test
  void classesAreNamedByTheirKindOnce() {
    assertThat(templates.preview(TemplateKind.AGENT, "int"))
        .contains("package org.example.intagent;", "class IntAgent ");
    assertThat(templates.preview(TemplateKind.AGENT, "new-agent")).contains("class NewAgent ");
    assertThat(templates.preview(TemplateKind.AGENT, "agent")).contains("class AgentAgent ");
    // GameFormat is what it implements.
    assertThat(templates.preview(TemplateKind.FORMAT, "game-format"))
        .contains("class GameFormatFormat ");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "Deep Thought",
        "../x",
        "/x",
        "x--y",
        "-x",
        "x-",
        "9x",
        "ä",
        "nul",
        "@id@"
      })
  void otherNamesAreRefusedInASentence(String name) {
    assertThatThrownBy(() -> templates.create(TemplateKind.AGENT, name, folder))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("cannot be the name of a plugin")
        .hasMessageEndingWith(".");
    assertThatThrownBy(() -> templates.create(TemplateKind.AGENT, "x".repeat(1000), folder))
        .hasMessageContaining("…");
    assertThat(folder).isDirectoryNotContaining("glob:**/x*");
  }

  @Test
  void nothingIsOverwritten() throws IOException {
    Files.createDirectory(folder.resolve("mine"));
    assertThatThrownBy(() -> templates.create(TemplateKind.VIEW, "mine", folder))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("already");
    Path file = Files.createFile(folder.resolve("file"));
    assertThatThrownBy(() -> templates.create(TemplateKind.VIEW, "mine", file))
        .isInstanceOf(InputException.class);
  }

  @Test
  void withoutARepositoryTheReasonIsGiven() {
    assertThatThrownBy(
            () -> new PluginTemplates(folder).create(TemplateKind.TUNER, "tuner", folder))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("There is no Maven repository");
    assertThatThrownBy(() -> TemplateKind.of("gaem"))
        .hasMessageContaining("There is no template for 'gaem'")
        .hasMessageContaining("process-agent");
  }
}
