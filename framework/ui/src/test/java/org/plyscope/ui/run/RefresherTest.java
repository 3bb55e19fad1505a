package org.plyscope.ui.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.testkit.poll.Poll;

@Timeout(30)
class RefresherTest {
  private final AtomicInteger computed = new AtomicInteger();
  private final BlockingQueue<Integer> shown = new LinkedBlockingQueue<>();

  @Test
  void requestsThatComeMeanwhileAreAnsweredTogether() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch gate = new CountDownLatch(1);
    try (Refresher<Integer> refresher =
        new Refresher<>(
            "test",
            () -> {
              begun.countDown();
              await(gate);
              return computed.incrementAndGet();
            },
            value -> {
              assertThat(SwingUtilities.isEventDispatchThread()).isTrue();
              shown.add(value);
            })) {
      refresher.ask();
      begun.await();
      for (int i = 0; i < 50; i++) {
        refresher.ask();
      }
      gate.countDown();
      assertThat(shown.poll(20, TimeUnit.SECONDS)).isEqualTo(1);
      assertThat(shown.poll(20, TimeUnit.SECONDS)).isEqualTo(2);
      refresher.ask();
      assertThat(shown.poll(20, TimeUnit.SECONDS)).isEqualTo(3);
      assertThat(computed).hasValue(3);
    }
  }

  @Test
  void oneThatFailsIsAskedAgainAndOneThatIsClosedStaysSilent() throws Exception {
    Refresher<Integer> refresher =
        new Refresher<>(
            "test",
            () -> {
              if (computed.incrementAndGet() == 1) {
                throw new IllegalStateException("the first time");
              }
              return computed.get();
            },
            shown::add);
    refresher.ask();
    Poll.until("it was computed", () -> computed.get() > 0);
    refresher.ask();
    assertThat(shown.poll(20, TimeUnit.SECONDS)).isEqualTo(2);
    refresher.close();
    refresher.ask();
    SwingUtilities.invokeAndWait(() -> {});
    assertThat(shown).isEmpty();
  }

  @Test
  void growthWaitsForALongRestAndTheUserDoesNot() throws Exception {
    try (Refresher<Integer> refresher =
        new Refresher<>(
            "test",
            () -> {
              if (computed.get() == 0) {
                work(530);
              }
              return computed.incrementAndGet();
            },
            shown::add)) {
      long begun = System.nanoTime();
      refresher.askLater();
      assertThat(shown.poll(20, TimeUnit.SECONDS)).isEqualTo(1);
      for (int i = 0; i < 50; i++) {
        refresher.askLater();
      }
      assertThat(shown.poll(20, TimeUnit.SECONDS)).isEqualTo(2);
      assertThat(System.nanoTime() - begun).isGreaterThan(TimeUnit.SECONDS.toNanos(3));
      refresher.askLater();
      refresher.ask();
      assertThat(shown.poll(20, TimeUnit.SECONDS)).isEqualTo(3);
      assertThat(shown).isEmpty();
    }
  }

  /** Takes processor time, which waiting does not. */
  private static void work(long millis) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long end = threads.getCurrentThreadCpuTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    while (threads.getCurrentThreadCpuTime() < end) {
      Thread.onSpinWait();
    }
  }

  private static void await(CountDownLatch gate) {
    try {
      gate.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
