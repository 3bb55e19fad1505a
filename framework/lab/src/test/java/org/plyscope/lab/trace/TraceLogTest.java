package org.plyscope.lab.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.api.trace.read.Trace;

/** Nodes packed while a search runs are those that columns would have kept. */
class TraceLogTest {
  private static final int CAP = 20_000;

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5})
  void packedNodesAreTheSameAsNodesInColumns(long seed) {
    Trace packed = grown(SampleTraces.recording(CAP), seed, 4000);
    RecordedTrace columns = SampleTraces.recording(CAP);
    // Values per player are kept in columns only.
    columns.values(TraceRecorder.DROPPED, new double[3]);
    assertSame(packed, grown(columns, seed, 4000));
  }

  @Test
  void aLogThatIsFullGoesOnInColumns() {
    Trace packed = grown(SampleTraces.recording(CAP), 7, CAP - 10);
    RecordedTrace columns = SampleTraces.recording(CAP);
    columns.values(TraceRecorder.DROPPED, new double[3]);
    assertThat(packed.size()).isGreaterThan(CAP / 2);
    assertSame(packed, grown(columns, 7, CAP - 10));
  }

  @Test
  void keepsWhatDoesNotFitIntoItsBits() {
    RecordedTrace recorder = SampleTraces.recording(CAP);
    int parent = recorder.open(TraceRecorder.NO_PARENT, MoveList.NONE, 0, 0);
    for (int ply = 1; ply <= 1500; ply++) {
      parent = recorder.open(parent, Long.MIN_VALUE + ply, ply == 1400 ? 5000 : 0, 2);
    }
    recorder.leaf(parent, Long.MAX_VALUE, 70_000, 1, -1, 1, 0.1, NodeEnd.TERMINAL);
    recorder.close(parent, Double.NEGATIVE_INFINITY, Bound.UPPER, NodeEnd.CUTOFF, 100_000);
    Trace trace = recorder.finish();
    assertThat(trace.size()).isEqualTo(1502);
    assertThat(trace.order(1400)).isEqualTo(5000);
    assertThat(trace.ply(1500)).isEqualTo(1500);
    assertThat(trace.skipped(1500)).isEqualTo(100_000);
    assertThat(trace.value(1500)).isEqualTo(Double.NEGATIVE_INFINITY);
    assertThat(trace.order(1501)).isEqualTo(70_000);
    assertThat(trace.move(1501)).isEqualTo(Long.MAX_VALUE);
    assertThat(trace.alpha(1501)).isEqualTo(-1);
  }

  @Test
  void nothingOfAnEarlierRecordingIsLeft() {
    grown(SampleTraces.recording(CAP), 1, 3000);
    RecordedTrace recorder = SampleTraces.recording(CAP);
    for (int i = 0; i < 3000; i++) {
      recorder.open(TraceRecorder.NO_PARENT, i, 0, 0);
    }
    Trace trace = recorder.finish();
    for (int node = 0; node < trace.size(); node++) {
      assertThat(trace.value(node)).isNaN();
      assertThat(trace.alpha(node)).isNaN();
      assertThat(trace.end(node)).isEqualTo(NodeEnd.STOPPED);
      assertThat(trace.skipped(node)).isZero();
    }
  }

  @Test
  void aNodeThatDoesNotExistIsRefused() {
    RecordedTrace recorder = SampleTraces.recording(CAP);
    recorder.open(TraceRecorder.NO_PARENT, MoveList.NONE, 0, 0);
    assertThatThrownBy(() -> recorder.close(1, 0, Bound.EXACT, NodeEnd.LEAF, 0))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> recorder.open(5, 1, 0, 0))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void threeBitsAreEnoughForBoundsAndEnds() {
    assertThat(Bound.values()).hasSizeLessThanOrEqualTo(8);
    assertThat(NodeEnd.values()).hasSizeLessThanOrEqualTo(8);
  }

  /** Records a random tree as a depth-first search would, leaves in either way. */
  private static Trace grown(RecordedTrace recorder, long seed, int nodes) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] path = new int[12];
    int depth = 0;
    path[0] = recorder.open(TraceRecorder.NO_PARENT, MoveList.NONE, 0, 0);
    for (int i = 1; i < nodes; i++) {
      int kind = random.nextInt(4);
      if (kind == 0) {
        recorder.leaf(
            path[depth], random.nextLong(), random.nextInt(40), 1, -3.5, 8, 0.25, NodeEnd.LEAF);
      } else if (kind == 1 && depth > 0) {
        recorder.close(path[depth--], -i, Bound.LOWER, NodeEnd.CUTOFF, random.nextInt(30));
        i--;
      } else if (depth + 1 < path.length) {
        int node = recorder.open(path[depth], i, random.nextInt(40), random.nextInt(3));
        path[++depth] = node;
        if (random.nextBoolean()) {
          recorder.window(node, Double.NEGATIVE_INFINITY, random.nextDouble());
        }
      } else {
        i--;
      }
    }
    return recorder.finish();
  }

  private static void assertSame(Trace one, Trace other) {
    assertThat(one.size()).isEqualTo(other.size());
    assertThat(one.opened()).isEqualTo(other.opened());
    for (int node = 0; node < one.size(); node++) {
      assertThat(text(one, node)).isEqualTo(text(other, node));
    }
  }

  private static String text(Trace trace, int node) {
    return "%d %d %d %d %d %d %d %s %s %s %s %s %d"
        .formatted(
            trace.parent(node),
            trace.firstChild(node),
            trace.nextSibling(node),
            trace.ply(node),
            trace.move(node),
            trace.order(node),
            trace.player(node),
            trace.alpha(node),
            trace.beta(node),
            trace.value(node),
            trace.bound(node),
            trace.end(node),
            trace.skipped(node));
  }
}
