package org.plyscope.agent.process.run;

import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.plyscope.api.program.ProgramException;

/**
 * Lines that a program wrote and that were not read yet. One thread adds, one takes.
 *
 * <p>A program that writes more than it is read, or faster than any search could use, is refused:
 * by bytes that wait, and by lines and bytes per second.
 */
final class LineQueue {
  private static final long MOST_WAITING = 32L << 20;
  private static final int MOST_LINES = 50_000;
  private static final long MOST_BYTES = 64L << 20;
  private static final String END = new String("end");

  private final LinkedBlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final AtomicLong waiting = new AtomicLong();
  private long second;
  private int linesThen;
  private long bytesThen;

  /** Adds a line; returns the fault of the program, or an empty text. */
  String add(String line) {
    lines.add(line);
    if (waiting.addAndGet(line.length()) > MOST_WAITING) {
      return "it wrote %d MB that were not asked for".formatted(MOST_WAITING >> 20);
    }
    long now = System.nanoTime() / TimeUnit.SECONDS.toNanos(1);
    if (now != second) {
      second = now;
      linesThen = 0;
      bytesThen = 0;
    }
    bytesThen += line.length();
    if (++linesThen > MOST_LINES || bytesThen > MOST_BYTES) {
      return "it wrote more than %,d lines or %d MB in a second"
          .formatted(MOST_LINES, MOST_BYTES >> 20);
    }
    return "";
  }

  /** Adds the end; nothing comes after it. */
  void end() {
    lines.add(END);
  }

  /** Waits as {@link org.plyscope.api.program.LineChannel#receive} describes. */
  @SuppressWarnings("ReferenceEquality") // the end is that object, whatever a program writes
  Optional<String> take(long millis, Supplier<ProgramException> ended) {
    boolean before = Thread.interrupted();
    boolean interrupted = before;
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    try {
      while (true) {
        try {
          String line = lines.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
          if (line == null) {
            return Optional.empty();
          }
          if (line == END) {
            lines.add(END);
            throw ended.get();
          }
          waiting.addAndGet(-line.length());
          return Optional.of(line);
        } catch (InterruptedException e) {
          interrupted = true;
          if (!before) {
            return Optional.empty();
          }
        }
      }
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }
}
