package org.plyscope.plugins.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.plyscope.api.Registration;
import org.plyscope.plugins.Finding;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.Plugin.State;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.PluginObserver;
import org.plyscope.plugins.internal.folder.PluginFolder;

/**
 * A jar that works is installed at once; one that does not is reported in one sentence and leaves
 * no trace.
 */
class InstallTest {
  @TempDir static Path folder;
  private static Path data;
  private static TestHost host;

  @BeforeAll
  static void boot() throws Exception {
    data = folder.resolve("data");
    host = TestHost.boot(data);
  }

  @AfterAll
  static void shutDown() throws Exception {
    host.close();
  }

  /** Marks a class file as one of a Java to come. */
  private static byte[] younger(byte[] bytes) {
    byte[] changed = bytes.clone();
    changed[7] = 120;
    return changed;
  }

  private static Plugin install(TestJar jar) throws Exception {
    return host.manager().install(jar.write(folder.resolve("dropped.jar"))).plugin();
  }

  private static void assertRefused(String name, TestJar jar, String sentence) throws Exception {
    Path file = jar.write(folder.resolve("dropped.jar"));
    PluginException problem =
        catchThrowableOfType(PluginException.class, () -> host.manager().install(file));
    assertThat(problem).hasMessage(sentence).hasNoCause();
    assertThat(host.bundle(name)).isEmpty();
    assertThat(host.manager().plugins()).extracting(Plugin::symbolicName).doesNotContain(name);
    assertThat(data.resolve("plugins").resolve(name + "-1.0.0.jar")).doesNotExist();
    Path staging = data.resolve("plugins/.staging");
    if (Files.exists(staging)) {
      assertThat(staging).isEmptyDirectory();
    }
  }

  @Test
  void startsAPluginAndKeepsItsJar() throws Exception {
    Path file =
        TestJar.bundle("good")
            .header("Bundle-Name", "Good one")
            .component("Good", "", "", "")
            .write(folder.resolve("any-name.jar"));
    Semaphore told = new Semaphore(0);
    try (Registration listening = host.manager().onChange(told::release)) {
      assertThat(listening).isNotNull();
      Plugin plugin = host.manager().install(file).plugin();
      assertThat(plugin.state()).isEqualTo(State.ACTIVE);
      assertThat(plugin.problem()).isEmpty();
      assertThat(plugin.name()).isEqualTo("Good one");
      assertThat(plugin.version()).isEqualTo("1.0.0");
      assertThat(plugin.shipped()).isFalse();
      assertThat(plugin.sha256()).isEqualTo(PluginFolder.sha256(file)).hasSize(64);
    }
    assertThat(told.tryAcquire(5, TimeUnit.SECONDS)).isTrue();
    assertThat(data.resolve("plugins/good-1.0.0.jar")).hasSameBinaryContentAs(file);
    assertThat(host.context().getServiceReferences(Runnable.class, "(component.name=test.Good)"))
        .hasSize(1);
  }

  @Test
  void aJarWithoutAVersionIsInstalledAndNoVersionIsMadeUp() throws Exception {
    Path file =
        TestJar.plain()
            .header("Bundle-ManifestVersion", "2")
            .header("Bundle-SymbolicName", "timeless")
            .component("Timeless", "", "", "")
            .write(folder.resolve("dropped.jar"));
    Installation done = host.manager().install(file);
    assertThat(done.plugin().state()).isEqualTo(State.ACTIVE);
    assertThat(done.plugin().version()).isEmpty();
    assertThat(done.summary()).isEqualTo("Installed timeless.");
    assertThat(host.plugin("timeless").sha256()).isEqualTo(PluginFolder.sha256(file));
  }

  @Test
  void refusesAPlainJar() throws Exception {
    assertRefused(
        "plain",
        TestJar.plain(),
        "dropped.jar is not a plugin: its manifest has no Bundle-SymbolicName; "
            + "build it with bnd-maven-plugin as samples/agent-hello does.");
  }

  @Test
  void namesThePackageNoBundleProvides() throws Exception {
    assertRefused(
        "lonely",
        TestJar.bundle("lonely").header("Import-Package", "com.missing;version=\"[1.2,2)\""),
        "lonely needs com.missing version [1.2,2.0), which nothing here offers; "
            + "install a plugin that does, or put it into the jar.");
  }

  @Test
  void namesBothVersionsWhenTheApiDoesNotFit() throws Exception {
    assertRefused(
        "future",
        TestJar.bundle("future")
            .header("Import-Package", "org.plyscope.api.agent;version=\"[4.0,5.0)\""),
        "future needs org.plyscope.api.agent version [4.0,5.0), this Plyscope offers 3.0.0.");
    assertRefused(
        "past",
        TestJar.bundle("past")
            .header("Import-Package", "org.plyscope.api.agent;version=\"[2.1,3.0)\""),
        "past needs org.plyscope.api.agent version [2.1,3.0), this Plyscope offers 3.0.0.");
  }

