package org.plyscope.plugins.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.Plugin.State;

/** A disabled plugin does not run, here and after a restart, and keeps its jar. */
class DisableTest {
  @TempDir Path folder;
  private TestHost host;

  @BeforeEach
  void boot() throws Exception {
    host = TestHost.boot(folder.resolve("data"));
    host.manager()
        .install(
            TestJar.bundle("hello")
                .header("Bundle-Vendor", "Example University")
                .header("Bundle-License", "MIT;link=\"https://example.org\"")
                .header("Bundle-DocURL", "https://example.org/hello")
                .component("Hello", "", "", "")
                .write(folder.resolve("hello.jar")));
  }

  @AfterEach
  void shutDown() throws Exception {
    host.close();
  }

  private void restart() throws Exception {
    host.close();
    host = TestHost.boot(folder.resolve("data"));
  }

  private int services() throws Exception {
    return host.context()
        .getServiceReferences(Runnable.class, "(component.name=test.Hello)")
        .size();
  }

  @Test
  void disablingLastsUntilItIsEnabled() throws Exception {
    assertThat(services()).isEqualTo(1);
    Plugin disabled = host.manager().disable("hello");
    assertThat(disabled.state()).isEqualTo(State.DISABLED);
    assertThat(disabled.problem()).isEqualTo("hello is disabled; enable it to use it.");
    assertThat(disabled.troubled()).isFalse();
    assertThat(services()).isZero();
    restart();
    assertThat(host.plugin("hello").state()).isEqualTo(State.DISABLED);
    assertThat(services()).isZero();
    assertThat(host.manager().copy(folder.resolve("copies"))).as("for workers").isEmpty();
    assertThat(host.manager().enable("hello").state()).isEqualTo(State.ACTIVE);
    assertThat(services()).isEqualTo(1);
    restart();
    assertThat(services()).isEqualTo(1);
  }

  @Test
  void installingOrRemovingForgetsIt() throws Exception {
    host.manager().disable("hello");
    host.manager().install(folder.resolve("hello.jar"));
    assertThat(services()).isEqualTo(1);
    host.manager().disable("hello");
    host.manager().remove("hello");
    assertThat(folder.resolve("data/plugins/hello.disabled")).doesNotExist();
  }

  @Test
  void theManifestDescribesItEvenWhileItIsDisabled() throws Exception {
    for (Plugin plugin : new Plugin[] {host.plugin("hello"), host.manager().disable("hello")}) {
      assertThat(plugin.about().vendor()).isEqualTo("Example University");
      assertThat(plugin.about().licence()).isEqualTo("MIT");
      assertThat(plugin.about().link()).isEqualTo("https://example.org/hello");
      assertThat(plugin.size()).isPositive();
    }
  }

  @Test
  void onlyPluginsCanBeDisabled() {
    assertThatThrownBy(() -> host.manager().disable("nothing"))
        .hasMessage("There is no plugin 'nothing'; installed are hello.");
    assertThatThrownBy(() -> host.manager().disable("org.apache.felix.scr"))
        .hasMessage("org.apache.felix.scr cannot be disabled: Plyscope needs it.");
  }
}
