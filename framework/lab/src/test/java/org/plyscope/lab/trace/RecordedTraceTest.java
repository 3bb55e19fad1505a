package org.plyscope.lab.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.api.trace.read.Trace;

class RecordedTraceTest {
  @Test
  void keepsWhatWasRecorded() {
    RecordedTrace recorder = SampleTraces.recording(100);
    int root = recorder.open(TraceRecorder.NO_PARENT, MoveList.NONE, 0, 1);
    recorder.window(root, -5, 8);
    int child = recorder.open(root, 2, 0, 0);
    recorder.close(child, 1.5, Bound.LOWER, NodeEnd.CUTOFF, 4);
    recorder.visits(child, 12, new double[] {0.25, 0.5, 0.75});
    int open = recorder.open(root, 3, 1, 2);
    int second = recorder.open(TraceRecorder.NO_PARENT, MoveList.NONE, 0, 1);
    Trace trace = recorder.finish();
    assertThat(trace.size()).isEqualTo(4);
    assertThat(trace.opened()).isEqualTo(4);
    assertThat(recorder.note()).isEmpty();
    assertThat(trace.parent(root)).isEqualTo(TraceRecorder.NO_PARENT);
    assertThat(trace.firstChild(root)).isEqualTo(child);
    assertThat(trace.nextSibling(child)).isEqualTo(open);
    assertThat(trace.nextSibling(open)).isEqualTo(-1);
    assertThat(trace.firstChild(child)).isEqualTo(-1);
    assertThat(trace.nextSibling(root)).isEqualTo(second);
    assertThat(trace.ply(open)).isEqualTo(1);
    assertThat(trace.move(open)).isEqualTo(3);
    assertThat(trace.order(open)).isEqualTo(1);
    assertThat(trace.player(open)).isEqualTo(2);
    assertThat(trace.alpha(root)).isEqualTo(-5);
    assertThat(trace.beta(root)).isEqualTo(8);
    assertThat(trace.alpha(child)).isNaN();
    assertThat(trace.value(child)).isEqualTo(1.5);
    assertThat(trace.value(child, 2)).isEqualTo(0.75);
    assertThat(trace.value(root, 0)).isNaN();
    assertThat(trace.visits(child)).isEqualTo(12);
    assertThat(trace.bound(child)).isEqualTo(Bound.LOWER);
    assertThat(trace.end(child)).isEqualTo(NodeEnd.CUTOFF);
    assertThat(trace.skipped(child)).isEqualTo(4);
    assertThat(trace.value(open)).isNaN();
    assertThat(trace.bound(open)).isEqualTo(Bound.NONE);
    assertThat(trace.end(open)).isEqualTo(NodeEnd.STOPPED);
  }

  @Test
  void afterTheEndNothingChanges() {
    RecordedTrace recorder = SampleTraces.recording(100);
    int root = recorder.open(TraceRecorder.NO_PARENT, MoveList.NONE, 0, 1);
    Trace trace = recorder.finish();
    assertThat(recorder.open(root, 1, 0, 0)).isEqualTo(TraceRecorder.DROPPED);
    recorder.close(root, 1, Bound.EXACT, NodeEnd.LEAF, 0);
    recorder.window(root, 1, 2);
    recorder.values(root, new double[3]);
    assertThat(recorder.finish()).isSameAs(trace);
    assertThat(trace.size()).isEqualTo(1);
    assertThat(trace.opened()).isEqualTo(1);
    assertThat(trace.value(root)).isNaN();
    assertThat(trace.alpha(root)).isNaN();
  }

  @Test
  void growsAsFarAsItMust() {
    RecordedTrace trace = SampleTraces.recording(1_000_000);
    SampleTraces.grow(trace, TraceRecorder.NO_PARENT, 0, 10, 4);
    trace.finish();
    assertThat(trace.size()).isEqualTo(11_111);
    assertThat(plies(trace)).containsExactly(1, 10, 100, 1000, 10_000);
  }

  @Test
  void aFullTraceKeepsShallowPliesExactlyAndSamplesBelow() {
    RecordedTrace trace = SampleTraces.recording(4000);
    for (int depth = 1; depth <= 5; depth++) {
      SampleTraces.grow(trace, TraceRecorder.NO_PARENT, 0, 10, depth);
    }
    trace.finish();
    assertThat(trace.opened()).isEqualTo(11 + 111 + 1111 + 11_111 + 111_111);
    assertThat(trace.size()).isLessThanOrEqualTo(4000);
    int[] plies = plies(trace);
    assertThat(plies).startsWith(5, 50, 400).hasSize(6);
    assertThat(plies[5]).isGreaterThan(100);
    long[] dropped = trace.dropped();
    assertThat(dropped).startsWith(0, 0, 0);
    assertThat(dropped[3]).isEqualTo(3000 - plies[3]);
    assertThat(trace.note())
        .isEqualTo(
            String.format(
                Locale.ROOT,
                "%,d of 123,455 nodes are kept: plies 0–2 whole, about 1 in %d below.",
                trace.size(),
                Math.round((123_455 - 455.0) / (trace.size() - 455))));
    assertThat(lastRootHasDeepNodes(trace)).isTrue();
  }

