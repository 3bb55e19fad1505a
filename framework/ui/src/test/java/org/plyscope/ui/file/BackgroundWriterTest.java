package org.plyscope.ui.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class BackgroundWriterTest {
  private static final Duration LONG = Duration.ofMinutes(1);

  private final List<String> written = new CopyOnWriteArrayList<>();

  @Test
  @Timeout(60)
  void writesInOrderAndOnlyTheNewestOfSeveral() throws Exception {
    BackgroundWriter writer = new BackgroundWriter("test-writer", LONG, LONG);
    writer.keep("a", () -> written.add("old a"));
    writer.keep("a", () -> written.add("new a"));
    CountDownLatch first = new CountDownLatch(1);
    writer.write(
        () -> {
          written.add("first");
          throw new IllegalStateException("a failure ends nothing");
        });
    writer.write(first::countDown);
    first.await();
    assertThat(written).containsExactly("first");
    writer.close();
    assertThat(written).as("nothing is lost at the end").containsExactly("first", "new a");
    writer.write(() -> written.add("late"));
    writer.keep("b", () -> written.add("later"));
    assertThat(writer.isClosed()).isTrue();
    assertThat(written).hasSize(2);
  }

  @Test
  @Timeout(60)
  void writesAfterThePauseAndBeforeWhatReadsTheSame() throws Exception {
    CountDownLatch paused = new CountDownLatch(1);
    try (BackgroundWriter writer = new BackgroundWriter("test-writer", Duration.ZERO, LONG)) {
      writer.keep("a", paused::countDown);
      paused.await();
    }
    try (BackgroundWriter writer = new BackgroundWriter("test-writer", LONG, LONG)) {
      CountDownLatch read = new CountDownLatch(1);
      writer.keep("a", () -> written.add("a"));
      writer.write(
          () -> {
            writer.flush("a");
            written.add("read");
            read.countDown();
          });
      read.await();
      assertThat(written).containsExactly("a", "read");
    }
  }
}
