package org.plyscope.lab.agent.internal;

import java.lang.management.ManagementFactory;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;
import org.plyscope.lab.agent.Watch;

/**
 * How long an agent may take to stop: two seconds of its own time. Delays of the machine do not
 * count against it, and on a machine with more work than processors only the time that its thread
 * had a processor counts in full, all other time a fifth. So an agent that never returns is
 * abandoned after ten seconds at most.
 */
public final class StopGracePeriod {
  /** How long it may take. */
  public static final long MILLIS = 2000;

  private static final long LIMIT = TimeUnit.MILLISECONDS.toNanos(MILLIS);
  private static final long LOOK = TimeUnit.MILLISECONDS.toNanos(50);
  private static final int SHARE = 5;

  private final LongSupplier clock;
  private final LongSupplier processor;
  private final BooleanSupplier crowded;
  private final long start;
  private final long used;
  private long due;
  private long late;

  /**
   * Starts to count.
   *
   * @param clock nanoseconds that have passed
   * @param processor nanoseconds that the thread of the agent had a processor
   * @param crowded whether the machine has more work than processors
   */
  public StopGracePeriod(LongSupplier clock, LongSupplier processor, BooleanSupplier crowded) {
    this.clock = clock;
    this.processor = processor;
    this.crowded = crowded;
    this.start = clock.getAsLong();
    this.used = processor.getAsLong();
    this.due = start + LIMIT;
  }

  /**
   * Starts to count for an agent on this machine.
   *
   * @param thread the thread of the agent, or null if it has none yet
   */
  public static StopGracePeriod with(Thread thread) {
    return new StopGracePeriod(
        System::nanoTime, () -> processorNanos(thread), StopGracePeriod::crowded);
  }

  private static long processorNanos(Thread thread) {
    return thread == null
        ? 0
        : Math.max(0, ManagementFactory.getThreadMXBean().getThreadCpuTime(thread.getId()));
  }

  /** Goes by the load of the last minute, where the system knows it. */
  private static boolean crowded() {
    double load = ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage();
    return load < 0 || load > Runtime.getRuntime().availableProcessors();
  }

  /** Returns when to look again: nanoseconds from now; 0 once the agent had its time. */
  public synchronized long remaining() {
    long now = clock.getAsLong();
    if (now < due) {
      return due - now;
    }
    late += now - due;
    long passed = now - start - late;
    long own =
        crowded.getAsBoolean() ? Math.max(processor.getAsLong() - used, passed / SHARE) : passed;
    if (own >= LIMIT) {
      return 0;
    }
    due = now + Math.max(LOOK, LIMIT - own);
    return due - now;
  }

  /** Runs an action when the agent had its time, unless it is called off before. */
  public Runnable start(Watch watch, Runnable whenOver) {
    Alarm alarm = new Alarm(watch, whenOver);
    alarm.set();
    return alarm::callOff;
  }

  private final class Alarm {
    private final Watch watch;
    private final Runnable whenOver;
    private Runnable pending = () -> {};
    private boolean off;

    Alarm(Watch watch, Runnable whenOver) {
      this.watch = watch;
      this.whenOver = whenOver;
    }

    synchronized void set() {
      if (!off) {
        long millis = TimeUnit.NANOSECONDS.toMillis(remaining()) + 1;
        pending = watch.after(millis, this::look);
      }
    }

    private void look() {
      // A closed watch cannot look again, and the program is ending.
      if (remaining() > 0 && !watch.closed()) {
        set();
      } else if (!isOff()) {
        whenOver.run();
      }
    }

    private synchronized boolean isOff() {
      return off;
    }

    synchronized void callOff() {
      off = true;
      pending.run();
    }
  }
}
