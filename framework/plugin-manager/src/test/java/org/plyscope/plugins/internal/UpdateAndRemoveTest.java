package org.plyscope.plugins.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.ServiceReference;
import org.osgi.framework.wiring.BundleWiring;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.Plugin.State;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.internal.folder.PluginFolder;

/** A plugin is replaced by installing it again, and leaves nothing behind when it is removed. */
class UpdateAndRemoveTest {
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

  private Path hello(String version, String body) throws IOException {
    return TestJar.bundle("hello")
        .header("Bundle-Version", version)
        .component("Hello", "", body, "")
        .write(folder.resolve("hello.jar"));
  }

  private String greeting() throws Exception {
    var services =
        host.context().getServiceReferences(Runnable.class, "(component.name=test.Hello)");
    assertThat(services).hasSize(1);
    ServiceReference<Runnable> service = services.iterator().next();
    String text = host.context().getService(service).toString();
    host.context().ungetService(service);
    return text;
  }

  private static String says(String greeting) {
    return "public String toString() { return \"" + greeting + "\"; }";
  }

  @Test
  void replacesAnOlderVersion() throws Exception {
    host.manager().install(hello("1.0.0", says("one")));
    assertThat(greeting()).isEqualTo("one");
    Installation updated = host.manager().install(hello("1.1.0", says("two")));
    assertThat(updated.plugin().version()).isEqualTo("1.1.0");
    assertThat(updated.summary()).isEqualTo("Updated hello 1.0.0 to 1.1.0.");
    assertThat(greeting()).isEqualTo("two");
    assertThat(kept.resolve("hello-1.0.0.jar")).doesNotExist();
    assertThat(kept.resolve("hello-1.1.0.jar")).exists();
  }

  @Test
  void replacesTheSameVersion() throws Exception {
    Installation first = host.manager().install(hello("1.0.0", says("one")));
    assertThat(first.summary()).isEqualTo("Installed hello 1.0.0.");
    assertThat(first.before()).isEmpty();
    Installation again = host.manager().install(hello("1.0.0", says("two")));
    assertThat(again.summary()).isEqualTo("Installed hello 1.0.0 again.");
    Plugin updated = again.plugin();
    assertThat(greeting()).isEqualTo("two");
    assertThat(updated.sha256()).isNotEqualTo(first.plugin().sha256());
    assertThat(PluginFolder.sha256(kept.resolve("hello-1.0.0.jar"))).isEqualTo(updated.sha256());
  }

  @Test
  void saysWhenAnOlderVersionTakesThePlace() throws Exception {
    host.manager().install(hello("1.10.0", says("new")));
    assertThat(host.manager().install(hello("1.9.0", says("old"))).summary())
        .isEqualTo("Replaced hello 1.10.0 by the older 1.9.0.");
    Plugin removed = host.manager().remove("hello");
    assertThat(removed.state()).isEqualTo(State.REMOVED);
    assertThat(removed.title()).isEqualTo("hello 1.9.0");
    assertThat(removed.problem()).isEmpty();
  }

  @Test
  void putsTheOldVersionBackWhenTheNewOneFails() throws Exception {
    host.manager().install(hello("1.0.0", says("one")));
    Path broken = hello("1.1.0", "{ if (true) throw new IllegalStateException(\"no\"); }");
    assertThatThrownBy(() -> host.manager().install(broken))
        .hasMessage(
            "hello cannot be used: its component test.Hello threw IllegalStateException: no.");
    assertThat(greeting()).isEqualTo("one");
    assertThat(host.plugin("hello").version()).isEqualTo("1.0.0");
    assertThat(kept.resolve("hello-1.0.0.jar")).exists();
    assertThat(kept.resolve("hello-1.1.0.jar")).doesNotExist();
  }

  @Test
  void startsAPluginThatLackedWhatANewOneOffers() throws Exception {
    Path library =
        TestJar.bundle("library")
            .header("Export-Package", "test;version=1.0.0")
            .type("Shared", "{}")
            .write(folder.resolve("library.jar"));
    host.manager().install(library);
    host.manager()
        .install(
            TestJar.bundle("user")
                .header("Import-Package", "test;version=\"[1.0,2)\"")
                .write(folder.resolve("user.jar")));
    host.manager().remove("library");
    assertThat(host.plugin("user").state()).isEqualTo(State.UNRESOLVED);
    assertThat(host.plugin("user").problem())
        .isEqualTo(
            "user needs test version [1.0,2.0), which nothing here offers; "
                + "install a plugin that does, or put it into the jar.");
    host.manager().install(library);
    assertThat(host.plugin("user").state()).isEqualTo(State.IDLE);
  }

