package org.plyscope.experiment.work.osgi;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.experiment.WorkerSettings;
import org.plyscope.testkit.poll.Poll;

class ClassArchiveTest {
  private static final List<Path> BUNDLES = List.of(Path.of("a.jar"), Path.of("b.jar"));
  private static final List<Path> FEWER = List.of(Path.of("a.jar"));

  @TempDir Path folder;
  private Path home;
  private Path cache;

  @BeforeEach
  void install() throws Exception {
    home = Files.createDirectory(folder.resolve("home"));
    cache = Files.createDirectory(folder.resolve("cache"));
    Files.writeString(home.resolve("one.jar"), "1");
  }

  private ClassArchive archive() {
    return new ClassArchive(home, cache);
  }

  private Path kept(List<Path> bundles) throws Exception {
    return Files.createFile(archive().place(bundles));
  }

  @Test
  void anArchiveFitsOneInstallationAndOneChoiceOfBundles() throws Exception {
    assertThat(archive().file(BUNDLES)).isEmpty();
    Path file = kept(BUNDLES);
    assertThat(archive().file(BUNDLES)).contains(file);
    assertThat(archive().file(FEWER)).isEmpty();
    Files.writeString(home.resolve("two.jar"), "2");
    assertThat(archive().file(BUNDLES)).isEmpty();
  }

  @Test
  void archivesOfJarsThatHaveChangedAreRemoved() throws Exception {
    Path old = kept(BUNDLES);
    Files.writeString(home.resolve("two.jar"), "2");
    Path current = kept(BUNDLES);
    Path other = kept(FEWER);
    Path foreign = Files.createFile(cache.resolve("workers-1-2-3.jsa"));
    Path lock = Files.createFile(cache.resolve("0.lock"));
    archive().removeOld();
    assertThat(old).doesNotExist();
    assertThat(List.of(current, other, foreign, lock)).allMatch(Files::exists);
  }

  @Test
  void archivesUnusedForLongAreRemoved() throws Exception {
    Path used = kept(BUNDLES);
    Path foreign = Files.createFile(cache.resolve("workers-1.jsa"));
    FileTime longAgo = FileTime.from(Instant.now().minus(Duration.ofDays(40)));
    Files.setLastModifiedTime(used, longAgo);
    Files.setLastModifiedTime(foreign, longAgo);
    assertThat(archive().file(BUNDLES)).contains(used);
    archive().removeOld();
    assertThat(used).exists();
    assertThat(foreign).doesNotExist();
  }

  @Test
  @Timeout(60)
  void whoIsInterruptedLeavesNoProcessBehind() throws Exception {
    List<String> program =
        List.of("-cp", System.getProperty("java.class.path"), Sleeper.class.getName());
    ClassArchive archive = archive();
    Path box = cache.resolve("workers-" + ProcessHandle.current().pid() + ".box");
    // An archive that was not finished is made again the next time.
    for (int time = 0; time < 2; time++) {
      Thread maker =
          new Thread(
              () -> archive.make(BUNDLES, program, WorkerSettings.STANDARD, "order"), "archive");
      maker.start();
      Poll.until("the process has its box", () -> Files.exists(box) && Files.size(box) > 0);
      ProcessHandle child = ProcessHandle.of(Long.parseLong(Files.readString(box))).orElseThrow();
      maker.interrupt();
      maker.join();
      child.onExit().get(30, TimeUnit.SECONDS);
      assertThat(box).doesNotExist();
    }
  }

  /** A worker that reports its process and never ends. */
  static final class Sleeper {
    private Sleeper() {}

    public static void main(String[] args) throws Exception {
      Path box = Path.of(args[0]);
      Path half = Files.writeString(Path.of(box + ".half"), "" + ProcessHandle.current().pid());
      Files.move(half, box);
      Thread.sleep(Long.MAX_VALUE);
    }
  }

  @Test
  void aMissingCacheIsHarmless() throws Exception {
    Files.delete(cache);
    archive().removeOld();
    assertThat(cache).doesNotExist();
  }
}
