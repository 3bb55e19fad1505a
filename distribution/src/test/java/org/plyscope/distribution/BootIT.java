package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;

/** The packaged distribution boots, completely, again and again. */
class BootIT {
  @TempDir Path data;

  @Test
  void everyBundleIsActive() throws Exception {
    try (Distribution plyscope = Distribution.boot(data, "none")) {
      Bundle[] bundles = plyscope.context().getBundles();
      assertThat(bundles.length).isGreaterThan(15);
      assertThat(Arrays.stream(bundles).filter(b -> b.getState() != Bundle.ACTIVE)).isEmpty();
    }
  }

  @Test
  void aRuinedCacheIsWiped() throws Exception {
    Distribution.boot(data, "none").close();
    Path cache = data.resolve("cache/0");
    try (Stream<Path> files = Files.walk(cache)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.writeString(file, "ruined");
      }
    }
    try (Distribution plyscope = Distribution.boot(data, "none")) {
      assertThat(plyscope.context().getBundles()).allMatch(b -> b.getState() == Bundle.ACTIVE);
    }
  }

  @Test
  void twoProcessesShareADataDirectory() throws Exception {
    try (Distribution first = Distribution.boot(data, "none");
        Distribution second = Distribution.boot(data, "none")) {
      assertThat(first.context().getBundles()).hasSameSizeAs(second.context().getBundles());
    }
  }

  @Test
  void theInstallationIsNotWrittenTo() throws Exception {
    String before = listing();
    Distribution.boot(data, "none").close();
    assertThat(listing()).isEqualTo(before);
  }

  @Test
  void withoutADisplayOneSentenceNamesTheHeadlessCommands() throws Exception {
    Distribution.Output output = Distribution.run(data);
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.out()).isEmpty();
    assertThat(output.err().strip()).hasLineCount(1).contains("plyscope analyse");
  }

  @Test
  void aBadLaunchOptionIsOneSentence() throws Exception {
    Path file = Files.createFile(data.resolve("file"));
    Distribution.Output output = Distribution.run(file, "games");
    assertThat(output.exit()).isEqualTo(2);
    assertThat(output.err().strip()).hasLineCount(1).contains("--data");
  }

  private static String listing() throws IOException {
    try (Stream<Path> files = Files.walk(Distribution.HOME)) {
      return files.map(f -> f + " " + f.toFile().lastModified()).sorted().toList().toString();
    }
  }
}
