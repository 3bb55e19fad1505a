package org.plyscope.plugins.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.Plugin.State;
import org.plyscope.plugins.internal.folder.PluginFolder;
import org.plyscope.plugins.internal.folder.StartJournal;

/** The plugins of the user are back after a restart, and none can keep Plyscope from starting. */
class BootTest {
  private static final String UNTIL = "; it is not started again until you install it again.";

  @TempDir Path folder;
  private Path data;
  private Path kept;

  @BeforeEach
  void makeFolders() throws IOException {
    data = folder.resolve("data");
    kept = Files.createDirectories(data.resolve("plugins"));
  }

  private static TestJar hello() {
    return TestJar.bundle("hello").component("Hello", "", "", "");
  }

  private TestHost restart(String... properties) throws Exception {
    return TestHost.boot(data, properties);
  }

  @Test
  void startsWhatWasInstalled() throws Exception {
    try (TestHost host = restart()) {
      host.manager().install(hello().write(folder.resolve("hello.jar")));
    }
    try (TestHost host = restart()) {
      assertThat(host.plugin("hello").state()).isEqualTo(State.ACTIVE);
      assertThat(host.context().getServiceReferences(Runnable.class, null)).hasSize(1);
      host.manager().remove("hello");
    }
    try (TestHost host = restart()) {
      assertThat(host.manager().plugins()).isEmpty();
      assertThat(host.bundle("hello")).isEmpty();
    }
  }

  /** Workers play with what this program plays with, wherever it lies. */
  @Test
  void copiesThePluginsOfTheFolderThatIsNamed() throws Exception {
    hello().write(kept.resolve("hello.jar"));
    Path other = Files.createDirectories(folder.resolve("other"));
    Path jar = TestJar.bundle("twin").component("Twin", "", "", "").write(other.resolve("t.jar"));
    Path copies = folder.resolve("copies");
    try (TestHost host = restart("plyscope.plugins", other.toString())) {
      assertThat(host.manager().copy(copies))
          .isEqualTo(Map.of("twin 1.0.0", PluginFolder.sha256(jar)));
    }
    try (Stream<Path> copied = Files.list(copies)) {
      assertThat(copied)
          .singleElement()
          .satisfies(copy -> assertThat(copy).hasSameBinaryContentAs(jar));
    }
  }

  @Test
  void usesALargeJarWhereItLies() throws Exception {
    String noise =
        new Random(1)
            .ints(12_000_000, 'A', 'A' + 64)
            .collect(StringBuilder::new, (text, c) -> text.append((char) c), StringBuilder::append)
            .toString();
    Path large = hello().file("noise.txt", noise).write(kept.resolve("a large one.jar"));
    assertThat(Files.size(large)).isGreaterThan(8 << 20);
    try (TestHost host = restart()) {
      assertThat(host.plugin("hello").state()).isEqualTo(State.ACTIVE);
      assertThat(host.context().getServiceReferences(Runnable.class, null)).hasSize(1);
      try (Stream<Path> cache = Files.walk(data.resolve("cache"))) {
        assertThat(cache.filter(file -> file.toFile().length() > 8 << 20)).isEmpty();
      }
      TestJar newer = hello().header("Bundle-Version", "1.1.0");
      assertThat(host.manager().install(newer.write(folder.resolve("n.jar"))).summary())
          .isEqualTo("Updated hello 1.0.0 to 1.1.0.");
      host.manager().remove("hello");
      assertThat(host.bundle("hello")).isEmpty();
      assertThat(large).doesNotExist();
    }
  }

  @Test
  void startsNothingInSafeMode() throws Exception {
    try (TestHost host = restart()) {
      host.manager().install(hello().write(folder.resolve("hello.jar")));
    }
    try (TestHost host = restart("plyscope.safe", "true")) {
      Plugin plugin = host.plugin("hello");
      assertThat(plugin.state()).isEqualTo(State.DISABLED);
      assertThat(plugin.problem())
          .isEqualTo("hello is not started because Plyscope runs in safe mode.");
      assertThat(host.bundle("hello")).isEmpty();
    }
    try (TestHost host = restart()) {
      assertThat(host.plugin("hello").state()).isEqualTo(State.ACTIVE);
    }
  }

