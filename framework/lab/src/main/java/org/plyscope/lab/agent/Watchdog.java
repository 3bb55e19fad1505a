package org.plyscope.lab.agent;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.plyscope.lab.agent.internal.StopGracePeriod;

/**
 * Watches over agents that are called on one thread, one after the other. An agent that takes too
 * long is asked to stop; if that does not help, the owner of the process has to end it, because a
 * thread cannot be killed.
 *
 * <p>To enter and to leave cost next to nothing, so that games of microseconds can be watched.
 */
public final class Watchdog implements Call, AutoCloseable {
  private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

  private final Runnable whenHung;
  private final Thread watcher;
  private volatile boolean stop;
  private volatile boolean closed;
  private Thread watched;
  private boolean limited;
  private boolean hung;
  private long deadline;
  private StopGracePeriod patience;

  /**
   * Starts a vigil.
   *
   * @param name the name of its thread
   * @param whenHung run once, on the thread of the vigil, when an agent did not return two seconds
   *     after it was asked to stop, not counting delays of the machine
   */
  public Watchdog(String name, Runnable whenHung) {
    this.whenHung = whenHung;
    this.watcher = Watch.daemon(this::watch, name);
    watcher.start();
  }

  /** Starts watching the calling thread; a limit of 0 milliseconds means no limit. */
  synchronized void enter(long limitMillis) {
    watched = Thread.currentThread();
    limited = limitMillis > 0;
    deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(limitMillis);
    stop = false;
  }

  /** Ends that. */
  synchronized void leave() {
    watched = null;
    if (stop) {
      // A stop has interrupted this thread; later code must not notice.
      Thread.interrupted();
    }
  }

  /** Asks the watched agent to stop. */
  @Override
  public synchronized void stop() {
    if (watched != null && !stop) {
      tell();
    }
  }

  @Override
  public boolean stopped() {
    return stop;
  }

  /** Returns false: the watched agent is still working. */
  @Override
  public boolean done() {
    return false;
  }

  private void watch() {
    while (!closed) {
      LockSupport.parkNanos(LOOK_NANOS);
      if (look()) {
        whenHung.run();
      }
    }
  }

  private synchronized boolean look() {
    if (watched == null || hung) {
      return false;
    }
    if (stop) {
      hung = patience.remaining() == 0;
    } else if (limited && System.nanoTime() - deadline >= 0) {
      tell();
    }
    return hung;
  }

  private void tell() {
    stop = true;
    patience = StopGracePeriod.with(watched);
    watched.interrupt();
  }

  /** Ends the vigil. */
  @Override
  public void close() {
    closed = true;
    LockSupport.unpark(watcher);
  }
}
