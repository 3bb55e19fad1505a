package org.plyscope.workbench.welcome;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;

class AgentTemplateTest {
  private static final Path SAMPLE = Path.of("../../samples/agent-hello");

  @TempDir Path folder;

  @Test
  void savedProjectIsTheSample() throws IOException {
    Path project = AgentTemplate.save(folder, Optional.empty());

    assertThat(project).isEqualTo(folder.resolve("agent-hello"));
    assertThat(files(project)).isEqualTo(files(SAMPLE)).hasSameSizeAs(AgentTemplate.FILES);
    for (String file : AgentTemplate.FILES) {
      assertThat(project.resolve(file)).hasSameTextualContentAs(SAMPLE.resolve(file));
    }
  }

  @Test
  void whatIsThereIsNotOverwritten() throws IOException {
    Files.createDirectory(folder.resolve("agent-hello"));

    assertThatThrownBy(() -> AgentTemplate.save(folder, Optional.empty()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("already");
    Path file = Files.createFile(folder.resolve("file"));
    assertThatThrownBy(() -> AgentTemplate.save(file, Optional.empty()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("cannot be written");
  }

  @Test
  void theApiIsSavedAsARepositoryOfItsOwn() throws IOException {
    Path jar = Files.writeString(folder.resolve("api.jar"), "the jar");
    Path project = AgentTemplate.save(folder, Optional.of(jar));
    Path saved = project.resolve("repository/org/plyscope/org.plyscope.api/3.0.0");
    assertThat(saved.resolve("org.plyscope.api-3.0.0.jar")).hasContent("the jar");
    assertThat(saved.resolve("org.plyscope.api-3.0.0.pom")).hasContent(AgentTemplate.API_POM);
    assertThat(Files.readString(project.resolve("pom.xml")))
        .contains("<url>file://${project.basedir}/repository</url>");
  }

  /** What a plugin gets with the API is written here once more, for those without the sources. */
  @Test
  void versionsAreThoseOfTheBuild() throws IOException {
    String build = Files.readString(Path.of("../../pom.xml")).replaceAll("\\s+", "");
    Matcher dependency =
        Pattern.compile("(<groupId>org.osgi</groupId>.*?</version>)")
            .matcher(AgentTemplate.API_POM.replaceAll("\\s+", ""));
    int found = 0;
    while (dependency.find()) {
      assertThat(build).contains(dependency.group(1));
      found++;
    }
    assertThat(found).isEqualTo(3);
  }

  @Test
  void theCodeShownIsTheCodeSaved() throws IOException {
    for (String file : List.of(AgentTemplate.HELLO, AgentTemplate.SEARCH)) {
      assertThat(SAMPLE.resolve(file)).hasContent(AgentTemplate.text(file));
    }
  }

  private static List<String> files(Path root) throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      return all.filter(Files::isRegularFile)
          .map(root::relativize)
          .map(p -> p.toString().replace('\\', '/'))
          .filter(p -> !p.startsWith("target/"))
          .sorted()
          .toList();
    }
  }
}