  @Test
  void startsTheOthersWhenSomeAreBroken() throws Exception {
    hello().write(kept.resolve("hello-1.0.0.jar"));
    TestJar.plain().write(kept.resolve("plain.jar"));
    TestJar.bundle("lonely")
        .header("Import-Package", "com.missing")
        .write(kept.resolve("lonely-1.0.0.jar"));
    TestJar.bundle("thrower")
        .activator("throw new IllegalStateException(\"no board today\");")
        .write(kept.resolve("a.jar"));
    Files.writeString(kept.resolve("garbage.jar"), "garbage");
    try (TestHost host = restart()) {
      assertThat(host.manager().plugins())
          .extracting(Plugin::symbolicName, Plugin::state)
          .containsExactlyInAnyOrder(
              tuple("hello", State.ACTIVE),
              tuple("plain.jar", State.FAILED),
              tuple("garbage.jar", State.FAILED),
              tuple("lonely", State.UNRESOLVED),
              tuple("thrower", State.FAILED));
      assertThat(host.plugin("thrower").problem())
          .isEqualTo(
              "thrower could not start: its activator threw IllegalStateException: no board"
                  + " today.");
      host.manager().remove("plain.jar");
      host.manager().remove("thrower");
      assertThat(kept.resolve("plain.jar")).doesNotExist();
      assertThat(kept.resolve("a.jar")).doesNotExist();
    }
  }

  @Test
  void startsTheNewestOfSeveralVersions() throws Exception {
    hello().write(kept.resolve("hello-1.0.0.jar"));
    hello().header("Bundle-Version", "1.10.0").write(kept.resolve("hello-1.10.0.jar"));
    hello().header("Bundle-Version", "1.9.0").write(kept.resolve("hello-1.9.0.jar"));
    try (TestHost host = restart()) {
      assertThat(host.plugin("hello").version()).isEqualTo("1.10.0");
      assertThat(host.plugin("hello-1.9.0.jar").problem())
          .isEqualTo(
              "hello-1.9.0.jar is not started because hello-1.10.0.jar is the same plugin,"
                  + " as new or newer; remove one of them.");
    }
  }

  @Test
  void doesNotStartACopyOfWhatIsShippedNow() throws Exception {
    TestJar.bundle("org.plyscope.api").write(kept.resolve("api.jar"));
    try (TestHost host = restart()) {
      assertThat(host.manager().plugins())
          .extracting(Plugin::state, Plugin::problem)
          .containsExactly(
              tuple(
                  State.FAILED, "org.plyscope.api is now part of Plyscope; remove your own copy."));
    }
  }

  @Test
  void quarantinesWhatTookPlyscopeDown() throws Exception {
    hello().write(kept.resolve("hello-1.0.0.jar"));
    TestJar deadly = TestJar.bundle("deadly").activator("Runtime.getRuntime().halt(3);");
    deadly.write(kept.resolve("deadly-1.0.0.jar"));
    assertThat(exitCodeOfAnotherProcess()).isEqualTo(3);
    assertThat(exitCodeOfAnotherProcess()).as("once may be an accident").isEqualTo(3);
    for (int start = 0; start < 2; start++) {
      try (TestHost host = restart()) {
        assertThat(host.plugin("deadly").state()).isEqualTo(State.QUARANTINED);
        assertThat(host.plugin("deadly").problem())
            .isEqualTo("Plyscope ended twice while deadly-1.0.0.jar was starting" + UNTIL);
        assertThat(host.plugin("hello").state()).isEqualTo(State.ACTIVE);
      }
    }
    try (TestHost host = restart()) {
      TestJar cured = TestJar.bundle("deadly").component("Cured", "", "", "");
      assertThat(host.manager().install(cured.write(folder.resolve("d.jar"))).plugin().state())
          .isEqualTo(State.ACTIVE);
    }
    try (TestHost host = restart()) {
      assertThat(host.plugin("deadly").state()).isEqualTo(State.ACTIVE);
    }
  }

