package org.plyscope.lab.compare.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.MoveOrder;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.lab.compare.CompareParts;

class MoveOrdersTest {
  private static final int DEPTH = 4;
  private static final String FORWARDS = "squares";
  private static final String BACKWARDS = "squares:backwards=true";

  private final Comparison comparison;

  MoveOrdersTest() throws InterruptedException {
    comparison = CompareParts.compare(DEPTH, FORWARDS, BACKWARDS);
  }

  @Test
  void theRootShowsWhatEachTriedInItsOwnOrder() {
    List<MoveOrder> orders = comparison.moveOrders(0);
    assertThat(texts(orders.get(0)))
        .containsExactly("a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1");
    assertThat(texts(orders.get(1)))
        .containsExactly("c1", "b1", "a1", "c2", "b2", "a2", "c3", "b3", "a3");
    assertThat(orders).allMatch(order -> order.remark().isEmpty());
    assertThat(orders.get(0).node()).isEqualTo(TraceNodes.lastRoot(trace(0)));
  }

  @Test
  void whatWasCutInOneTreeIsSaidInOneSentence() {
    Trace left = trace(0);
    Trace right = trace(1);
    int lost = -1;
    for (int node = 0; node < left.size() && lost < 0; node++) {
      long[] path = left.path(node);
      if (path.length == 2 && TraceNodes.follow(right, path).length == 2) {
        lost = node;
      }
    }
    List<MoveOrder> orders = comparison.moveOrders(0, left.path(lost));
    assertThat(orders.get(0).node()).isEqualTo(lost);
    MoveOrder other = orders.get(1);
    assertThat(other.node()).isEqualTo(-1);
    assertThat(other.analysis()).isPresent();
    assertThat(other.entries()).isEmpty();
    assertThat(other.remark()).startsWith(BACKWARDS + " did not get here: '").endsWith("cut-off.");
  }

  @Test
  void theMoveThatCausedACutOffIsTheLastOneAndMarked() {
    Trace trace = trace(1);
    int cut = 0;
    while (trace.end(cut) != NodeEnd.CUTOFF || trace.skipped(cut) == 0) {
      cut++;
    }
    MoveOrder order = comparison.moveOrders(0, trace.path(cut)).get(1);
    List<MoveOrder.Entry> entries = order.entries();
    assertThat(entries.get(entries.size() - 1).cut()).isTrue();
    assertThat(entries.subList(0, entries.size() - 1)).noneMatch(MoveOrder.Entry::cut);
    assertThat(order.remark())
        .isEqualTo(BACKWARDS + " skipped " + trace.skipped(cut) + " moves here after a cut-off.");
  }

  @Test
  void belowTheLeavesItSaysWhy() {
    Trace trace = trace(0);
    int leaf = 0;
    while (trace.ply(leaf) < DEPTH) {
      leaf++;
    }
    assertThat(comparison.moveOrders(0, trace.path(leaf)).get(0).remark())
        .isEqualTo("squares tried no move here: the depth limit was reached.");
  }

  @Test
  void withoutATreeThereIsNoOrder() {
    MoveOrder order = MoveOrders.of("missing", Optional.empty());
    assertThat(order.analysis()).isEmpty();
    assertThat(order.remark()).isEqualTo("missing has kept no tree.");
  }

  private Trace trace(int configuration) {
    return comparison.traced(configuration, 0).orElseThrow().trace().orElseThrow();
  }

  private static List<String> texts(MoveOrder order) {
    return order.entries().stream().map(MoveOrder.Entry::text).toList();
  }
}
