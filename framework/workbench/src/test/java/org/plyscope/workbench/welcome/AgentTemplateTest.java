package org.plyscope.workbench.welcome;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.InputException;

class AgentTemplateTest {
  private static final Path SAMPLE = Path.of("../../samples/agent-hello");

  @TempDir Path folder;

  @Test
  void savedProjectIsTheSample() throws IOException {
    Path project = AgentTemplate.save(folder);

    assertThat(project).isEqualTo(folder.resolve("agent-hello"));
    assertThat(files(project)).isEqualTo(files(SAMPLE)).hasSameSizeAs(AgentTemplate.FILES);
    for (String file : AgentTemplate.FILES) {
      assertThat(project.resolve(file)).hasSameTextualContentAs(SAMPLE.resolve(file));
    }
  }

  @Test
  void whatIsThereIsNotOverwritten() throws IOException {
    Files.createDirectory(folder.resolve("agent-hello"));

    assertThatThrownBy(() -> AgentTemplate.save(folder))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("already");
    Path file = Files.createFile(folder.resolve("file"));
    assertThatThrownBy(() -> AgentTemplate.save(file))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("cannot be written");
  }

  @Test
  void shortestAgentIsThatOfTheReadme() throws IOException {
    assertThat(Files.readString(Path.of("../../README.md"))).contains(AgentTemplate.shortest());
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
