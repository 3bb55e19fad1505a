package org.plyscope.distribution.ci;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A test that measures time by the clock is excluded from the run of its module. The last run of
 * this module gathers such tests, so it must know every module that has one.
 */
class TimedTestsIT {
  private static final Path TOP =
      Path.of(System.getProperty("plyscope.samples")).resolveSibling("");
  private static final Pattern GATHERED =
      Pattern.compile("multiModuleProjectDirectory}/([\\w/-]+)/target/test-classes<");

  @Test
  void allOfThemRunAtTheEnd() throws IOException {
    Set<String> timed = new TreeSet<>();
    for (String parent : new String[] {"framework", "plugins"}) {
      try (Stream<Path> modules = Files.list(TOP.resolve(parent))) {
        modules
            .filter(module -> isTimed(module.resolve("src/test/java")))
            .forEach(module -> timed.add(parent + "/" + module.getFileName()));
      }
    }
    Set<String> gathered =
        GATHERED
            .matcher(Files.readString(TOP.resolve("distribution/pom.xml")))
            .results()
            .map(found -> found.group(1))
            .collect(Collectors.toCollection(TreeSet::new));
    assertThat(timed).isNotEmpty().isEqualTo(gathered);
  }

  private static boolean isTimed(Path tests) {
    if (!Files.isDirectory(tests)) {
      return false;
    }
    try (Stream<Path> files = Files.walk(tests)) {
      return files.filter(file -> file.toString().endsWith(".java")).anyMatch(file -> has(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean has(Path file) {
    try {
      String text = Files.readString(file);
      return text.contains("@Tag(\"timed\")") || text.contains(" extends AgentContract ");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
