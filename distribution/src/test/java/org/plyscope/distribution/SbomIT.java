package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The list of parts that ships with the program names what is in its folder, and nothing else. */
class SbomIT {
  private static JsonObject sbom;

  @BeforeAll
  static void read() throws IOException {
    Path file = Distribution.HOME.resolve("licenses/plyscope.cdx.json");
    assumeTrue(Files.exists(file), "Maven makes the list of parts only when it is online.");
    sbom = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
  }

  private static Stream<JsonObject> components() {
    return sbom.getAsJsonArray("components").asList().stream().map(JsonElement::getAsJsonObject);
  }

  private static String text(JsonObject object, String key) {
    return object.get(key).getAsString();
  }

  /** Returns the names of what a wrapping bundle depends on, directly or not. */
  private static Set<String> wrapped() {
    Set<String> references = new HashSet<>();
    components()
        .filter(c -> text(c, "name").startsWith("org.plyscope.lib."))
        .forEach(c -> addDependencies(text(c, "bom-ref"), references));
    Set<String> names = new TreeSet<>();
    components()
        .filter(c -> references.contains(text(c, "bom-ref")))
        .forEach(c -> names.add(text(c, "name")));
    return names;
  }

  private static void addDependencies(String reference, Set<String> found) {
    for (JsonElement dependency : sbom.getAsJsonArray("dependencies")) {
      JsonObject entry = dependency.getAsJsonObject();
      if (text(entry, "ref").equals(reference)) {
        for (JsonElement next : entry.getAsJsonArray("dependsOn")) {
          if (found.add(next.getAsString())) {
            addDependencies(next.getAsString(), found);
          }
        }
      }
    }
  }

  @Test
  void everyJarIsListedAndEverythingElseIsPartOfAJar() throws Exception {
    Set<String> expected = wrapped();
    ShippedJar.all().forEach(jar -> expected.add(jar.name()));
    assertThat(components().map(c -> text(c, "name")))
        .containsExactlyInAnyOrderElementsOf(expected);
  }

  @Test
  void everyLibraryInsideAJarIsListedWithItsVersion() throws Exception {
    Set<String> listed = new HashSet<>();
    components().forEach(c -> listed.add(text(c, "name") + " " + text(c, "version")));
    Set<String> inside = new TreeSet<>();
    for (ShippedJar jar : ShippedJar.all()) {
      inside.addAll(libraries(Distribution.HOME.resolve(jar.path())));
    }
    assertThat(inside).hasSizeGreaterThan(40);
    assertThat(listed).containsAll(inside);
  }

  private static Set<String> libraries(Path jar) throws IOException {
    Set<String> libraries = new TreeSet<>();
    try (JarFile file = new JarFile(jar.toFile())) {
      for (JarEntry entry : file.stream().toList()) {
        if (entry.getName().matches("META-INF/maven/.*/pom\\.properties")) {
          Properties properties = new Properties();
          properties.load(file.getInputStream(entry));
          libraries.add(
              properties.getProperty("artifactId") + " " + properties.getProperty("version"));
        }
      }
    }
    return libraries;
  }

  @Test
  void everyForeignLibraryHasAHashAndALicence() {
    assertThat(components().filter(c -> !text(c, "group").equals("org.plyscope")))
        .allSatisfy(c -> assertThat(c.keySet()).contains("hashes", "licenses", "purl"));
  }

  @Test
  void nothingInItDiffersFromBuildToBuild() {
    assertThat(sbom.keySet()).doesNotContain("serialNumber");
    assertThat(sbom.getAsJsonObject("metadata").keySet()).doesNotContain("timestamp");
  }
}