  @Test
  void takesAPluginBuiltAgainstAnOlderApi() throws Exception {
    TestJar jar =
        TestJar.bundle("older")
            .component("Older", "", "", "")
            .header("Import-Package", "org.plyscope.api.agent;version=\"[3.0,4)\"");
    assertThat(install(jar).state()).isEqualTo(State.ACTIVE);
  }

  @Test
  void namesAllThatIsMissing() throws Exception {
    assertRefused(
        "greedy",
        TestJar.bundle("greedy")
            .header("Import-Package", "org.plyscope.api.game;version=\"3.5.1\",com.missing"),
        "greedy needs org.plyscope.api.game version 3.5.1 or newer, this Plyscope offers 3.0.0; "
            + "it also needs com.missing.");
  }

  @Test
  void namesTheBundleThatIsMissing() throws Exception {
    assertRefused(
        "bound",
        TestJar.bundle("bound").header("Require-Bundle", "other;bundle-version=\"(1.0,2.0]\""),
        "bound needs the bundle other version (1.0,2.0], which nothing here offers; "
            + "install a plugin that does, or put it into the jar.");
  }

  @Test
  void namesTheJavaThatIsMissing() throws Exception {
    assertRefused(
        "young",
        TestJar.bundle("young")
            .header("Require-Capability", "osgi.ee;filter:=\"(&(osgi.ee=JavaSE)(version=99))\""),
        "young needs Java 99, this Plyscope runs on Java " + Runtime.version().feature() + ".");
  }

  @Test
  void doesNotMindAMissingOptionalPackage() throws Exception {
    TestJar jar =
        TestJar.bundle("easy")
            .component("Easy", "", "", "")
            .header("Import-Package", "com.missing;resolution:=optional");
    assertThat(install(jar).state()).isEqualTo(State.ACTIVE);
  }

  @Test
  void tellsWhatAManifestHasWrong() throws Exception {
    Path file =
        TestJar.bundle("wrong")
            .header("Import-Package", "java.util;version=\"oops\"")
            .write(folder.resolve("dropped.jar"));
    assertThatThrownBy(() -> host.manager().install(file))
        .isInstanceOf(PluginException.class)
        .hasMessageStartingWith("wrong cannot be installed: ")
        .hasMessageEndingWith(".");
    assertThat(host.bundle("wrong")).isEmpty();
  }

  @Test
  void tellsWhatAnActivatorThrew() throws Exception {
    assertRefused(
        "thrower",
        TestJar.bundle("thrower").activator("throw new IllegalStateException(\"no board today\");"),
        "thrower could not start: its activator threw IllegalStateException: no board today.");
  }

  @Test
  void tellsWhenTheActivatorIsMissing() throws Exception {
    assertRefused(
        "headless",
        TestJar.bundle("headless").header("Bundle-Activator", "test.Nowhere"),
        "headless could not start: it lacks the class test.Nowhere.");
  }

  @Test
  void tellsWhatAComponentThrewThatIsMadeOnDemand() throws Exception {
    assertRefused(
        "lazy",
        TestJar.bundle("lazy")
            .component(
                "Lazy", "", "public Lazy() { throw new IllegalStateException(\"no table\"); }", ""),
        "lazy cannot be used: its component test.Lazy threw IllegalStateException: no table.");
  }

  @Test
  void tellsWhatAComponentThrewThatIsMadeAtOnce() throws Exception {
    assertRefused(
        "eager",
        TestJar.bundle("eager")
            .component(
                "Eager",
                "immediate='true' activate='begin'",
                "void begin() { throw new IllegalStateException(\"no table\"); }",
                ""),
        "eager cannot be used: its component test.Eager threw IllegalStateException: no table.");
  }

  @Test
  void tellsWhenTheClassOfAComponentIsMissing() throws Exception {
    TestJar jar =
        TestJar.bundle("empty")
            .component("Empty", "", "", "")
            .file(
                "OSGI-INF/Empty.xml",
                "<scr:component xmlns:scr='http://www.osgi.org/xmlns/scr/v1.3.0' name='test.E'>"
                    + "<implementation class='test.Nowhere'/><service><provide"
                    + " interface='java.lang.Runnable'/></service></scr:component>");
    assertRefused(
        "empty",
        jar,
        "empty cannot be used: the class test.Nowhere of its component test.E cannot be loaded:"
            + " it is not in the jar.");
  }