  @Test
  void everythingIsKeptUntilTheTraceIsFull() {
    RecordedTrace full = SampleTraces.recording(11_111);
    SampleTraces.grow(full, TraceRecorder.NO_PARENT, 0, 10, 4);
    full.finish();
    assertThat(full.size()).isEqualTo(11_111);
    assertThat(full.note()).isEmpty();
    RecordedTrace oneLess = SampleTraces.recording(11_110);
    SampleTraces.grow(oneLess, TraceRecorder.NO_PARENT, 0, 10, 4);
    oneLess.finish();
    assertThat(oneLess.size()).as("halved once").isBetween(5000, 11_110);
    assertThat(plies(oneLess)).startsWith(1, 10, 100);
    assertThat(oneLess.dropped()).startsWith(0, 0, 0);
  }

  @Test
  void allPartsOfASearchAreSampledAlike() {
    RecordedTrace trace = SampleTraces.recording(3000);
    SampleTraces.grow(trace, TraceRecorder.NO_PARENT, 0, 10, 5);
    trace.finish();
    int[] leaves = new int[10];
    for (int node = 0; node < trace.size(); node++) {
      if (trace.ply(node) == 5) {
        int below = node;
        while (trace.ply(below) > 1) {
          below = trace.parent(below);
        }
        leaves[trace.order(below)]++;
      }
    }
    int mean = Arrays.stream(leaves).sum() / 10;
    assertThat(mean).isGreaterThan(20);
    assertThat(Arrays.stream(leaves).boxed())
        .allSatisfy(count -> assertThat(count).isBetween(mean / 3, mean * 2));
  }

  @Test
  void theMemoryCapCountsToo() {
    RecordedTrace trace = SampleTraces.recording(SampleTraces.spec(1_000_000), 20_800);
    SampleTraces.grow(trace, TraceRecorder.NO_PARENT, 0, 10, 3);
    trace.finish();
    assertThat(trace.size()).isBetween(112, 200);
    assertThat(plies(trace)).startsWith(1, 10, 100);
  }

  @Test
  void figuresOfTheAgentHaveColumnsOnlyIfTheyAreUsed() {
    Figure prior = Figure.of("prior", "Prior");
    RecordedTrace trace = SampleTraces.recording(20_000);
    SampleTraces.grow(trace, TraceRecorder.NO_PARENT, 0, 2, 3);
    long before = trace.bytes();
    trace.figure(1, prior, 0.5);
    assertThat(trace.bytes()).isGreaterThan(before);
    SampleTraces.grow(trace, TraceRecorder.NO_PARENT, 0, 10, 3);
    trace.figure(1_000, Figure.of("prior", "Prior"), 0.25);
    trace.figure(TraceRecorder.DROPPED, prior, 9);
    trace.finish();
    trace.figure(2, prior, 9);
    assertThat(trace.figures()).containsExactly(prior);
    assertThat(trace.figure(1, prior)).isEqualTo(0.5);
    assertThat(trace.figure(1_000, prior)).isEqualTo(0.25);
    assertThat(trace.figure(2, prior)).isNaN();
    assertThat(trace.figure(2, Figure.of("other", "Other"))).isNaN();
    assertThat(trace.note()).isEmpty();
  }

  @Test
  void twoFiguresWithTheSameIdAreADefect() {
    RecordedTrace trace = SampleTraces.recording(100);
    SampleTraces.grow(trace, TraceRecorder.NO_PARENT, 0, 2, 2);
    trace.figure(0, Figure.of("prior", "Prior"), 1);
    assertThatThrownBy(() -> trace.figure(0, Figure.of("prior", "Other"), 1))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("'prior'");
    for (int i = 1; i < Figure.MOST; i++) {
      trace.figure(0, Figure.of("f" + i, "F"), i);
    }
    assertThatThrownBy(() -> trace.figure(0, Figure.of("too-many", "F"), 1))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("at most 32 figures");
  }

  @Test
  void aFigureThatDoesNotFitIntoTheMemoryIsMissed() {
    RecordedTrace trace = SampleTraces.recording(SampleTraces.spec(1_000_000), 20_800);
    SampleTraces.grow(trace, TraceRecorder.NO_PARENT, 0, 10, 1);
    trace.figure(0, Figure.of("prior", "Prior"), 1);
    trace.finish();
    assertThat(trace.figures()).isEmpty();
    assertThat(trace.note()).isEqualTo("There was no memory for these figures: Prior.");
  }

  private static boolean lastRootHasDeepNodes(Trace trace) {
    int lastRoot = 0;
    while (trace.nextSibling(lastRoot) >= 0) {
      lastRoot = trace.nextSibling(lastRoot);
    }
    for (int node = lastRoot; node < trace.size(); node++) {
      if (trace.ply(node) == 5) {
        return true;
      }
    }
    return false;
  }

  private static int[] plies(Trace trace) {
    int[] counts = new int[8];
    int last = 0;
    for (int node = 0; node < trace.size(); node++) {
      counts[trace.ply(node)]++;
      last = Math.max(last, trace.ply(node));
    }
    return Arrays.copyOf(counts, last + 1);
  }
}
