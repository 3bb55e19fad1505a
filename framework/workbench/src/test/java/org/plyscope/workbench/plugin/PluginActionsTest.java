package org.plyscope.workbench.plugin;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.Registration;
import org.plyscope.api.view.Choices;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.Leftover;
import org.plyscope.plugins.Plugin;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.PluginManager;
import org.plyscope.workbench.job.Faults;
import org.plyscope.workbench.job.Jobs;

class PluginActionsTest {
  private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
  private boolean mayGo = true;
  private final Jobs jobs = new Jobs(Runnable::run, new Faults(messages::add));

  @AfterEach
  void close() {
    jobs.close();
  }

  @Test
  void installedPluginIsReported() throws InterruptedException {
    actions(Optional.of(new OneJarManager())).install(Path.of("good.jar"));

    assertThat(said()).isEqualTo("Installed Good 1.0.0 with agent good.");
  }

  @Test
  void jarThatCannotWorkIsOneSentence() throws InterruptedException {
    actions(Optional.of(new OneJarManager())).install(Path.of("plain.jar"));

    assertThat(said()).isEqualTo("This jar is not a plugin.");
  }

  @Test
  void withoutManagerTheUserIsAskedToWait() throws InterruptedException {
    actions(Optional.empty()).install(Path.of("good.jar"));

    assertThat(said()).contains("still starting");
  }

  @Test
  void removedPluginIsCalledByItsName() throws InterruptedException {
    actions(Optional.of(new OneJarManager())).remove(OneJarManager.GOOD);

    assertThat(said()).isEqualTo("Removed Good 1.0.0.");
  }

  @Test
  void nothingIsRemovedWhenTheUserWantsToKeepIt() {
    mayGo = false;
    actions(Optional.of(new OneJarManager())).remove(OneJarManager.GOOD);

    assertThat(jobs.running()).isEmpty();
    assertThat(messages).isEmpty();
  }

  private PluginActions actions(Optional<PluginManager> manager) {
    return new PluginActions(
        () -> manager, jobs, messages::add, plugin -> mayGo, new Consent(informed(), () -> null));
  }

  private static Choices informed() {
    Choices choices = Choices.inMemory();
    choices.put(Consent.RIGHTS, true);
    return choices;
  }

  private String said() throws InterruptedException {
    return messages.poll(10, TimeUnit.SECONDS);
  }

  /** Knows one good jar. */
  private static final class OneJarManager implements PluginManager {
    private static final Plugin GOOD =
        Plugin.builder("org.example.good", "1.0.0")
            .name("Good")
            .offers(List.of("agent good"))
            .build();

    @Override
    public List<Plugin> plugins() {
      return List.of();
    }

    @Override
    public Installation install(Path jar) {
      if (!jar.endsWith("good.jar")) {
        throw new PluginException("This jar is not a plugin.");
      }
      return Installation.of(GOOD);
    }

    @Override
    public Plugin remove(String symbolicName) {
      assertThat(symbolicName).isEqualTo(GOOD.symbolicName());
      return GOOD;
    }

    @Override
    public Plugin disable(String symbolicName) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Plugin enable(String symbolicName) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void suspend(String symbolicName, String why) {}

    @Override
    public List<Leftover> leftovers() {
      return List.of();
    }

    @Override
    public Optional<byte[]> icon(String symbolicName) {
      return Optional.empty();
    }

    @Override
    public Path folder() {
      return Path.of("plugins");
    }

    @Override
    public Map<String, String> copy(Path folder) {
      return Map.of();
    }

    @Override
    public Registration onChange(Runnable listener) {
      return () -> {};
    }

    @Override
    public Registration onNews(Consumer<? super String> listener) {
      return () -> {};
    }

    @Override
    public int followers() {
      return 0;
    }
  }
}
