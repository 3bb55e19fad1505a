package org.plyscope.bench.hooks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.plyscope.api.measure.Counts;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;
import org.plyscope.game.mancala.judge.StoreDifference;
import org.plyscope.game.mancala.kalah.KalahGame;

class KernelCopiesTest {
  private static final PlainSearch SEARCH =
      new PlainSearch(new KalahGame(), new StoreDifference(), 5);

  private static final class OpenedNodes implements TraceRecorder {
    private final AtomicInteger opened = new AtomicInteger();

    @Override
    public int open(int parent, long move, int order, int player) {
      return opened.getAndIncrement();
    }

    @Override
    public void window(int node, double alpha, double beta) {}

    @Override
    public void close(int node, double value, Bound bound, NodeEnd end, int skipped) {}

    @Override
    public void visits(int node, long visits, double[] means) {}

    @Override
    public void values(int node, double[] values) {}
  }

  @Test
  void aShippedKernelRecordsEveryNode() {
    OpenedNodes recorder = new OpenedNodes();
    Counts counters = SEARCH.run(new KernelCopies(true), recorder);
    assertThat(recorder.opened.get()).isPositive().isEqualTo((int) counters.nodes());
  }

  @Test
  void aKernelWithoutHooksSearchesTheSameTreeAndRecordsNothing() {
    KernelCopies bare = new KernelCopies(false);
    OpenedNodes recorder = new OpenedNodes();
    Counts counters = SEARCH.run(bare, recorder);
    assertThat(bare.removed()).isGreaterThan(5);
    assertThat(recorder.opened.get()).isZero();
    assertThat(counters.nodes()).isEqualTo(SEARCH.run(new KernelCopies(true), null).nodes());
  }
}