  @Test
  void doesNotBlameAPluginForOneSuddenEnd() throws Exception {
    hello().write(kept.resolve("hello-1.0.0.jar"));
    Path starting = Files.createDirectories(kept.resolve(".starting"));
    for (int sudden = 0; sudden < 3; sudden++) {
      Files.writeString(starting.resolve("1-1"), "hello-1.0.0.jar");
      try (TestHost host = restart()) {
        assertThat(host.plugin("hello").state()).isEqualTo(State.ACTIVE);
      }
    }
    assertThat(kept.resolve(".suspects")).isEmptyDirectory();
  }

  @Test
  void tellsWhenAClassCannotBeLoaded() throws Exception {
    TestJar.bundle("damaged")
        .component("Bad", "", "", "")
        .spoiled("test/Bad.class", bytes -> Arrays.copyOf(bytes, bytes.length / 2))
        .write(kept.resolve("damaged-1.0.0.jar"));
    try (TestHost host = restart()) {
      assertThat(host.plugin("damaged").state()).isEqualTo(State.FAILED);
      assertThat(host.plugin("damaged").problem())
          .isEqualTo(
              "damaged cannot be used: the class test.Bad of its component test.Bad cannot be"
                  + " loaded: its class file is damaged.");
    }
  }

  @Test
  void tellsWhenAClassIsMissingOrTooNew() throws Exception {
    TestJar.bundle("missing")
        .component("Here", "", "", "")
        .file(
            "OSGI-INF/Gone.xml",
            "<scr:component xmlns:scr='http://www.osgi.org/xmlns/scr/v1.3.0' name='test.Gone'>"
                + "<implementation class='test.Gone'/></scr:component>")
        .write(kept.resolve("missing-1.0.0.jar"));
    TestJar.bundle("newer")
        .component("New", "", "", "")
        .spoiled("test/New.class", BootTest::ofJava99)
        .write(kept.resolve("newer-1.0.0.jar"));
    try (TestHost host = restart()) {
      assertThat(host.plugin("missing").state()).isEqualTo(State.FAILED);
      assertThat(host.plugin("missing").problem())
          .endsWith(
              "the class test.Gone of its component test.Gone cannot be loaded: it is not in"
                  + " the jar.");
      assertThat(host.plugin("newer").state()).isEqualTo(State.FAILED);
      assertThat(host.plugin("newer").problem()).contains("compiled for a newer Java than the");
    }
  }

  private static byte[] ofJava99(byte[] type) {
    byte[] changed = type.clone();
    changed[7] = (byte) (44 + 99);
    return changed;
  }

  @Test
  void tellsWhenAPluginOffersNothing() throws Exception {
    TestJar.bundle("idle").type("Forgotten", "{}").write(kept.resolve("idle-1.0.0.jar"));
    try (TestHost host = restart()) {
      assertThat(host.plugin("idle").state()).isEqualTo(State.IDLE);
      assertThat(host.plugin("idle").problem()).startsWith("idle started but offers nothing");
    }
  }

