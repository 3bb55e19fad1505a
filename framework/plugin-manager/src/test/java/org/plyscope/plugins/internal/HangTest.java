package org.plyscope.plugins.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.Plugin.State;
import org.plyscope.plugins.PluginException;

/** A plugin that does not return is reported in one sentence and does not hold up others. */
class HangTest {
  private static final String HANG = "plyscope.test.hang";
  private static final String WHILE_TOLD =
      "while (Boolean.getBoolean(\""
          + HANG
          + "\"))"
          + " try { Thread.sleep(10); } catch (InterruptedException e) { }";

  @TempDir Path folder;
  private Path kept;
  private TestHost host;

  @BeforeEach
  void boot() throws Exception {
    System.setProperty(HANG, "true");
    kept = folder.resolve("data/plugins");
    host = TestHost.boot(folder.resolve("data"), "plyscope.plugins.limit", "1000");
  }

  @AfterEach
  void shutDown() throws Exception {
    System.clearProperty(HANG);
    host.close();
  }

  private Plugin install(TestJar jar) throws Exception {
    return host.manager().install(jar.write(folder.resolve("dropped.jar"))).plugin();
  }

  @Test
  void givesUpOnAnActivatorAndTellsWhereItHangs() throws Exception {
    TestJar sleeper = TestJar.bundle("sleeper").activator("Thread.sleep(1000000);");
    PluginException problem = catchThrowableOfType(PluginException.class, () -> install(sleeper));
    assertThat(problem).hasMessage("sleeper did not finish starting within 1 s.").hasNoCause();
    assertThat(problem.details()).contains("at test.Start.start(");
    assertThat(host.bundle("sleeper")).isEmpty();
    assertThat(host.manager().plugins()).isEmpty();
    assertThat(kept.resolve("sleeper-1.0.0.jar")).doesNotExist();
  }

  @Test
  void givesUpOnAComponent() throws Exception {
    TestJar dreamer =
        TestJar.bundle("dreamer").component("Dreamer", "", "{ " + WHILE_TOLD + " }", "");
    assertThatThrownBy(() -> install(dreamer))
        .hasMessage("dreamer did not finish starting within 1 s.");
    assertThat(host.manager().plugins()).isEmpty();
  }

  @Test
  void isNotHeldUpByAnActivatorThatCannotBeInterrupted() throws Exception {
    TestJar stubborn = TestJar.bundle("stubborn").activator(WHILE_TOLD);
    assertThatThrownBy(() -> install(stubborn))
        .hasMessage("stubborn did not finish starting within 1 s.");
    assertThatThrownBy(() -> install(stubborn))
        .hasMessage("stubborn is still busy with an earlier start; restart Plyscope first.");
    assertThat(install(TestJar.bundle("next")).state()).isEqualTo(State.IDLE);
    host.manager().remove("next");

    Bundle bundle = host.bundle("stubborn").orElseThrow();
    System.clearProperty(HANG);
    for (int i = 0; i < 500 && bundle.getState() != Bundle.UNINSTALLED; i++) {
      Thread.sleep(10);
    }
    assertThat(host.bundle("stubborn")).isEmpty();
  }

  @Test
  void saysWhenAPluginDoesNotStop() throws Exception {
    install(
        TestJar.bundle("clingy")
            .component(
                "Clingy",
                "immediate='true' deactivate='end'",
                "void end() { " + WHILE_TOLD + " }",
                ""));
    assertThatThrownBy(() -> host.manager().remove("clingy"))
        .hasMessage("clingy does not stop; restart Plyscope to get rid of it.");
    assertThat(kept.resolve("clingy-1.0.0.jar")).doesNotExist();
  }
}
