package org.plyscope.plugins.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.plugins.Plugin.State;
import org.plyscope.plugins.internal.folder.ProcessNotes;

/** A window takes over what other processes do to its plugin folder. */
class FollowTest {
  @TempDir Path folder;
  private final BlockingQueue<String> news = new LinkedBlockingQueue<>();
  private Path kept;
  private TestHost host;

  @BeforeEach
  void boot() throws Exception {
    kept = folder.resolve("data/plugins");
    host = TestHost.boot(folder.resolve("data"), "plyscope.mode", "workbench");
    host.manager().onNews(news::add);
  }

  @AfterEach
  void shutDown() throws Exception {
    host.close();
  }

  private static TestJar hello(String version) {
    return TestJar.bundle("hello").header("Bundle-Version", version).component("Hello", "", "", "");
  }

  /** Puts a jar into the folder as the command line does. */
  private Path put(TestJar jar, String name) throws Exception {
    Path elsewhere = jar.write(folder.resolve("elsewhere.jar"));
    return Files.move(elsewhere, kept.resolve(name), StandardCopyOption.REPLACE_EXISTING);
  }

  private String told() throws InterruptedException {
    return news.poll(20, TimeUnit.SECONDS);
  }

  @Test
  void takesOverWhatIsInstalledUpdatedAndRemovedElsewhere() throws Exception {
    put(hello("1.0.0"), "hello-1.0.0.jar");
    assertThat(told()).isEqualTo("Installed hello 1.0.0.");
    assertThat(host.plugin("hello").state()).isEqualTo(State.ACTIVE);
    assertThat(host.context().getServiceReferences(Runnable.class, null)).hasSize(1);

    put(hello("1.1.0"), "hello-1.1.0.jar");
    Files.delete(kept.resolve("hello-1.0.0.jar"));
    assertThat(told()).isEqualTo("Updated hello 1.0.0 to 1.1.0.");
    assertThat(host.bundle("hello").orElseThrow().getVersion()).hasToString("1.1.0");

    Files.delete(kept.resolve("hello-1.1.0.jar"));
    assertThat(told()).isEqualTo("Removed hello 1.1.0.");
    assertThat(host.bundle("hello")).isEmpty();
    assertThat(host.manager().plugins()).isEmpty();
  }

  @Test
  void takesOverAJarThatIsOverwritten() throws Exception {
    put(hello("1.0.0"), "hello.jar");
    assertThat(told()).isEqualTo("Installed hello 1.0.0.");
    put(hello("1.0.0").component("More", "", "", ""), "hello.jar");
    assertThat(told()).isEqualTo("Installed hello 1.0.0 again.");
    assertThat(host.context().getServiceReferences(Runnable.class, null)).hasSize(2);
  }

  @Test
  void tellsWhatIsWrongWithAJarThatCame() throws Exception {
    put(TestJar.plain(), "plain.jar");
    assertThat(told()).contains("plain.jar is not a plugin");
    assertThat(host.plugin("plain.jar").state()).isEqualTo(State.FAILED);
  }

  @Test
  void startsTheOlderVersionWhenTheNewerLeaves() throws Exception {
    put(hello("1.1.0"), "new.jar");
    assertThat(told()).isEqualTo("Installed hello 1.1.0.");
    put(hello("1.0.0"), "old.jar");
    assertThat(told()).contains("old.jar is not started because new.jar is the same plugin");
    Files.delete(kept.resolve("new.jar"));
    assertThat(told()).isNotNull();
    assertThat(host.bundle("hello").orElseThrow().getVersion()).hasToString("1.0.0");
  }

  @Test
  void takesOverWhatAnotherProcessDisablesAndEnables() throws Exception {
    put(hello("1.0.0"), "hello.jar");
    assertThat(told()).isEqualTo("Installed hello 1.0.0.");
    Path note = Files.writeString(kept.resolve("hello.disabled"), "");
    assertThat(told()).isEqualTo("Disabled hello.");
    assertThat(host.plugin("hello").state()).isEqualTo(State.DISABLED);
    assertThat(host.bundle("hello")).isEmpty();
    Files.delete(note);
    assertThat(told()).isEqualTo("Enabled hello.");
    assertThat(host.plugin("hello").state()).isEqualTo(State.ACTIVE);
  }

  @Test
  void saysNothingOfItsOwnChanges() throws Exception {
    Path jar = hello("1.0.0").write(folder.resolve("mine.jar"));
    host.manager().install(jar);
    host.manager().remove("hello");
    assertThat(news.poll(1, TimeUnit.SECONDS)).isNull();
    assertThat(host.manager().plugins()).isEmpty();
  }

  @Test
  void isKnownToOtherProcessesUntilItEnds() throws Exception {
    ProcessNotes notes = new ProcessNotes(kept.resolve(".watching"));
    assertThat(kept.resolve(".watching")).isNotEmptyDirectory();
    assertThat(notes.others()).as("a process does not count itself").isZero();
    assertThat(host.manager().followers()).isZero();
    host.close();
    assertThat(kept.resolve(".watching")).isEmptyDirectory();
  }
}
