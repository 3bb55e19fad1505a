package org.plyscope.plugins.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.internal.folder.PluginJar;

/**
 * A jar that is not a plugin is recognised before any class of it is loaded, and reported in one
 * sentence.
 */
class PluginJarTest {
  private static final String CURE =
      "; build it with bnd-maven-plugin as samples/agent-hello does.";

  @TempDir Path folder;

  private Path hello(TestJar jar) throws IOException {
    return jar.write(folder.resolve("hello.jar"));
  }

  private static void assertRefused(Path file, String sentence) {
    assertThatThrownBy(() -> PluginJar.read(file))
        .isInstanceOf(PluginException.class)
        .hasMessage(sentence)
        .hasNoCause();
  }

  @Test
  void readsWhatTheManifestSays() throws IOException {
    TestJar jar =
        TestJar.bundle("org.example.hello;singleton:=true").header("Bundle-Name", "Hello");
    PluginJar read = PluginJar.read(hello(jar));
    assertThat(read.symbolicName()).isEqualTo("org.example.hello");
    assertThat(read.name()).isEqualTo("Hello");
    assertThat(read.version()).hasToString("1.0.0");
    assertThat(read.fileName()).isEqualTo("org.example.hello-1.0.0.jar");
  }

  @Test
  void namesAPluginWithoutAReadableNameByItsSymbolicName() throws IOException {
    TestJar jar = TestJar.bundle("org.example.hello").header("Bundle-Name", "%name");
    assertThat(PluginJar.read(hello(jar)).name()).isEqualTo("org.example.hello");
  }

  @Test
  void refusesAPlainJar() throws IOException {
    assertRefused(
        hello(TestJar.plain()),
        "hello.jar is not a plugin: its manifest has no Bundle-SymbolicName" + CURE);
  }

  @Test
  void refusesWhatIsNoJar() throws IOException {
    Path file = Files.writeString(folder.resolve("hello.jar"), "PK, but not really");
    assertRefused(file, "hello.jar is not a plugin: it is not a jar file or it is damaged" + CURE);
  }

  @Test
  void refusesAJarThatWasCutOff() throws IOException {
    Path file = hello(TestJar.bundle("org.example.hello"));
    byte[] content = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(content, content.length / 2));
    assertRefused(file, "hello.jar is not a plugin: it is not a jar file or it is damaged" + CURE);
  }

  @Test
  void refusesADamagedManifest() throws IOException {
    Path file = folder.resolve("hello.jar");
    try (ZipOutputStream jar = new ZipOutputStream(Files.newOutputStream(file))) {
      jar.putNextEntry(new ZipEntry("META-INF/MANIFEST.MF"));
      String manifest = "Manifest-Version: 1.0\nBundle-Name: Hello\nno colon\n";
      jar.write(manifest.getBytes(StandardCharsets.UTF_8));
    }
    assertRefused(file, "hello.jar is not a plugin: its manifest is damaged in line 3" + CURE);
  }

  @Test
  void refusesAMissingFile() {
    Path file = folder.resolve("gone.jar");
    assertRefused(file, "There is no file " + file + ".");
  }

  @Test
  void refusesAFolder() throws IOException {
    Path file = Files.createDirectory(folder.resolve("hello"));
    assertRefused(file, "hello is a folder; a plugin is a jar file.");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  @Timeout(value = 30, threadMode = ThreadMode.SEPARATE_THREAD)
  void refusesAPipeBeforeItIsOpened() throws Exception {
    Path file = folder.resolve("hello.jar");
    assertThat(new ProcessBuilder("mkfifo", file.toString()).start().waitFor()).isZero();
    assertRefused(file, "hello.jar is a device; a plugin is a jar file.");
  }

  @Test
  void refusesABundleOfTheOldKind() throws IOException {
    TestJar jar = TestJar.plain().header("Bundle-SymbolicName", "org.example.hello");
    assertRefused(
        hello(jar),
        "hello.jar is not a plugin: its manifest does not contain 'Bundle-ManifestVersion: 2'"
            + CURE);
  }

  @Test
  void refusesAJarWithItsOwnApi() throws IOException {
    TestJar jar =
        TestJar.bundle("org.example.hello").file("org/plyscope/api/agent/Agent.class", "copied");
    assertRefused(
        hello(jar),
        "hello.jar is not a plugin: it contains a copy of org.plyscope.api, which Plyscope provides"
            + CURE);
  }

  @Test
  void refusesAFragment() throws IOException {
    TestJar jar =
        TestJar.bundle("org.example.hello").header("Fragment-Host", "org.example.host;x=y");
    assertRefused(
        hello(jar),
        "hello.jar is not a plugin: it is a fragment of org.example.host, which cannot be started"
            + CURE);
  }

  @Test
  void refusesANameThatNoFileCanHave() throws IOException {
    assertRefused(
        hello(TestJar.bundle("a".repeat(300))),
        "hello.jar is not a plugin: its Bundle-SymbolicName has 300 characters, more than 150; "
            + "build it with bnd-maven-plugin as samples/agent-hello does.");
  }

  @Test
  void refusesAVersionThatIsNone() throws IOException {
    TestJar jar = TestJar.bundle("org.example.hello").header("Bundle-Version", "1.0-SNAPSHOT");
    assertRefused(
        hello(jar),
        "hello.jar is not a plugin: its Bundle-Version '1.0-SNAPSHOT' is not a version like 1.0.0"
            + CURE);
  }

  @ParameterizedTest
  @ValueSource(strings = {"../../escape", "a/b", "a b", "..", "a..b", "C:\\x"})
  void refusesANameThatWouldLeaveThePluginFolder(String name) throws IOException {
    assertRefused(
        hello(TestJar.bundle(name)),
        "hello.jar is not a plugin: its Bundle-SymbolicName '"
            + name
            + "' is not a valid name"
            + CURE);
  }

  @Test
  void refusesAManifestThatFillsTheMemory() throws IOException {
    StringBuilder sections = new StringBuilder();
    for (int i = 0; i < 30_000; i++) {
      sections.append("\nName: org/example/Class").append(i).append(".class\nSealed: true\n");
    }
    Path jar = hello(TestJar.bundle("org.example.hello"));
    rewrite(jar, "META-INF/MANIFEST.MF", sections.toString().getBytes(StandardCharsets.UTF_8), 1);
    assertRefused(
        jar, "hello.jar is refused because of its size: its manifest is larger than 1 MB.");
  }

  @Test
  void refusesAJarThatUnpacksToMuchMore() throws IOException {
    Path jar = hello(TestJar.bundle("org.example.hello"));
    rewrite(jar, "inner.jar", new byte[1 << 20], 60);
    assertThat(Files.size(jar)).isLessThan(200_000);
    assertRefused(jar, "hello.jar is refused because of its size: it unpacks to more than 50 MB.");
  }

  /** Writes a jar with its manifest and one more entry, or with another manifest. */
  private static void rewrite(Path jar, String entry, byte[] content, int times)
      throws IOException {
    byte[] manifest;
    try (ZipFile zip = new ZipFile(jar.toFile());
        InputStream in = zip.getInputStream(zip.getEntry("META-INF/MANIFEST.MF"))) {
      manifest = in.readAllBytes();
    }
    try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
      out.putNextEntry(new ZipEntry("META-INF/MANIFEST.MF"));
      out.write(manifest);
      if (!entry.equals("META-INF/MANIFEST.MF")) {
        out.putNextEntry(new ZipEntry(entry));
      }
      for (int i = 0; i < times; i++) {
        out.write(content);
      }
    }
  }
}
