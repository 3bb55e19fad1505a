package org.plyscope.launcher;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class InstallationTest {
  @TempDir Path folder;

  @Test
  void workersDoWithoutFrontEndsAndWhateverDraws() throws IOException {
    assertThat(Installation.isForWorkers(jar("game.jar", "org.plyscope.api.game"))).isTrue();
    assertThat(Installation.isForWorkers(jar("chart.jar", "java.io,javax.swing"))).isFalse();
    assertThat(Installation.isForWorkers(jar("org.plyscope.api.jar", "javax.swing"))).isTrue();
    assertThat(Installation.isForWorkers(jar("org.plyscope.cli.jar", "java.io"))).isFalse();
    Path damaged = Files.writeString(folder.resolve("damaged.jar"), "no jar");
    assertThat(Installation.isForWorkers(damaged)).isTrue();
  }

  private Path jar(String name, String imports) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().putValue("Import-Package", imports);
    Path jar = folder.resolve(name);
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
      out.finish();
    }
    return jar;
  }
}
