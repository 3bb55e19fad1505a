package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Everything that is shipped has its licence in the folder of the program. */
class LicensesIT {
  private static final Path TEXTS = Distribution.HOME.resolve("licenses");

  /** An entry of the list: a component, and the lines below it by their keys. */
  private record Component(String title, Map<String, String> facts) {
    List<String> words(String key) {
      return List.of(facts.getOrDefault(key, "").split(" +"));
    }

    boolean covers(ShippedJar jar, String packageName) {
      return jar.path().equals(facts.get("jar"))
          && words("packages").stream()
              .anyMatch(prefix -> (packageName + ".").startsWith(prefix + "."));
    }
  }

  @Test
  void theLicenceOfTheProgramIsShipped() throws Exception {
    assertThat(Files.readString(Distribution.HOME.resolve("LICENSE")))
        .contains("Apache License")
        .contains("Version 2.0, January 2004");
    assertThat(Files.readString(Distribution.HOME.resolve("NOTICE"))).startsWith("Plyscope");
  }

  @Test
  void ourJarsHoldOurOwnCodeOnly() throws Exception {
    for (ShippedJar jar : ShippedJar.all()) {
      if (jar.isOurs()) {
        assertThat(jar.packages())
            .as(jar.path())
            .allMatch(name -> name.startsWith("org.plyscope."));
      }
    }
  }

  @Test
  void everyForeignPackageBelongsToAListedComponent() throws Exception {
    List<Component> components = components();
    List<String> missing = new ArrayList<>();
    for (ShippedJar jar : ShippedJar.all()) {
      if (!jar.isOurs()) {
        assertThat(components)
            .as("entries of THIRD-PARTY.txt for %s", jar.path())
            .anyMatch(component -> jar.path().equals(component.facts().get("jar")));
        jar.packages().stream()
            .filter(name -> components.stream().noneMatch(c -> c.covers(jar, name)))
            .forEach(name -> missing.add(jar.path() + ": " + name));
      }
    }
    assertThat(missing).as("packages that THIRD-PARTY.txt does not know").isEmpty();
  }

  @Test
  void everyEntryIsTrue() throws Exception {
    Map<String, ShippedJar> jars = new HashMap<>();
    ShippedJar.all().forEach(jar -> jars.put(jar.path(), jar));
    for (Component component : components()) {
      assertThat(component.facts())
          .as(component.title())
          .containsKeys("jar", "packages", "licence", "texts", "home");
      ShippedJar jar = jars.get(component.facts().get("jar"));
      assertThat(jar).as("jar of %s", component.title()).isNotNull();
      for (String prefix : component.words("packages")) {
        assertThat(jar.packages())
            .as("packages of %s", component.title())
            .anyMatch(name -> (name + ".").startsWith(prefix + "."));
      }
      for (String text : component.words("texts")) {
        assertThat(TEXTS.resolve(text)).as(component.title()).isNotEmptyFile();
      }
      if (!jar.wrapsLibraries()) {
        String version = component.title().replaceAll(".* ", "");
        assertThat(jar.manifest().getValue("Bundle-Version"))
            .as("version of %s", component.title())
            .matches(version.replace(".", "\\.") + "(\\..*)?");
      }
    }
  }

  private static List<Component> components() throws IOException {
    List<Component> components = new ArrayList<>();
    String title = "";
    for (String line : Files.readAllLines(TEXTS.resolve("THIRD-PARTY.txt"))) {
      if (!line.startsWith("  ")) {
        title = line;
        continue;
      }
      if (components.isEmpty() || !components.get(components.size() - 1).title().equals(title)) {
        components.add(new Component(title, new HashMap<>()));
      }
      int colon = line.indexOf(':');
      components
          .get(components.size() - 1)
          .facts()
          .put(line.substring(0, colon).strip(), line.substring(colon + 1).strip());
    }
    assertThat(components).hasSizeGreaterThan(10);
    return components;
  }
}
