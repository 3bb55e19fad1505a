package org.plyscope.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.plyscope.bench.SearchBench.Entry;
import org.plyscope.lab.catalog.Catalog;

/** Searches that are running when the user ends them end soon, and what was finished is kept. */
@Timeout(120)
class SearchBenchStopTest {
  private static final Catalog CATALOG = ShippedParts.catalog();
  private static final Duration SOON = Duration.ofSeconds(2);
  private static final int DELAY = 300;

  private final Timer timer = new Timer(true);
  private final AtomicLong stopped = new AtomicLong();

  @AfterEach
  void end() {
    timer.cancel();
  }

  /** Stops a little after something has begun. */
  private void stopAfter(String begun, String expected) {
    if (begun.equals(expected)) {
      timer.schedule(
          new TimerTask() {
            @Override
            public void run() {
              stopped.set(computed());
            }
          },
          DELAY);
    }
  }

  /** Stops before the first node: the suite may need less than any delay. */
  private void stopAtOnce(String begun, String expected) {
    if (begun.equals(expected)) {
      stopped.set(computed());
    }
  }

  /** Returns the processor time of this JVM: a busy machine makes a search end later, not this. */
  private static long computed() {
    return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
        .getProcessCpuTime();
  }

  private boolean stop() {
    return stopped.get() != 0;
  }

  private void assertSoon() {
    assertThat(stop()).isTrue();
    assertThat(Duration.ofNanos(computed() - stopped.get())).isLessThan(SOON);
  }

  @Test
  void theSuiteKeepsWhatWasFinished() throws InterruptedException {
    List<Entry> entries =
        SearchBench.suite(
            CATALOG, begun -> stopAtOnce(begun, "checkers modern-alpha-beta"), this::stop);
    assertSoon();
    assertThat(entries).hasSize(4);
    assertThat(entries).extracting(Entry::nodes).allMatch(nodes -> nodes > 1000);
  }

  @Test
  void loopsEndInTheMiddleOfASearch() {
    List<Measurement> measured =
        SearchBench.speed(CATALOG, 3600, begun -> stopAfter(begun, "measuring kalah"), this::stop);
    assertSoon();
    assertThat(measured).isEmpty();
  }

  @Test
  void recordingsEndInTheMiddleOfASearch() {
    List<Measurement> measured =
        SearchBench.recording(
            CATALOG, 3600, begun -> stopAfter(begun, "recording kalah"), this::stop);
    assertSoon();
    assertThat(measured).isEmpty();
  }
}
