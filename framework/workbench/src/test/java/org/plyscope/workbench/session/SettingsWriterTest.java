package org.plyscope.workbench.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsWriterTest {
  private final List<String> written = new CopyOnWriteArrayList<>();

  @Test
  void onlyWhatHasChangedIsWritten() {
    SettingsWriter writer = new SettingsWriter((file, value) -> written.add(file + "=" + value));
    try (writer) {
      writer.offer(Map.of("a", 1));
      awaitSize(1);
      writer.offer(Map.of("a", 1, "b", 1));
      awaitSize(2);
      writer.offer(Map.of("a", 2, "b", 1));
    }
    assertThat(written).containsExactly("a=1", "b=1", "a=2");
  }

  @Test
  void onlyTheNewestIsWrittenAndTheCallerDoesNotWait() throws InterruptedException {
    CountDownLatch busy = new CountDownLatch(1);
    CountDownLatch free = new CountDownLatch(1);
    SettingsWriter writer =
        new SettingsWriter(
            (file, value) -> {
              written.add(file + "=" + value);
              busy.countDown();
              awaitOpen(free);
            });
    try (writer) {
      writer.offer(Map.of("a", 1));
      busy.await();
      writer.offer(Map.of("a", 2));
      writer.offer(Map.of("a", 3));
      free.countDown();
    }
    assertThat(written).containsExactly("a=1", "a=3");
  }

  @Test
  void aFileThatCannotBeWrittenIsTriedAgain() {
    SettingsWriter writer =
        new SettingsWriter(
            (file, value) -> {
              written.add(file + "=" + value);
              if (written.size() == 1) {
                throw new IllegalStateException("The disk is full.");
              }
            });
    try (writer) {
      writer.offer(Map.of("a", 1));
      awaitSize(1);
      writer.offer(Map.of("a", 1));
    }
    assertThat(written).containsExactly("a=1", "a=1");
  }

  @Test
  void habitsAreThereAgainWithoutAnyClosing(@TempDir Path folder) {
    DataFiles files = new DataFiles(folder);
    ChoiceStore choiceStore = ChoiceStore.read(files);
    int[] changes = {0};
    choiceStore.onChange(() -> changes[0]++);
    try (SettingsWriter writer = new SettingsWriter(files::write)) {
      choiceStore.of("board").put("turned", "true");
      choiceStore.of("board").put("turned", "true");
      writer.offer(Map.of(ChoiceStore.FILE, choiceStore.json()));
    }
    assertThat(changes[0]).isEqualTo(1);
    assertThat(ChoiceStore.read(new DataFiles(folder)).of("board").get("turned")).contains("true");
  }

  private void awaitSize(int size) {
    while (written.size() < size) {
      Thread.onSpinWait();
    }
  }

  private static void awaitOpen(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
