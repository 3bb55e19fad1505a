package org.plyscope.workbench.welcome;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.plyscope.api.InputException;

/**
 * The project of a small agent, ready to be built. The build packs {@code samples/agent-hello} into
 * this bundle, so that what is saved is what the tests have built and installed.
 */
final class AgentTemplate {
  /** The name of the project and of the folder it is saved to. */
  static final String NAME = "agent-hello";

  /** All files of the project. */
  static final List<String> FILES =
      List.of(
          "pom.xml",
          "src/main/java/org/example/hello/HelloAgent.java",
          "src/main/java/org/example/hello/package-info.java");

  private static final String FOLDER = "/templates/" + NAME + "/";

  private AgentTemplate() {}

  /** Returns the shortest agent that plays. */
  static String shortest() {
    try (InputStream in = open("shortest-agent.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Saves the project.
   *
   * @param parent the folder to make a folder in
   * @return the new folder
   * @throws InputException if there is one already, or it cannot be written
   */
  static Path save(Path parent) {
    Path project = parent.resolve(NAME);
    if (Files.exists(project)) {
      throw new InputException(
          "There is a folder '" + NAME + "' in " + parent + " already; choose another place.");
    }
    try {
      for (String file : FILES) {
        Path target = project.resolve(file);
        Files.createDirectories(target.getParent());
        try (InputStream in = open(FOLDER + file)) {
          Files.copy(in, target);
        }
      }
    } catch (IOException e) {
      throw new InputException("The folder " + parent + " cannot be written to; choose another.");
    }
    return project;
  }

  private static InputStream open(String resource) {
    InputStream in = AgentTemplate.class.getResourceAsStream(resource);
    if (in == null) {
      throw new IllegalStateException("The program was built without " + resource + ".");
    }
    return in;
  }
}
