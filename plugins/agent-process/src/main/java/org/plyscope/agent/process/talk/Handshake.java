package org.plyscope.agent.process.talk;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramException;

/** Waits for an answer that a program gives at once. */
public final class Handshake {
  private static final long MILLIS = 10_000;

  private Handshake() {}

  /**
   * Passes on the lines of a program until one is the end.
   *
   * @param program the lines
   * @param end receives each line; returns whether the wait is over
   * @param expected names the answer
   * @throws ProgramException if it does not come within ten seconds
   */
  public static void await(LineChannel program, Predicate<String> end, String expected) {
    long last = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(MILLIS);
    while (true) {
      long left = TimeUnit.NANOSECONDS.toMillis(last - System.nanoTime());
      Optional<String> line = left <= 0 ? Optional.empty() : program.receive(left);
      if (line.isPresent() && end.test(line.get())) {
        return;
      }
      boolean late = System.nanoTime() >= last;
      if (line.isEmpty() && (late || Thread.currentThread().isInterrupted())) {
        throw new ProgramException("it did not answer with " + expected + " in time");
      }
    }
  }
}
