package org.plyscope.lab.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.Limits;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.api.trace.read.TraceCost;
import org.plyscope.lab.search.SearchSpec;

class TimedRecorderTest {
  /** The time that a look at the scripted clock takes. */
  private static final long LOOK = 23;

  private long now;
  private boolean grows;

  private long look() {
    now += LOOK;
    return now;
  }

  /** Takes 7 ns to open a node, 3 for a window, 5 to close; a million to grow. */
  private final class Scripted implements TraceRecorder {
    private long spent;

    private void spend(long nanos) {
      spent += nanos;
      now += nanos;
    }

    @Override
    public int open(int parent, long move, int order, int player) {
      spend(grows ? 1_000_000 : 7);
      return 0;
    }

    @Override
    public void window(int node, double alpha, double beta) {
      spend(3);
    }

    @Override
    public void close(int node, double value, Bound bound, NodeEnd end, int skipped) {
      spend(5);
    }

    @Override
    public void visits(int node, long visits, double[] means) {
      spend(11);
    }

    @Override
    public void values(int node, double[] values) {
      spend(13);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void theEstimateIsRightWhateverTheRhythm(int kinds) {
    Scripted script = new Scripted();
    TimedRecorder timed = new TimedRecorder(script, () -> grows, this::look);
    for (int i = 0; i < 400_000; i++) {
      now += 150;
      grows = i % 100_000 == 99;
      timed.open(TraceRecorder.NO_PARENT, MoveList.NONE, 0, 0);
      if (kinds > 1) {
        timed.close(0, 0, Bound.EXACT, NodeEnd.LEAF, 0);
      }
      if (kinds > 2) {
        timed.window(0, 0, 0);
      }
      if (kinds > 3) {
        timed.values(0, new double[2]);
      }
      if (kinds > 4) {
        timed.visits(0, 1, new double[2]);
      }
    }
    assertThat((double) timed.nanos())
        .isCloseTo((double) script.spent, within(0.02 * script.spent));
  }

  @Test
  void aTraceKnowsWhatItCost() {
    SearchSpec spec = SampleTraces.spec(1000);
    Recording recording = new Recording(spec.recording(spec.agent().spec()), () -> now += LOOK);
    SampleTraces.grow(recording.recorder(), TraceRecorder.NO_PARENT, 0, 3, 3);
    now += 1_000_000;
    Trace trace = recording.finish();
    TraceCost cost = trace.cost().orElseThrow();
    assertThat(trace.size()).isEqualTo(40);
    assertThat(cost.searchNanos()).isGreaterThan(1_000_000);
    assertThat(cost.recordingNanos()).as("the scripted clock stands still in between").isZero();
    assertThat(cost.bytes()).isEqualTo(40 * 41);
  }

  @Test
  void aMeasuredCostMakesAnotherTraceOfTheSameNodes() {
    RecordedTrace recording = SampleTraces.recording(100);
    assertThatThrownBy(() -> recording.withCost(TraceCost.of(1, 1, 1)))
        .hasMessage("The trace is still being recorded.");
    SampleTraces.grow(recording, TraceRecorder.NO_PARENT, 0, 2, 2);
    Trace trace = recording.finish();
    Trace measured = trace.withCost(trace.cost().orElseThrow().withComparison(20, 10));
    assertThat(measured.cost().orElseThrow().withNanos()).isEqualTo(20);
    assertThat(trace.cost().orElseThrow().withNanos()).as("the first one is immutable").isZero();
    assertThat(measured.size()).isEqualTo(7);
    assertThat(measured.value(3)).isEqualTo(trace.value(3));
    assertThat(measured.origin()).isEqualTo(trace.origin());
  }

  @Test
  void theCostIsASentence() {
    assertThat(TraceCost.of(1000, 312, 8_100_000).text())
        .isEqualTo("The recorder took about 31 % of the time; the trace takes 8.1 MB.");
    assertThat(TraceCost.of(1000, 2, 100_000).text())
        .isEqualTo("The recorder took less than 1 % of the time; the trace takes 0.1 MB.");
    assertThat(TraceCost.of(0, 0, 2_000_000).text()).isEqualTo("The trace takes 2.0 MB.");
    assertThat(TraceCost.of(9, 1, 1_000_000).withComparison(2_000_000_000, 500_000_000).text())
        .isEqualTo(
            "Recording costs 75 % of the time: the search takes 2.00 s with it and 500.0 ms"
                + " without; the trace takes 1.0 MB.");
    assertThat(TraceCost.of(10, 90, 0).share()).isEqualTo(1);
  }

  @Test
  void thePolicyDecidesWhatIsKept() {
    SearchSpec spec = SampleTraces.spec(400).withTracePolicy(TracePolicy.BEGINNING);
    RecordedTrace trace = SampleTraces.recording(spec, Long.MAX_VALUE);
    SampleTraces.grow(trace, TraceRecorder.NO_PARENT, 0, 10, 4);
    trace.finish();
    assertThat(spec.limits()).isEqualTo(Limits.depth(4));
    assertThat(trace.size()).as("half is for the line").isEqualTo(200);
    for (int node = 0; node < 200; node++) {
      assertThat(trace.order(node)).as("depth first, without gaps").isLessThanOrEqualTo(9);
    }
    assertThat(trace.ply(4)).isEqualTo(4);
    assertThat(trace.note())
        .isEqualTo(
            "200 of 11,111 nodes are kept: the beginning of the search, and the principal line.");
  }
}
