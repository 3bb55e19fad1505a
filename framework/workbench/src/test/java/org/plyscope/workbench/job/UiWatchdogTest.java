package org.plyscope.workbench.job;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.EventQueue;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.plyscope.plugins.Finding;

class UiWatchdogTest implements UiWatchdog.Alarm {
  private static final PluginOwner ACME = new PluginOwner(3, "org.example.acme", "Acme");

  private final BlockingQueue<String> events = new LinkedBlockingQueue<>();
  private final CountDownLatch go = new CountDownLatch(1);
  private UiWatchdog watchdog;

  @AfterEach
  void close() {
    go.countDown();
    watchdog.close();
  }

  @Override
  public void waiting(PluginOwner owner, Finding finding) {
    events.add("waiting: " + finding.sentence());
  }

  @Override
  public void hopeless(PluginOwner owner, Finding finding) {
    events.add("hopeless: " + owner.name());
  }

  @Override
  public void back(PluginOwner owner, Finding finding) {
    events.add("back: " + EventQueue.isDispatchThread());
  }

  private void watch(boolean guilty) {
    watchdog =
        new UiWatchdog(
            new UiWatchdog.Patience(Duration.ofMillis(600), Duration.ofMillis(1500)),
            frames ->
                guilty && Arrays.stream(frames).anyMatch(f -> f.getMethodName().equals("block"))
                    ? Optional.of(ACME)
                    : Optional.empty(),
            this);
  }

  private void block() {
    try {
      go.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Test
  void pluginThatBlocksTheWindowIsNamedThenGivenUpThenReported() throws Exception {
    watch(true);
    EventQueue.invokeAndWait(() -> {});
    EventQueue.invokeLater(this::block);
    assertThat(events.poll(10, TimeUnit.SECONDS))
        .isEqualTo(
            "waiting: The plugin Acme kept the window waiting for more than 1 s, in "
                + UiWatchdogTest.class.getName()
                + ".block.");
    assertThat(events.poll(10, TimeUnit.SECONDS)).isEqualTo("hopeless: Acme");
    go.countDown();
    assertThat(events.poll(10, TimeUnit.SECONDS)).isEqualTo("back: true");
  }

  @Test
  void programItselfIsNotBlamed() throws Exception {
    watch(false);
    EventQueue.invokeAndWait(() -> {});
    EventQueue.invokeLater(this::block);
    assertThat(events.poll(2, TimeUnit.SECONDS)).isNull();
  }
}
