package org.plyscope.workbench.welcome;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.osgi.framework.Bundle;
import org.osgi.framework.FrameworkUtil;
import org.plyscope.api.InputException;
import org.plyscope.api.agent.AgentFactory;

/**
 * The project of a small agent, ready to be built. The build packs {@code samples/agent-hello} into
 * this bundle, so that what is saved is what the tests have built and installed.
 */
final class AgentTemplate {
  /** The name of the project and of the folder it is saved to. */
  static final String NAME = "agent-hello";

  /** The agent that is easy to read. */
  static final String HELLO = "src/main/java/org/example/hello/HelloAgent.java";

  /** The agent that searches and records its tree. */
  static final String SEARCH = "src/main/java/org/example/hello/HelloSearch.java";

  /** All files of the project. */
  static final List<String> FILES =
      List.of("pom.xml", HELLO, SEARCH, "src/main/java/org/example/hello/package-info.java");

  private static final String FOLDER = "/templates/" + NAME + "/";

  private static final String VERSION = "3.0.0";
  private static final String API = "org.plyscope.api-" + VERSION;
  private static final String REPOSITORY = "repository/org/plyscope/org.plyscope.api/" + VERSION;

  /** The dependencies of a plugin besides the API itself; the versions are those of the build. */
  static final String API_POM =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <project xmlns="http://maven.apache.org/POM/4.0.0">
        <modelVersion>4.0.0</modelVersion>
        <groupId>org.plyscope</groupId>
        <artifactId>org.plyscope.api</artifactId>
        <version>3.0.0</version>
        <dependencies>
          <dependency>
            <groupId>org.osgi</groupId>
            <artifactId>org.osgi.service.component.annotations</artifactId>
            <version>1.5.1</version>
          </dependency>
          <dependency>
            <groupId>org.osgi</groupId>
            <artifactId>org.osgi.annotation.versioning</artifactId>
            <version>1.1.2</version>
          </dependency>
          <dependency>
            <groupId>org.osgi</groupId>
            <artifactId>org.osgi.annotation.bundle</artifactId>
            <version>2.0.0</version>
          </dependency>
        </dependencies>
      </project>
      """;

  private AgentTemplate() {}

  /** Returns the text of a file of the project, as it is saved. */
  static String text(String file) {
    try (InputStream in = open(FOLDER + file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the jar of the API that runs; empty if it does not come from a jar. */
  static Optional<Path> api() {
    Bundle bundle = FrameworkUtil.getBundle(AgentFactory.class);
    if (bundle == null) {
      return Optional.empty();
    }
    String location = bundle.getLocation().replaceFirst("^reference:", "");
    return location.startsWith("file:")
        ? Optional.of(Path.of(URI.create(location))).filter(Files::isRegularFile)
        : Optional.empty();
  }

  /**
   * Saves the project, with the API it is built against in the layout of a Maven repository.
   *
   * @param parent the folder to make a folder in
   * @param api the jar of the API, if there is one
   * @return the new folder
   * @throws InputException if there is one already, or it cannot be written
   */
  static Path save(Path parent, Optional<Path> api) {
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
      if (api.isPresent()) {
        Path repository = Files.createDirectories(project.resolve(REPOSITORY));
        Files.copy(api.get(), repository.resolve(API + ".jar"));
        Files.writeString(repository.resolve(API + ".pom"), API_POM);
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
