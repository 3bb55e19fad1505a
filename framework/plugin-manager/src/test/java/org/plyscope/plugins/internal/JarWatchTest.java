package org.plyscope.plugins.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.plugins.Installation;
import org.plyscope.plugins.PluginException;
import org.plyscope.plugins.watch.JarWatch;

/** A jar that is built again runs at once. */
class JarWatchTest implements JarWatch.Listener {
  @TempDir Path folder;
  private final BlockingQueue<String> events = new LinkedBlockingQueue<>();
  private TestHost host;
  private JarWatch watch;

  @BeforeEach
  void boot() throws Exception {
    host = TestHost.boot(folder.resolve("data"));
  }

  @AfterEach
  void shutDown() throws Exception {
    watch.close();
    host.close();
  }

  @Override
  public void installed(Path jar, Installation installation) {
    events.add(installation.summary());
  }

  @Override
  public void failed(Path jar, PluginException why) {
    events.add(why.getMessage());
  }

  private Path build(String body) throws Exception {
    Path target = Files.createDirectories(folder.resolve("project/target"));
    return TestJar.bundle("hello")
        .component("Hello", "", body, "")
        .write(target.resolve("hello-1.0.jar"));
  }

  private String next() throws InterruptedException {
    return events.poll(20, TimeUnit.SECONDS);
  }

  @Test
  void rebuiltJarRunsWithinTwoSeconds() throws Exception {
    Path jar = build("");
    watch = JarWatch.start(host.manager(), jar, this);
    assertThat(next()).isEqualTo("Installed hello 1.0.0.");
    build("public String toString() { return \"second\"; }");
    Instant built = Instant.now();
    assertThat(next()).isEqualTo("Installed hello 1.0.0 again.");
    assertThat(Duration.between(built, Instant.now())).isLessThan(Duration.ofSeconds(2));
    assertThat(watch.place()).isEqualTo(jar);
  }

  @Test
  void brokenBuildIsReportedAndTheOneBeforeItKeepsRunning() throws Exception {
    Path jar = build("");
    watch = JarWatch.start(host.manager(), jar.getParent(), this);
    assertThat(next()).isEqualTo("Installed hello 1.0.0.");
    build("{ if (true) throw new IllegalStateException(\"no\"); }");
    assertThat(next()).contains("threw IllegalStateException: no");
    assertThat(host.context().getServiceReferences(Runnable.class, null)).hasSize(1);
  }

  @Test
  void folderMayComeLaterAndGoWithEveryBuild() throws Exception {
    Path target = folder.resolve("project/target");
    watch = JarWatch.start(host.manager(), target, this);
    Path jar = build("");
    Files.copy(jar, target.resolve("hello-1.0-sources.jar"));
    assertThat(next()).isEqualTo("Installed hello 1.0.0.");
    Files.move(target, folder.resolve("project/away"));
    build("public String toString() { return \"second\"; }");
    assertThat(next()).isEqualTo("Installed hello 1.0.0 again.");
    assertThat(events).isEmpty();
  }

  @Test
  void jarThatRunsAlreadyIsLeftAloneAndSoIsOneThatIsNoLongerWatched() throws Exception {
    Path jar = build("");
    host.manager().install(jar);
    watch = JarWatch.start(host.manager(), jar, this);
    watch.close();
    build("public String toString() { return \"second\"; }");
    assertThat(events.poll(1, TimeUnit.SECONDS)).isNull();
  }
}
