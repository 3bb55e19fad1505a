package org.plyscope.experiment.work.process;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * Takes the output of agents: keeps the end of it, and stops an agent that prints without end. Safe
 * for any thread.
 */
final class TailStream extends OutputStream {
  /** An agent that prints more than this in one game does nothing else. */
  static final long MOST = 64L << 20;

  private static final int KEPT = 4_096;

  private final byte[] ring = new byte[KEPT];
  private long written;
  private long begun;
  private boolean stopped;

  /** Begins to count anew, for another game. */
  synchronized void begin() {
    begun = written;
    stopped = false;
  }

  @Override
  public synchronized void write(int b) {
    ring[(int) (written++ % KEPT)] = (byte) b;
    check();
  }

  @Override
  public synchronized void write(byte[] bytes, int from, int length) {
    int skipped = Math.max(0, length - KEPT);
    written += skipped;
    for (int i = skipped; i < length; i++) {
      ring[(int) (written++ % KEPT)] = bytes[from + i];
    }
    check();
  }

  /** Throws once in a game: later output may be a log of just this failure. */
  private void check() {
    if (!stopped && written - begun > MOST) {
      stopped = true;
      throw new IllegalStateException("it printed more than " + (MOST >> 20) + " MB in one game");
    }
  }

  /** Returns the end of the output. */
  synchronized String tail() {
    int length = (int) Math.min(KEPT, written);
    byte[] last = new byte[length];
    for (int i = 0; i < length; i++) {
      last[i] = ring[(int) ((written - length + i) % KEPT)];
    }
    return new String(last, StandardCharsets.UTF_8);
  }
}
