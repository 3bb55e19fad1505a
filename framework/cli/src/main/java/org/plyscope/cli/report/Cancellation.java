package org.plyscope.cli.report;

import java.time.Duration;
import java.util.function.LongSupplier;
import org.plyscope.api.work.JobMonitor;

/** Whether the user wants to end the command, and the listeners to notify then. */
public final class Cancellation {
  /** How long a command may still save its results before it should print them. */
  public static final Duration GRACE = Duration.ofSeconds(5);

  private final LongSupplier clock;
  private boolean cancelled;
  private long when;
  private Runnable action = () -> {};

  /** Goes by the time of the system. */
  public Cancellation() {
    this(System::nanoTime);
  }

  /** Goes by a clock that counts nanoseconds. */
  public Cancellation(LongSupplier clock) {
    this.clock = clock;
  }

  /** Ends the command as soon as possible. */
  public synchronized void cancel() {
    if (!cancelled) {
      cancelled = true;
      when = clock.getAsLong();
    }
    action.run();
  }

  /** Returns a monitor that shows nothing and is cancelled with the command. */
  public JobMonitor monitor() {
    return new JobMonitor() {
      @Override
      public void progress(double fraction, String text) {}

      @Override
      public boolean cancelled() {
        return Cancellation.this.cancelled();
      }
    };
  }

  public synchronized boolean cancelled() {
    return cancelled;
  }

  /** Returns whether the time to save the results is over as well. */
  public synchronized boolean overdue() {
    return cancelled && clock.getAsLong() - when > GRACE.toNanos();
  }

  /**
   * Sets the action that ends the current work; runs it at once if the user has cancelled already.
   */
  public synchronized void onCancel(Runnable newAction) {
    action = newAction;
    if (cancelled) {
      action.run();
    }
  }
}
