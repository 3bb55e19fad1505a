package org.plyscope.distribution;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The distribution carries everything that plugins may use as a Maven repository. */
class RepositoryIT {
  private static final Path GROUP = Distribution.HOME.resolve("repository/org/plyscope");
  private static final Pattern OURS =
      Pattern.compile("<artifactId>(org\\.plyscope\\.[a-z.]+)</artifactId>");

  @ParameterizedTest
  @ValueSource(strings = {"api", "api.run", "api.window", "engine", "wire", "ui", "board"})
  void everyBundleForPluginsIsThereAsItRuns(String name) throws Exception {
    Path jar = file(name, ".jar");
    assertThat(jar)
        .hasSameBinaryContentAs(
            Distribution.HOME.resolve("bundles/03/org.plyscope." + name + ".jar"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"api", "api.run", "api.window", "engine", "wire", "ui", "board", "testkit"})
  void everyClassForPluginsHasItsSourceAndItsPage(String name) throws Exception {
    Set<String> classes = entries(file(name, ".jar"), ".class");
    assertThat(classes).isNotEmpty();
    Set<String> sources = entries(file(name, "-sources.jar"), ".java");
    sources.removeIf(source -> source.endsWith("package-info"));
    assertThat(classes).containsAll(sources);
    Set<String> pages = entries(file(name, "-javadoc.jar"), ".html");
    String exported = header(file(name, ".jar"), "Export-Package");
    for (String source : sources) {
      String owner = source.substring(0, source.lastIndexOf('/')).replace('/', '.');
      boolean visible = (exported + ";").contains(owner + ";");
      if (visible && isPublic(file(name, "-sources.jar"), source)) {
        assertThat(pages).contains(source);
      }
    }
  }

  /** An author has no parent pom and none of our bundles that wrap libraries. */
  @Test
  void everyPomStandsAloneAndNamesOnlyWhatIsThereOrPublic() throws Exception {
    List<Path> poms = files(".pom");
    assertThat(poms).hasSize(8);
    for (Path pom : poms) {
      String text = Files.readString(pom);
      assertThat(text).doesNotContain("<parent>").doesNotContain("SNAPSHOT").doesNotContain("${");
      OURS.matcher(text)
          .results()
          .forEach(found -> assertThat(GROUP.resolve(found.group(1))).isDirectory());
    }
  }

  @Test
  void mavenCanVerifyEveryFile() throws Exception {
    for (String ending : List.of(".pom", ".jar")) {
      for (Path file : files(ending)) {
        byte[] digest = MessageDigest.getInstance("SHA-1").digest(Files.readAllBytes(file));
        assertThat(Path.of(file + ".sha1")).hasContent(HexFormat.of().formatHex(digest));
      }
    }
  }

  private static Path file(String name, String ending) throws IOException {
    String artifact = "org.plyscope." + name;
    return files(ending).stream()
        .filter(file -> file.getFileName().toString().matches(artifact + "-[0-9.]+" + ending))
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + artifact + ending));
  }

  private static List<Path> files(String ending) throws IOException {
    try (Stream<Path> all = Files.walk(GROUP)) {
      return all.filter(file -> file.toString().endsWith(ending)).sorted().toList();
    }
  }

  private static Set<String> entries(Path jar, String ending) throws IOException {
    Set<String> names = new TreeSet<>();
    try (JarFile file = new JarFile(jar.toFile())) {
      file.stream()
          .map(JarEntry::getName)
          .filter(name -> name.endsWith(ending))
          .forEach(name -> names.add(name.substring(0, name.length() - ending.length())));
    }
    return names;
  }

  private static boolean isPublic(Path jar, String source) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      String text =
          new String(file.getInputStream(file.getEntry(source + ".java")).readAllBytes(), UTF_8);
      return Pattern.compile("(?m)^public ").matcher(text).find();
    }
  }

  private static String header(Path jar, String name) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      return file.getManifest().getMainAttributes().getValue(name);
    }
  }
}