  @Test
  void refreshesOnlyWhatDependsOnIt() throws Exception {
    host.manager().install(hello("1.0.0", says("one")));
    host.manager().install(TestJar.bundle("other").write(folder.resolve("other.jar")));
    Bundle other = host.bundle("other").orElseThrow();
    BundleWiring before = other.adapt(BundleWiring.class);
    host.manager().remove("hello");
    assertThat(other.getState()).isEqualTo(Bundle.ACTIVE);
    assertThat(other.adapt(BundleWiring.class)).isSameAs(before);
    assertThat(before.isInUse()).isTrue();
  }

  @Test
  void removesAPluginAndItsClassLoader() throws Exception {
    host.manager().install(hello("1.0.0", says("one")));
    assertThat(greeting()).isEqualTo("one");
    WeakReference<ClassLoader> loader =
        new WeakReference<>(
            host.bundle("hello").orElseThrow().adapt(BundleWiring.class).getClassLoader());
    assertThat(loader.get()).isNotNull();
    host.manager().remove("hello");
    assertThat(host.bundle("hello")).isEmpty();
    assertThat(host.context().getServiceReferences(Runnable.class, "(component.name=test.Hello)"))
        .isEmpty();
    assertThat(new PluginFolder(kept).jars()).isEmpty();
    assertCollected(loader);
  }

  @Test
  void forgetsTheClassLoaderOfAJarThatFailed() throws Exception {
    String leaky =
        "public static class Mine extends RuntimeException { public Mine() { super(\"mine\"); } }"
            + "{ System.getProperties().put(\"plyscope.test.loader\","
            + " new java.lang.ref.WeakReference<>(getClass().getClassLoader()));"
            + " if (true) throw new Mine(); }";
    Path broken = hello("1.0.0", leaky);
    PluginException problem = null;
    try {
      host.manager().install(broken);
    } catch (PluginException e) {
      problem = e;
    }
    assertThat(problem)
        .hasMessage("hello cannot be used: its component test.Hello threw Hello.Mine: mine.");
    assertThat(problem.details()).contains("test.Hello.<init>");
    assertCollected((WeakReference<?>) System.getProperties().remove("plyscope.test.loader"));
  }

  private static void assertCollected(WeakReference<?> loader) throws InterruptedException {
    for (int i = 0; i < 100 && loader.get() != null; i++) {
      System.gc();
      Thread.sleep(20);
    }
    assertThat(loader.get()).as("the class loader is collected").isNull();
  }

  @Test
  void listsShippedPluginsAndRefusesToRemoveThem() throws Exception {
    Path game =
        TestJar.bundle("shipped.game")
            .header("Import-Package", "org.plyscope.api.game")
            .write(folder.resolve("game.jar"));
    host.context().installBundle("reference:" + game.toUri()).start();
    Plugin plugin = host.plugin("shipped.game");
    assertThat(plugin.shipped()).isTrue();
    assertThat(plugin.state()).isEqualTo(State.ACTIVE);
    assertThat(host.manager().plugins()).hasSize(1);
    assertThatThrownBy(() -> host.manager().remove("shipped.game"))
        .isInstanceOf(PluginException.class)
        .hasMessage("shipped.game is part of Plyscope and cannot be removed; disable it instead.");
  }

  @Test
  void listsOtherShippedBundlesOnlyWhenTheyHaveAProblem() throws Exception {
    Path well = TestJar.bundle("library").write(folder.resolve("library.jar"));
    Path ill =
        TestJar.bundle("ill")
            .header("Import-Package", "com.missing")
            .write(folder.resolve("i.jar"));
    host.context().installBundle("reference:" + well.toUri()).start();
    host.context().installBundle("reference:" + ill.toUri());
    assertThat(host.manager().plugins())
        .extracting(Plugin::symbolicName, Plugin::state, Plugin::shipped)
        .containsExactly(tuple("ill", State.UNRESOLVED, true));
  }

  @Test
  void namesWhatCouldBeRemoved() throws Exception {
    assertThatThrownBy(() -> host.manager().remove("hallo"))
        .hasMessage("There is no plugin 'hallo'; none is installed.");
    host.manager().install(hello("1.0.0", says("one")));
    assertThatThrownBy(() -> host.manager().remove("hallo"))
        .hasMessage("There is no plugin 'hallo'; installed are hello.");
  }
}
