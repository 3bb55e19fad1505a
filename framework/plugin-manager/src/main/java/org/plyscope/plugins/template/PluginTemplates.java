package org.plyscope.plugins.template;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.plyscope.api.InputException;

/** Makes projects for authors of plugins. Safe for any thread. */
public final class PluginTemplates {
  private static final String API = "repository/org/plyscope/org.plyscope.api";

  private final Path home;

  /**
   * Makes templates that use a Plyscope.
   *
   * @param home the folder of the program, with the repository that projects are built against
   */
  public PluginTemplates(Path home) {
    this.home = home.toAbsolutePath().normalize();
  }

  /** Makes templates that use the program that runs. */
  public static PluginTemplates ofThisProgram() {
    return new PluginTemplates(Path.of(System.getProperty("plyscope.home", ".")));
  }

  /**
   * Makes a project in a new folder.
   *
   * @param kind its kind
   * @param name the name of the plugin and of the folder
   * @param parent where the folder is made; made itself if it is missing
   * @return the new folder
   * @throws InputException if the name will not do, the folder is there already or cannot be made
   */
  public Path create(TemplateKind kind, String name, Path parent) {
    Map<String, String> words = words(kind, name);
    if (kind.isJava()) {
      words.put("version", version());
    }
    Path project = parent.resolve(name);
    try {
      Files.createDirectories(parent);
      Files.createDirectory(project);
      for (Map.Entry<String, String> file : kind.files().entrySet()) {
        Path target = project.resolve(replace(file.getValue(), words));
        Files.createDirectories(target.getParent());
        Files.writeString(target, replace(text(file.getKey()), words));
      }
    } catch (FileAlreadyExistsException e) {
      throw new InputException(
          "There is " + e.getMessage() + " already; choose another name or folder.");
    } catch (IOException e) {
      throw new InputException("The folder " + parent + " cannot be written to; choose another.");
    }
    return project;
  }

  /**
   * Returns the file that an author changes first, as a project of that name has it.
   *
   * @throws InputException if the name will not do
   */
  public String preview(TemplateKind kind, String name) {
    return replace(text(kind.code()), words(kind, name));
  }

  /** Returns the values of the placeholders of a template. */
  private Map<String, String> words(TemplateKind kind, String name) {
    ProjectNames names = ProjectNames.of(name, kind);
    if (kind.isJava() && text(kind.code()).contains("." + names.type() + ";")) {
      // A type of the API has this name.
      names = names.whole();
    }
    Map<String, String> words = new LinkedHashMap<>();
    if (kind.isJava()) {
      words.put("dependencies", dependencies(kind));
      words.put("about", text(kind.id() + "/about.md").strip());
      words.put("try", kind.trial().isEmpty() ? "" : " " + kind.trial());
    }
    words.put("samples", shell(home.resolve("samples").toString()));
    String repository = home.resolve("repository").toUri().toString();
    words.put("repository", repository.replaceAll("/$", "").replace("&", "&amp;"));
    words.put("plyscope", shell(home.resolve("bin/plyscope").toString()));
    words.put("summary", kind.summary());
    words.put("name", names.display());
    words.put("id", names.id());
    words.put("class", names.type());
    words.put("stem", names.stem());
    words.put("package", "org.example." + names.segment());
    words.put("folder", "org/example/" + names.segment());
    words.put("extension", names.id().replace("-", ""));
    return words;
  }

  /** Replaces placeholders in the given order, because some stand for texts with others. */
  private static String replace(String text, Map<String, String> words) {
    String replaced = text;
    for (Map.Entry<String, String> word : words.entrySet()) {
      replaced = replaced.replace("@" + word.getKey() + "@", word.getValue());
    }
    return replaced;
  }

  private static String dependencies(TemplateKind kind) {
    return kind.artifacts().stream()
        .map(artifact -> text("common/dependency.xml").replace("@artifact@", artifact))
        .collect(Collectors.joining());
  }

  /** Returns the version of the API in the repository of the program. */
  private String version() {
    try (Stream<Path> versions = Files.list(home.resolve(API))) {
      return versions
          .map(folder -> folder.getFileName().toString())
          .max(String::compareTo)
          .orElseThrow(() -> new IOException("no version"));
    } catch (IOException e) {
      throw new InputException(
          "There is no Maven repository in "
              + home
              + "; unpack Plyscope again, because plugins are built against it.");
    }
  }

  private static String shell(String text) {
    return text.matches("[\\w./:\\\\-]+") ? text : "'" + text.replace("'", "'\\''") + "'";
  }

  private static String text(String resource) {
    try (InputStream in = PluginTemplates.class.getResourceAsStream("/templates/" + resource)) {
      if (in == null) {
        throw new IllegalStateException("The program was built without templates/" + resource);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
