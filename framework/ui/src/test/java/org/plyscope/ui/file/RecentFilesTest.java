package org.plyscope.ui.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.plyscope.api.view.Choices;
import org.plyscope.testkit.view.Ui;

class RecentFilesTest {
  @TempDir Path folder;

  private final Choices choices = Choices.inMemory();

  @Test
  void theNewestIsFirstAndWhatIsGoneIsLeftOut() throws Exception {
    RecentFiles recent = Ui.get(() -> new RecentFiles(choices, "files"));
    for (int i = 0; i < RecentFiles.MOST + 3; i++) {
      Path file = Files.writeString(folder.resolve("f" + i), "");
      Ui.run(() -> recent.add(file));
    }
    Ui.run(() -> recent.add(folder.resolve("f5")));
    List<Path> all = Ui.get(recent::all);
    assertThat(all).hasSize(RecentFiles.MOST).doesNotHaveDuplicates();
    assertThat(all.subList(0, 2)).containsExactly(folder.resolve("f5"), folder.resolve("f10"));
    assertThat(Ui.get(() -> new RecentFiles(choices, "files").all())).isEqualTo(all);
    Files.delete(folder.resolve("f10"));
    Ui.run(recent::refresh);
    Ui.await("it is left out", () -> !recent.all().contains(folder.resolve("f10")));
  }

  /** A network drive may answer after seconds. */
  @Test
  @Timeout(60)
  void aSlowDriveKeepsNoWindowWaiting() throws Exception {
    CountDownLatch answered = new CountDownLatch(1);
    CountDownLatch changed = new CountDownLatch(3);
    RecentFiles recent =
        Ui.get(
            () ->
                new RecentFiles(
                    choices,
                    "files",
                    file -> {
                      await(answered);
                      return file.endsWith("there");
                    }));
    Ui.run(
        () -> {
          recent.onChange(changed::countDown);
          recent.add(folder.resolve("there"));
          recent.add(folder.resolve("gone"));
          assertThat(recent.all()).hasSize(2);
        });
    answered.countDown();
    changed.await();
    assertThat(Ui.get(recent::all)).containsExactly(folder.resolve("there"));
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