  private int exitCodeOfAnotherProcess() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-classpath",
                System.getProperty("java.class.path"),
                TestHost.class.getName(),
                data.toString())
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("output.txt").toFile())
            .start();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return process.exitValue();
  }

  @Test
  void quarantinesWhatHangsTwice() throws Exception {
    TestJar.bundle("sleeper")
        .activator("Thread.sleep(1000000);")
        .write(kept.resolve("sleeper-1.0.0.jar"));
    hello().write(kept.resolve("zzz.jar"));
    String sentence = "sleeper did not finish starting within 2 s" + UNTIL;
    try (TestHost host = restart("plyscope.plugins.limit", "2000")) {
      assertThat(host.plugin("sleeper").state()).isEqualTo(State.FAILED);
      assertThat(host.plugin("sleeper").problem())
          .isEqualTo(
              "sleeper did not finish starting within 2 s; it is tried once more when Plyscope"
                  + " starts again.");
      assertThat(host.plugin("hello").state()).isEqualTo(State.ACTIVE);
    }
    for (int start = 0; start < 2; start++) {
      try (TestHost host = restart("plyscope.plugins.limit", "2000")) {
        assertThat(host.plugin("sleeper").state()).isEqualTo(State.QUARANTINED);
        assertThat(host.plugin("sleeper").problem()).isEqualTo(sentence);
        assertThat(host.plugin("hello").state()).isEqualTo(State.ACTIVE);
        assertThat(host.bundle("sleeper")).isEmpty();
      }
    }
  }

  @Test
  void forgetsASlowStartAfterAQuickOne() throws Exception {
    String slowTwice =
        "java.nio.file.Path file = java.nio.file.Path.of(\"%s\");"
            + "if (java.nio.file.Files.exists(file)) Thread.sleep(1000000);";
    Path slow = folder.resolve("slow");
    TestJar.bundle("moody")
        .activator(slowTwice.formatted(slow))
        .write(kept.resolve("moody-1.0.0.jar"));
    for (boolean hangs : new boolean[] {true, false, true, false}) {
      if (hangs) {
        Files.createFile(slow);
      } else {
        Files.delete(slow);
      }
      try (TestHost host = restart("plyscope.plugins.limit", "2000")) {
        assertThat(host.plugin("moody").state()).isEqualTo(hangs ? State.FAILED : State.IDLE);
      }
    }
  }

  @Test
  void copiesWhatMayBeStartedAndHashesTheCopies() throws Exception {
    Path jar = hello().write(kept.resolve("hello-1.0.0.jar"));
    TestJar.bundle("bad").write(kept.resolve("bad-1.0.0.jar"));
    new PluginFolder(kept).quarantine("bad-1.0.0.jar", "Because.");
    Files.writeString(kept.resolve("no-plugin.jar"), "nothing");
    Path copies = folder.resolve("copies");
    try (TestHost host = restart()) {
      assertThat(host.manager().copy(copies))
          .containsExactly(Map.entry("hello 1.0.0", PluginFolder.sha256(jar)));
      assertThat(copies.resolve("hello-1.0.0.jar")).hasSameBinaryContentAs(jar);
      assertThat(copies.resolve("bad-1.0.0.jar")).doesNotExist();
    }
    try (TestHost host = restart("plyscope.safe", "true")) {
      assertThat(host.manager().copy(folder.resolve("none"))).isEmpty();
    }
  }

  @Test
  void removesWhatIsInQuarantine() throws Exception {
    Path jar = hello().write(kept.resolve("hello-1.0.0.jar"));
    new PluginFolder(kept).quarantine("hello-1.0.0.jar", "Because.");
    try (TestHost host = restart()) {
      assertThat(host.plugin("hello").problem()).isEqualTo("Because.");
      host.manager().remove("hello");
      assertThat(jar).doesNotExist();
      assertThat(kept.resolve(".quarantine")).isEmptyDirectory();
    }
  }

  @Test
  void takesALivingProcessForAlive() throws Exception {
    hello().write(kept.resolve("hello-1.0.0.jar"));
    StartJournal journal = new StartJournal(kept.resolve(".starting"));
    journal.begin("hello-1.0.0.jar");
    assertThat(new StartJournal(kept.resolve(".starting")).takeInterrupted()).isEmpty();
    journal.end();
    assertThat(kept.resolve(".starting")).isEmptyDirectory();
  }

  @Test
  void sweepsCopiesThatWereLeftBehind() throws Exception {
    Path staging = Files.createDirectories(kept.resolve(".staging"));
    Path old = Files.writeString(staging.resolve("old.jar"), "old");
    Files.setLastModifiedTime(old, FileTime.from(Instant.now().minusSeconds(7200)));
    Path fresh = Files.writeString(staging.resolve("fresh.jar"), "fresh");
    new PluginFolder(kept).sweep();
    assertThat(old).doesNotExist();
    assertThat(fresh).exists();
  }
}
