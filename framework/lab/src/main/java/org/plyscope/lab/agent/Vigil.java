package org.plyscope.lab.agent;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/**
 * Watches over agents that are called on one thread, one after the other. Whoever takes too long is
 * told to stop; if that does not help, someone else has to end it, because a thread cannot be
 * killed.
 *
 * <p>To enter and to leave cost next to nothing, so that games of microseconds can be watched.
 */
public final class Vigil implements Call, AutoCloseable {
  private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(5);

  private final Runnable whenHung;
  private final Thread watcher;
  private volatile boolean stop;
  private volatile boolean closed;
  private Thread watched;
  private boolean limited;
  private boolean hung;
  private long deadline;

  /**
   * Starts a vigil.
   *
   * @param name the name of its thread
   * @param whenHung run once, on the thread of the vigil, when an agent did not return two seconds
   *     after it was told to stop
   */
  public Vigil(String name, Runnable whenHung) {
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
      // A stop has interrupted this thread; what follows must not notice.
      Thread.interrupted();
    }
  }

  /** Tells whoever is watched to stop. */
  @Override
  public synchronized void stop() {
    if (watched != null && !stop) {
      stop = true;
      deadline = System.nanoTime();
      limited = true;
      watched.interrupt();
    }
  }

  @Override
  public boolean stopped() {
    return stop;
  }

  /** Whoever is watched is not done. */
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
    long late = System.nanoTime() - deadline;
    if (watched == null || !limited || late < 0) {
      return false;
    }
    if (!stop) {
      stop = true;
      watched.interrupt();
    }
    boolean first = !hung;
    hung |= late >= TimeUnit.MILLISECONDS.toNanos(AgentCall.PATIENCE_MILLIS);
    return first && hung;
  }

  /** Ends the vigil. */
  @Override
  public void close() {
    closed = true;
    LockSupport.unpark(watcher);
  }
}
