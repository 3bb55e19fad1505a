package org.plyscope.experiment.work.process;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;

/**
 * Shows the lab that the process of a worker runs, and notices afterwards that it stood still: a
 * stop signal, a paused virtual machine or a suspended job all look like a clock that jumps while
 * the process uses no processor time. A long garbage collection does use it, and is no pause. Safe
 * for any thread.
 */
final class Heartbeat {
  private static final long TICK_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

  /** The system wakes a thread later than this only if the process does not run. */
  private static final long PAUSE_NANOS = TimeUnit.MILLISECONDS.toNanos(600);

  private final FlightRecorder box;
  private final LongSupplier clock;
  private final LongSupplier processor;
  private long last;
  private long used;
  private int pauses;

  /** Watches this process by the given clock and the given processor time, both in nanoseconds. */
  Heartbeat(FlightRecorder box, LongSupplier clock, LongSupplier processor) {
    this.box = box;
    this.clock = clock;
    this.processor = processor;
    this.last = clock.getAsLong();
    this.used = processor.getAsLong();
  }

  /** Starts to watch this process. */
  static Heartbeat start(FlightRecorder box) {
    ProcessHandle self = ProcessHandle.current();
    Heartbeat made = new Heartbeat(box, System::nanoTime, () -> processorNanos(self));
    Thread thread = new Thread(made::run, "heartbeat");
    thread.setDaemon(true);
    thread.start();
    return made;
  }

  /** Returns the processor time that a process has used; 0 where the system does not report it. */
  static long processorNanos(ProcessHandle process) {
    return process.info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
  }

  private void run() {
    while (true) {
      pauses();
      LockSupport.parkNanos(TICK_NANOS);
    }
  }

  /** Beats, and returns how often the process has stood still so far. */
  synchronized int pauses() {
    long now = clock.getAsLong();
    long usedNow = processor.getAsLong();
    long gap = now - last;
    if (gap > PAUSE_NANOS && usedNow - used < gap / 2) {
      pauses++;
    }
    last = now;
    used = usedNow;
    box.beat();
    return pauses;
  }
}