  @Test
  void tellsWhyTheClassOfAComponentCannotBeLoaded() throws Exception {
    String cannot =
        " cannot be used: the class test.Bad of its component test.Bad cannot be loaded";
    assertRefused(
        "damaged",
        TestJar.bundle("damaged")
            .component("Bad", "", "", "")
            .spoiled("test/Bad.class", bytes -> Arrays.copyOf(bytes, bytes.length / 2)),
        "damaged" + cannot + ": its class file is damaged.");
    assertRefused(
        "younger",
        TestJar.bundle("younger")
            .component("Bad", "", "", "")
            .spoiled("test/Bad.class", InstallTest::younger),
        "younger"
            + cannot
            + ": it was compiled for a newer Java than the %d that runs here."
                .formatted(Runtime.version().feature()));
  }

  @Test
  void saysWhenAPluginOffersNothing() throws Exception {
    Plugin plugin = install(TestJar.bundle("forgetful").type("Agent", "{}"));
    assertThat(plugin.state()).isEqualTo(State.IDLE);
    assertThat(plugin.problem())
        .isEqualTo(
            "forgetful started but offers nothing: no class of it is a component; annotate one"
                + " with @Component and build it with bnd-maven-plugin as samples/agent-hello"
                + " does.");
    Plugin library = install(TestJar.bundle("shared").header("Export-Package", "test.shared"));
    assertThat(library.state()).isEqualTo(State.ACTIVE);
  }

  @Test
  void tellsWhatOthersKnowOfAPlugin() throws Exception {
    var registration =
        host.context()
            .registerService(
                PluginObserver.class,
                new PluginObserver() {
                  @Override
                  public List<String> offers(Bundle bundle) {
                    return bundle.getSymbolicName().equals("seen")
                        ? List.of("agent hello", "game nim")
                        : List.of();
                  }

                  @Override
                  public List<Finding> findings(Bundle bundle) {
                    return bundle.getSymbolicName().equals("seen")
                        ? List.of(
                            new Finding("One is left out.", "at test.One"),
                            new Finding("So is two.", ""))
                        : List.of();
                  }
                },
                null);
    Installation done =
        host.manager()
            .install(
                TestJar.bundle("seen")
                    .component("Seen", "", "", "")
                    .write(folder.resolve("dropped.jar")));
    assertThat(done.plugin().state()).isEqualTo(State.FLAWED);
    assertThat(done.plugin().problem()).isEqualTo("One is left out. So is two.");
    assertThat(done.plugin().details()).isEqualTo("at test.One");
    assertThat(done.summary())
        .isEqualTo("Installed seen 1.0.0 with agent hello, game nim. One is left out. So is two.");
    registration.unregister();
    assertThat(host.plugin("seen").state()).isEqualTo(State.ACTIVE);
  }

  @Test
  void tellsWhenTheComponentsCannotBeRead() throws Exception {
    assertRefused(
        "garbled",
        TestJar.bundle("garbled")
            .header("Service-Component", "OSGI-INF/x.xml")
            .file("OSGI-INF/x.xml", "no xml at all"),
        "garbled offers nothing: its component description OSGI-INF/x.xml cannot be read; "
            + "build it with bnd-maven-plugin as samples/agent-hello does.");
  }

  @Test
  void saysWhatAComponentWaitsFor() throws Exception {
    Plugin plugin =
        install(
            TestJar.bundle("patient")
                .component(
                    "Patient",
                    "",
                    "",
                    "<reference name='clock' interface='java.time.Clock' target='(zone=utc)'/>"));
    assertThat(plugin.state()).isEqualTo(State.WAITING);
    assertThat(plugin.problem())
        .isEqualTo(
            "The component test.Patient of patient waits for a service java.time.Clock"
                + " with (zone=utc).");
    var clock =
        host.context()
            .registerService(
                java.time.Clock.class,
                java.time.Clock.systemUTC(),
                org.osgi.framework.FrameworkUtil.asDictionary(java.util.Map.of("zone", "utc")));
    assertThat(host.plugin("patient").state()).isEqualTo(State.ACTIVE);
    clock.unregister();
    assertThat(host.plugin("patient").state()).isEqualTo(State.WAITING);
  }

  @Test
  void refusesToReplaceAPartOfPlyscope() throws Exception {
    Path file = TestJar.bundle("org.plyscope.api").write(folder.resolve("dropped.jar"));
    assertThatThrownBy(() -> host.manager().install(file))
        .hasMessage(
            "org.plyscope.api is part of Plyscope and cannot be replaced; "
                + "give the plugin another Bundle-SymbolicName.");
  }
}
