package org.plyscope.plugins.site;

import java.io.IOException;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import org.plyscope.plugins.site.Transfer.Patience;
import org.plyscope.plugins.site.Transfer.Source;

/**
 * Reads a stream that may stand still: a thread closes it when nothing has arrived for too long,
 * when all of it takes too long, or when it is cancelled, which ends a read that waits.
 */
final class StreamWatch implements AutoCloseable {
  private static final long POLL_MILLIS = 50;

  private final Source source;
  private final Patience patience;
  private final BooleanSupplier cancelled;
  private final long start = System.nanoTime();
  private final Thread thread;
  private volatile long last = start;
  private volatile String ended = "";
  private volatile boolean done;

  StreamWatch(Source source, Patience patience, BooleanSupplier cancelled) {
    this.source = source;
    this.patience = patience;
    this.cancelled = cancelled;
    this.thread = new Thread(this::watch, "download-watch");
    thread.setDaemon(true);
    thread.start();
  }

  /** Reads like {@link java.io.InputStream#read(byte[])}. */
  int read(byte[] buffer) throws IOException {
    try {
      int count = source.stream().read(buffer);
      last = System.nanoTime();
      if (!ended.isEmpty()) {
        throw new IOException(ended);
      }
      return count;
    } catch (IOException e) {
      throw ended.isEmpty() ? e : new IOException(ended, e);
    }
  }

  private void watch() {
    while (!done && ended.isEmpty()) {
      ended = reason();
      if (!ended.isEmpty()) {
        close(source);
        return;
      }
      try {
        Thread.sleep(POLL_MILLIS);
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  private String reason() {
    if (cancelled.getAsBoolean()) {
      return "it was cancelled";
    }
    if (longer(last, patience.stall())) {
      return "the server sent nothing for " + patience.stall().toSeconds() + " s";
    }
    return longer(start, patience.total())
        ? "it took more than " + patience.total().toSeconds() + " s"
        : "";
  }

  private static boolean longer(long since, Duration limit) {
    return System.nanoTime() - since > limit.toNanos();
  }

  private static void close(Source source) {
    try {
      source.close();
    } catch (IOException e) {
      // The reader gets the reason.
    }
  }

  @Override
  public void close() {
    done = true;
    thread.interrupt();
  }
}
