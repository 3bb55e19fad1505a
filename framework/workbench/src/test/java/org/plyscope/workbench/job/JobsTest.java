package org.plyscope.workbench.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.queue.JobHandle;

class JobsTest {
  private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
  private final Jobs jobs = new Jobs(Runnable::run, new Faults(messages::add));

  @AfterEach
  void close() {
    jobs.close();
  }

  @Test
  void productIsHandedOver() throws InterruptedException {
    BlockingQueue<Integer> products = new LinkedBlockingQueue<>();
    JobHandle handle = jobs.submit("Count", monitor -> 42, products::add);

    assertThat(products.poll(10, TimeUnit.SECONDS)).isEqualTo(42);
    assertThat(handle.done()).isTrue();
    assertThat(jobs.running()).isEmpty();
  }

  @Test
  void failedJobBecomesOneSentence() throws InterruptedException {
    jobs.submit(
        "Read",
        monitor -> {
          throw new IOException("disk on fire");
        },
        product -> messages.add("never"));

    assertThat(messages.poll(10, TimeUnit.SECONDS))
        .isEqualTo("The job 'Read' failed: IOException, disk on fire.");
  }

  @Test
  void fullMemoryIsSaid() throws InterruptedException {
    jobs.submit(
        "Opening large.plygame",
        monitor -> {
          throw new OutOfMemoryError("Java heap space");
        },
        product -> messages.add("never"));
    assertThat(messages.poll(10, TimeUnit.SECONDS))
        .startsWith("The job 'Opening large.plygame' failed: there is not enough memory.")
        .contains("-Xmx4g");

    jobs.submit(
        "Opening large.plygame",
        monitor -> "read",
        product -> {
          throw new OutOfMemoryError("Java heap space");
        });
    assertThat(messages.poll(10, TimeUnit.SECONDS)).as("while it is shown").contains("memory");
  }

  @Test
  void badInputIsShownAsItIs() throws InterruptedException {
    jobs.submit(
        "Read",
        monitor -> {
          throw new InputException("The file is empty; choose another one.");
        },
        product -> messages.add("never"));

    assertThat(messages.poll(10, TimeUnit.SECONDS))
        .isEqualTo("The file is empty; choose another one.");
  }

  @Test
  void cancelReachesTheJob() throws InterruptedException {
    CountDownLatch running = new CountDownLatch(1);
    BlockingQueue<String> products = new LinkedBlockingQueue<>();
    JobHandle handle =
        jobs.submit(
            "Wait",
            monitor -> {
              monitor.progress(0.25, "waiting");
              running.countDown();
              while (!monitor.cancelled()) {
                Thread.sleep(1);
              }
              return "so far";
            },
            products::add);
    running.await();
    assertThat(jobs.running()).singleElement().extracting(RunningJob::fraction).isEqualTo(0.25);
    handle.cancel();

    assertThat(products.poll(10, TimeUnit.SECONDS)).isEqualTo("so far");
  }
}
