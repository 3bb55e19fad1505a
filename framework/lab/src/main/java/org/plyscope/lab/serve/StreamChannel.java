package org.plyscope.lab.serve;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.System.Logger.Level;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramException;

/**
 * Lines over two streams, in bounds: a line that is too long, too many lines in a second, too many
 * that wait, and a side that does not read end the conversation. Any thread may send, and none
 * waits for the other side to read.
 */
public final class StreamChannel implements LineChannel, AutoCloseable {
  private static final System.Logger LOG = System.getLogger(StreamChannel.class.getName());
  private static final String END = new String("end");
  private static final int WAITING = 1_000;
  private static final long MOST_UNREAD = 1L << 20;
  private static final long LEAVE_MILLIS = 1_000;

  /**
   * The bounds of the other side.
   *
   * @param longestLine the longest line in bytes
   * @param linesPerSecond the largest number of lines in a second
   */
  public record Bounds(int longestLine, int linesPerSecond) {}

  private final InputStream in;
  private final OutputStream out;
  private final Bounds bounds;
  private final BlockingQueue<String> lines = new ArrayBlockingQueue<>(WAITING);
  private final BlockingQueue<String> output = new LinkedBlockingQueue<>();
  private final AtomicLong unread = new AtomicLong();
  private final AtomicReference<String> problem = new AtomicReference<>("");
  private final Thread writer;
  private long second;
  private int linesThen;

  /**
   * Starts to read.
   *
   * @param name names the thread
   * @param in the output of the other side
   * @param out the input of the other side
   * @param bounds its bounds
   */
  public StreamChannel(String name, InputStream in, OutputStream out, Bounds bounds) {
    this.in = new BufferedInputStream(in);
    this.out = out;
    this.bounds = bounds;
    this.writer = daemon(this::write, "writer-" + name);
    writer.start();
    daemon(this::read, "reader-" + name).start();
  }

  private static Thread daemon(Runnable work, String name) {
    Thread thread = new Thread(work, name);
    thread.setDaemon(true);
    return thread;
  }

  private void read() {
    byte[] line = new byte[bounds.longestLine];
    int length = 0;
    try {
      for (int next = in.read(); next >= 0; next = in.read()) {
        if (next == '\n') {
          add(new String(line, 0, length, StandardCharsets.UTF_8));
          length = 0;
        } else if (length == line.length) {
          throw new IOException("it wrote a line of more than " + length + " bytes");
        } else {
          line[length++] = (byte) next;
        }
      }
      if (length > 0) {
        add(new String(line, 0, length, StandardCharsets.UTF_8));
      }
      end("it closed the connection");
    } catch (IOException e) {
      end(String.valueOf(e.getMessage()));
    }
  }

  private void add(String line) throws IOException {
    long now = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime());
    linesThen = now == second ? linesThen + 1 : 1;
    second = now;
    if (linesThen > bounds.linesPerSecond) {
      throw new IOException("it wrote more than " + bounds.linesPerSecond + " lines in a second");
    }
    String text = line.endsWith("\r") ? line.substring(0, line.length() - 1) : line;
    // One place is left for the end.
    if (lines.remainingCapacity() < 2 || !lines.offer(text)) {
      throw new IOException("it wrote more than " + WAITING + " lines that were not asked for");
    }
  }

  /** Ends the conversation for the side that reads; the streams stay open. */
  public void end() {
    end("the conversation was ended");
  }

  /** Returns whether the other side has ended the conversation; lines may still wait. */
  public boolean ended() {
    return !problem.get().isEmpty();
  }

  private void end(String reason) {
    problem.compareAndSet("", reason);
    if (!lines.offer(END)) {
      LOG.log(Level.DEBUG, "The lines had ended before.");
    }
  }

  @Override
  public void send(String line) {
    if (unread.addAndGet(line.length() + 1) > MOST_UNREAD) {
      end("it does not read");
      throw new ProgramException("it does not read");
    }
    if (!writer.isAlive()) {
      throw new ProgramException("it closed the connection");
    }
    output.add(line);
  }

  @SuppressWarnings("ReferenceEquality") // the end is that object, whatever is sent
  private void write() {
    try {
      for (String line = output.take(); line != END; line = output.take()) {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        out.flush();
        unread.addAndGet(-line.length() - 1);
      }
    } catch (IOException e) {
      end("it closed the connection");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  @SuppressWarnings("ReferenceEquality") // the end is that object, whatever the other side writes
  public Optional<String> receive(long millis) {
    boolean before = Thread.interrupted();
    boolean interrupted = before;
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    try {
      while (true) {
        try {
          String line = lines.poll(end - System.nanoTime(), TimeUnit.NANOSECONDS);
          if (line == END) {
            lines.add(END);
            throw new ProgramException(problem.get());
          }
          return Optional.ofNullable(line);
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

  /** Writes the sent lines, for a second at most, and closes both streams. */
  @Override
  public void close() {
    end("the connection was closed");
    output.add(END);
    try {
      writer.join(LEAVE_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    try {
      out.close();
      in.close();
    } catch (IOException e) {
      LOG.log(Level.DEBUG, "A stream could not be closed.", e);
    }
  }
}
