package org.plyscope.agent.process.talk;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.plyscope.api.program.LineChannel;
import org.plyscope.api.program.ProgramException;
import org.plyscope.api.search.SearchRequest;
import org.plyscope.api.search.SearchResult;

/**
 * Waits for the lines of a program that searches, and asks it to stop when its time is over or the
 * user wants it to.
 */
public final class SearchWait {
  private static final long STEP_MILLIS = 20;
  private static final long GRACE_MILLIS = 1_500;

  private final LineChannel program;
  private final SearchRequest request;
  private final Runnable stop;
  private final long began = System.nanoTime();
  private SearchResult.Status status = SearchResult.Status.COMPLETE;
  private long stopped;

  /**
   * Starts to wait.
   *
   * @param program the lines
   * @param request the request of its search
   * @param stop asks the program to stop; called once
   */
  public SearchWait(LineChannel program, SearchRequest request, Runnable stop) {
    this.program = program;
    this.request = request;
    this.stop = stop;
  }

  /**
   * Waits for the next line.
   *
   * @throws ProgramException if the program does not answer soon after it was asked to stop
   */
  public String line() {
    while (true) {
      Optional<String> line = poll();
      if (line.isPresent()) {
        return line.get();
      }
    }
  }

  /** Waits a moment for the next line; for protocols in which the stop needs no answer. */
  public Optional<String> poll() {
    stopInTime();
    Optional<String> line = program.receive(STEP_MILLIS);
    if (stopped != 0 && millisSince(stopped) > GRACE_MILLIS) {
      throw new ProgramException(
          "it did not answer within 1.5 s after it was asked to stop a search");
    }
    return line;
  }

  private void stopInTime() {
    long limit = request.limits().millis();
    boolean late = limit > 0 && millisSince(began) >= limit;
    if (stopped == 0 && (late || request.stopRequested())) {
      status = late ? SearchResult.Status.LIMIT : SearchResult.Status.STOPPED;
      stopped = System.nanoTime();
      stop.run();
    }
  }

  private static long millisSince(long nanos) {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
  }

  /** Returns whether the program was asked to stop. */
  public boolean stopping() {
    return stopped != 0;
  }

  /** Returns how the search ended: by itself, by its limit or by the user. */
  public SearchResult.Status status() {
    return status;
  }

  /** Returns the time since the search began. */
  public long nanos() {
    return System.nanoTime() - began;
  }
}
