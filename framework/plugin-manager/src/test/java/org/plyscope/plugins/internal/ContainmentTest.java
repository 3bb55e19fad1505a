package org.plyscope.plugins.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.plugins.Fix;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.Leftover;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.Plugin.State;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.inspect.Replacement;

/** Everything that plugins leave behind, replace, or use without a promise, is named. */
class ContainmentTest {
  @TempDir Path folder;
  private Path kept;
  private TestHost host;

  @BeforeEach
  void boot() throws Exception {
    kept = folder.resolve("data/plugins");
    host = TestHost.boot(folder.resolve("data"));
  }

  @AfterEach
  void shutDown() throws Exception {
    host.close();
  }

  private Path write(TestJar jar) throws Exception {
    return jar.write(folder.resolve("some.jar"));
  }

  private static TestJar hello(String version, String vendor) {
    return TestJar.bundle("hello")
        .header("Bundle-Version", version)
        .header("Bundle-Vendor", vendor)
        .component("Hello", "", "", "");
  }

  @Test
  void componentThatCannotBeLinkedIsRefusedWithTheMissingImport() throws Exception {
    Path jar =
        write(
            TestJar.bundle("noimport")
                .component(
                    "Hello",
                    "",
                    "public org.osgi.framework.VersionRange range() { return null; }",
                    ""));
    assertThatThrownBy(() -> host.manager().install(jar))
        .isInstanceOf(PluginException.class)
        .hasMessage(
            "noimport cannot be used: the class test.Hello of its component test.Hello cannot be"
                + " loaded: it needs the class org.osgi.framework.VersionRange, which its manifest"
                + " does not import.");
    assertThat(host.manager().plugins()).isEmpty();

    Files.createDirectories(kept);
    Files.copy(jar, kept.resolve("noimport.jar"));
    host.close();
    host = TestHost.boot(folder.resolve("data"));
    assertThat(host.plugin("noimport").state()).isEqualTo(State.FAILED);
    assertThat(host.plugin("noimport").problem()).contains("does not import");
  }

  @Test
  void threadThatStaysBehindIsListedUntilItEnds() throws Exception {
    Path jar =
        write(
            TestJar.bundle("stayer")
                .component(
                    "Stayer",
                    "immediate='true'",
                    "public Stayer() { Thread t = new Thread(Stayer::stay, \"stayer-loop\");"
                        + " t.setDaemon(true); t.start(); }\n"
                        + "static void stay() { try { Thread.sleep(60_000); }"
                        + " catch (InterruptedException e) { } }",
                    ""));
    host.manager().install(jar);
    assertThat(host.manager().leftovers()).isEmpty();
    host.manager().remove("stayer");
    assertThat(host.manager().leftovers())
        .containsExactly(new Leftover("stayer 1.0.0", List.of("stayer-loop")));
    assertThat(host.manager().leftovers().get(0).sentence())
        .isEqualTo(
            "stayer 1.0.0 has left, but a thread of it is still running: stayer-loop."
                + " Restart Plyscope to get rid of it.");

    Thread stayer =
        Thread.getAllStackTraces().keySet().stream()
            .filter(thread -> thread.getName().equals("stayer-loop"))
            .findFirst()
            .orElseThrow();
    stayer.interrupt();
    stayer.join();
    assertThat(host.manager().leftovers()).isEmpty();
  }

  @Test
  void olderVersionAndOtherVendorAreWorthAQuestion() throws Exception {
    host.manager().install(write(hello("1.1.0", "Acme")));
    assertThat(question(hello("1.2.0", "Acme"))).isEmpty();
    assertThat(question(hello("1.1.0", "Acme"))).isEmpty();
    assertThat(question(hello("1.0.0", "Acme")))
        .isEqualTo("hello 1.0.0 would replace the newer hello 1.1.0.");
    assertThat(question(hello("1.2.0", "Evil")))
        .isEqualTo("hello 1.2.0 by Evil would replace hello 1.1.0 by Acme.");
  }

  private String question(TestJar jar) throws Exception {
    return Replacement.question(write(jar), host.manager().plugins()).orElse("");
  }

  @Test
  void versionThatTakesThePlaceOfARemovedOneIsNamedAndRuns() throws Exception {
    Files.createDirectories(kept);
    hello("1.0.0", "Acme").write(kept.resolve("old.jar"));
    hello("1.1.0", "Acme").write(kept.resolve("new.jar"));
    host.close();
    host = TestHost.boot(folder.resolve("data"));
    Plugin removed = host.manager().remove("hello");
    assertThat(removed.title()).isEqualTo("hello 1.1.0");
    assertThat(removed.problem())
        .isEqualTo("old.jar, which is also in the folder of plugins, takes its place.");
    assertThat(host.plugin("hello").version()).isEqualTo("1.0.0");
    assertThat(host.plugin("hello").state()).isEqualTo(State.ACTIVE);
    assertThat(host.manager().plugins()).hasSize(1);
  }

  @Test
  void useOfPackagesOfTheHostIsReported() throws Exception {
    Installation done =
        host.manager()
            .install(
                write(
                    TestJar.bundle("driver")
                        .header("Import-Package", "org.plyscope.plugins,org.plyscope.api")
                        .component("Driver", "", "", "")));
    assertThat(done.summary())
        .isEqualTo(
            "Installed driver 1.0.0. driver uses org.plyscope.plugins, which is not part of the"
                + " API and may change in the next release.");
    assertThat(host.plugin("driver").state()).isEqualTo(State.ACTIVE);
  }

  @Test
  void suspendedPluginStartsAgainWhenTheUserWantsThat() throws Exception {
    host.manager().install(write(hello("1.0.0", "Acme")));
    host.manager().suspend("hello", "hello kept the window waiting for 30 s.");
    assertThat(host.plugin("hello").state()).as("until the next start").isEqualTo(State.ACTIVE);
    host.close();
    host = TestHost.boot(folder.resolve("data"));
    Plugin suspended = host.plugin("hello");
    assertThat(suspended.state()).isEqualTo(State.QUARANTINED);
    assertThat(suspended.problem()).isEqualTo("hello kept the window waiting for 30 s.");
    assertThat(suspended.fixes()).startsWith(Fix.START);
    assertThat(host.manager().enable("hello").state()).isEqualTo(State.ACTIVE);
    host.close();
    host = TestHost.boot(folder.resolve("data"));
    assertThat(host.plugin("hello").state()).isEqualTo(State.ACTIVE);
  }

  @Test
  void pictureOfAPluginIsReadWithinLimits() throws Exception {
    host.manager()
        .install(
            write(
                hello("1.0.0", "Acme")
                    .header("Bundle-Icon", "icon.png;size=64")
                    .file("icon.png", "picture")));
    assertThat(host.manager().icon("hello")).hasValue("picture".getBytes(StandardCharsets.UTF_8));
    host.manager()
        .install(
            write(
                hello("1.0.0", "Acme")
                    .header("Bundle-Icon", "icon.png")
                    .file("icon.png", "x".repeat(300_000))));
    assertThat(host.manager().icon("hello")).isEmpty();
    assertThat(host.manager().icon("unknown")).isEmpty();
  }
}
