package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Bundle;
import org.osgi.framework.wiring.BundleWiring;
import org.plyscope.plugins.PluginManager;
import org.plyscope.testkit.display.NeedsDisplay;
import org.plyscope.testkit.poll.Poll;

/** Nothing of a plugin stays in memory, however often it comes and goes. */
@NeedsDisplay
class LeakIT {
  private static final int CYCLES = 200;
  private static final List<String> SAMPLES =
      List.of(
          "agent-hello/target/org.example.hello-1.0.0.jar",
          "game-hello/target/org.example.connectfour-1.0.0.jar",
          "view-hello/target/org.example.view-1.0.0.jar");

  @TempDir Path data;

  private final List<WeakReference<ClassLoader>> loaders = new ArrayList<>();

  @Test
  void classLoadersOfAgentsGamesAndViewsAreCollected() throws Exception {
    try (Distribution plyscope = Distribution.boot(data, "workbench")) {
      Gui gui = Gui.enter(plyscope.context());
      PluginManager manager = plyscope.service(PluginManager.class);
      for (int i = 0; i < CYCLES; i++) {
        Path jar = Distribution.SAMPLES.resolve(SAMPLES.get(i % SAMPLES.size()));
        String name = manager.install(jar).plugin().symbolicName();
        note(plyscope, name);
        if (name.equals("org.example.view") && i < 12) {
          gui.execute("view.show.hello-view");
        }
        manager.install(jar);
        note(plyscope, name);
        manager.remove(name);
      }
      gui.settle();
      assertThat(loaders).hasSize(2 * CYCLES);
      Poll.until("all class loaders are collected", this::areCollected);
      assertThat(manager.leftovers()).isEmpty();
    }
  }

  private void note(Distribution plyscope, String name) {
    Bundle bundle =
        Arrays.stream(plyscope.context().getBundles())
            .filter(b -> name.equals(b.getSymbolicName()))
            .findFirst()
            .orElseThrow();
    loaders.add(new WeakReference<>(bundle.adapt(BundleWiring.class).getClassLoader()));
  }

  private boolean areCollected() {
    System.gc();
    return loaders.stream().allMatch(loader -> loader.get() == null);
  }
}
