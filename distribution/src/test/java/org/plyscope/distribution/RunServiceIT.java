package org.plyscope.distribution;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.Constants;
import org.osgi.framework.ServiceReference;
import org.plyscope.api.run.Runs;
import org.plyscope.distribution.charter.RunCharter;
import org.plyscope.plugins.PluginManager;
import org.plyscope.testkit.poll.Poll;

/** A third party's bundle charts a run of the packaged program while another process plays it. */
class RunServiceIT {
  private static final String SAMPLE =
      Distribution.SAMPLES.resolve("experiments/kalah-round-robin.plyscope.json").toString();

  @TempDir Path folder;

  @AfterEach
  void forget() {
    System.clearProperty(RunCharter.FOLDER);
  }

  @Test
  void aBundleThatKnowsOnlyTheApiChartsALiveRun() throws Exception {
    Path run = folder.resolve("run");
    play(run, "--only", Files.writeString(folder.resolve("some"), "0 1 2 3").toString());
    System.setProperty(RunCharter.FOLDER, run.toString());
    try (Distribution plyscope = Distribution.boot(folder.resolve("data"), "none")) {
      plyscope.service(PluginManager.class).install(jar());
      assertThat(plyscope.service(Runs.class).runs()).hasSize(1);
      assertThat(chart(plyscope)).contains("Kalah", "games 4", "heard 0");

      // What is there when the host looks first is no news.
      Poll.until("the run has changed", () -> !chart(plyscope).contains("changes 0"));
      play(run, "--resume");
      Poll.until("all games are heard", () -> chart(plyscope).contains("heard 20"));
      assertThat(chart(plyscope)).contains("heard 20", "games 24", "random", "ab4 ###");
    }
  }

  private void play(Path run, String... more) throws Exception {
    String[] fixed = {
      "run", SAMPLE, "--set", "blocks=2", "--workers", "1", "--out", run.toString()
    };
    String[] all = new String[fixed.length + more.length];
    System.arraycopy(fixed, 0, all, 0, fixed.length);
    System.arraycopy(more, 0, all, fixed.length, more.length);
    Distribution.Output output = Distribution.run(folder.resolve("player"), all);
    assertThat(output.exit()).as(output.err()).isZero();
  }

  private static String chart(Distribution plyscope) throws Exception {
    ServiceReference<?>[] found =
        plyscope.context().getServiceReferences(Supplier.class.getName(), "(chart=run)");
    assertThat(found).hasSize(1);
    return (String) ((Supplier<?>) plyscope.context().getService(found[0])).get();
  }

  private Path jar() throws IOException {
    Manifest manifest = new Manifest();
    Attributes headers = manifest.getMainAttributes();
    headers.put(Attributes.Name.MANIFEST_VERSION, "1.0");
    headers.putValue(Constants.BUNDLE_MANIFESTVERSION, "2");
    headers.putValue(Constants.BUNDLE_SYMBOLICNAME, "org.example.charter");
    headers.putValue(Constants.BUNDLE_VERSION, "1.0.0");
    headers.putValue(Constants.BUNDLE_ACTIVATOR, RunCharter.class.getName());
    headers.putValue(
        Constants.IMPORT_PACKAGE,
        "org.osgi.framework,org.plyscope.api;version=\"[3,4)\","
            + "org.plyscope.api.run;version=\"[0.1,0.2)\","
            + "org.plyscope.api.run.statistics;version=\"[0.1,0.2)\"");
    Path jar = folder.resolve("charter.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
      for (Class<?> type : RunCharter.class.getNestMembers()) {
        String name = type.getName().replace('.', '/') + ".class";
        out.putNextEntry(new JarEntry(name));
        try (InputStream in = RunCharter.class.getClassLoader().getResourceAsStream(name)) {
          in.transferTo(out);
        }
      }
    }
    return jar;
  }
}
