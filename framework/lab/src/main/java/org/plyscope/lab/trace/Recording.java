package org.plyscope.lab.trace;

import java.util.function.LongSupplier;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.api.trace.read.Trace;

/** A trace while a search fills it, with a clock beside it. Used by the search thread. */
public final class Recording {
  private final LongSupplier clock;
  private final RecordedTrace trace;
  private final TimedRecorder recorder;
  private final long start;

  /**
   * Starts to record.
   *
   * @param trace takes the nodes; empty
   * @param clock nanoseconds, normally {@code System::nanoTime}
   */
  public Recording(RecordedTrace trace, LongSupplier clock) {
    this.clock = clock;
    this.trace = trace;
    recorder = trace.timed(clock);
    start = clock.getAsLong();
  }

  /** Returns the recorder that the agent calls. */
  public TraceRecorder recorder() {
    return recorder;
  }

  /** Ends the recording. Returns the finished trace, which knows its cost. */
  public Trace finish() {
    trace.cost(clock.getAsLong() - start, recorder.nanos());
    return trace.finish();
  }
}
