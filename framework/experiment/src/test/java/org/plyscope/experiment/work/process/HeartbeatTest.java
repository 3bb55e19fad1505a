package org.plyscope.experiment.work.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeartbeatTest {
  @TempDir Path folder;
  private final AtomicLong clock = new AtomicLong();
  private final AtomicLong processor = new AtomicLong();

  @Test
  void aClockThatJumpsWhileNoProcessorTimeIsUsedIsAPause() throws IOException {
    FlightRecorder box = FlightRecorder.open(folder.resolve("box"));
    Heartbeat heartbeat = new Heartbeat(box, clock::get, processor::get);
    long beats = box.beats();
    pass(100, 100);
    assertThat(heartbeat.pauses()).isZero();
    pass(5_000, 4_900);
    assertThat(heartbeat.pauses()).as("a long garbage collection").isZero();
    pass(500, 0);
    assertThat(heartbeat.pauses()).as("woken late").isZero();
    pass(5_000, 20);
    assertThat(heartbeat.pauses()).isEqualTo(1);
    pass(100, 0);
    assertThat(heartbeat.pauses()).isEqualTo(1);
    assertThat(box.beats()).isEqualTo(beats + 5);
  }

  private void pass(long millis, long used) {
    clock.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
    processor.addAndGet(TimeUnit.MILLISECONDS.toNanos(used));
  }
}
