package org.plyscope.view.compare.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.plyscope.view.compare.Parts.ANALYST;
import static org.plyscope.view.compare.Parts.PATIENT;
import static org.plyscope.view.compare.Parts.ULFHAKE;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.Limits;
import org.plyscope.api.search.NodeEnd;
import org.plyscope.api.search.Trace;

class NodeOrdersTest {
  private static final int DEPTH = 3;

  private final Comparison comparison = compare();

  @Test
  void theRootShowsWhatEachTriedInItsOwnOrder() {
    NodeOrders orders = NodeOrders.of(comparison, 0, new long[0]);
    assertThat(orders.columns()).extracting(NodeOrders.Column::name).containsExactly("plain", "4");
    assertThat(orders.longest()).isEqualTo(14);
    assertThat(texts(orders, 0)).containsExactlyInAnyOrderElementsOf(texts(orders, 1));
    assertThat(texts(orders, 0)).isNotEqualTo(texts(orders, 1));
    assertThat(orders.columns()).allMatch(column -> column.sentence().isEmpty());
    assertThat(orders.table().rows()).hasSize(28);
  }

  @Test
  void aNodeBelowIsFoundInBothTreesByItsPath() {
    Trace left = trace(0);
    int node = left.firstChild(left.firstChild(MoveOrder.lastRoot(left)));
    NodeOrders orders = NodeOrders.of(comparison, 0, left.path(node));
    assertThat(orders.columns().get(0).node()).isEqualTo(node);
    NodeOrders.Column other = orders.columns().get(1);
    if (other.node() >= 0) {
      assertThat(other.trace().path(other.node())).isEqualTo(left.path(node));
    } else {
      assertThat(other.sentence()).contains("skipped after a cut-off");
    }
  }

  @Test
  void whatWasCutInOneTreeIsSaidInOneSentence() {
    Trace left = trace(0);
    Trace right = trace(1);
    int lost = -1;
    for (int node = 0; node < left.size() && lost < 0; node++) {
      long[] path = left.path(node);
      boolean below =
          path.length == 2 && left.parent(left.parent(node)) == MoveOrder.lastRoot(left);
      if (below && MoveOrder.follow(right, path).length == 2) {
        lost = node;
      }
    }
    NodeOrders.Column column = NodeOrders.of(comparison, 0, left.path(lost)).columns().get(1);
    assertThat(column.node()).isEqualTo(NodeOrders.MISSING);
    assertThat(column.entries()).isEmpty();
    assertThat(column.sentence()).startsWith("4 did not get here: '").endsWith("cut-off.");
  }

  @Test
  void theMoveThatCausedACutOffIsTheLastOneAndMarked() {
    Trace trace = trace(1);
    int cut = 0;
    while (trace.end(cut) != NodeEnd.CUT || trace.skipped(cut) == 0) {
      cut++;
    }
    List<MoveOrder.Entry> entries = MoveOrder.entries(trace, cut);
    assertThat(entries.get(entries.size() - 1).cut()).isTrue();
    assertThat(entries.subList(0, entries.size() - 1)).noneMatch(MoveOrder.Entry::cut);
    NodeOrders orders = NodeOrders.of(comparison, 0, trace.path(cut));
    assertThat(orders.columns().get(1).sentence())
        .isEqualTo("4 skipped " + trace.skipped(cut) + " moves here after a cut-off.");
  }

  @Test
  void belowTheLeavesItSaysWhy() {
    Trace trace = trace(0);
    int leaf = 0;
    while (trace.ply(leaf) < DEPTH) {
      leaf++;
    }
    assertThat(NodeOrders.of(comparison, 0, trace.path(leaf)).columns().get(0).sentence())
        .isEqualTo("plain tried no move here: the depth limit was reached.");
  }

  @Test
  void pathsAreReadAndWrongOnesExplained() {
    Trace trace = trace(0);
    int node = trace.firstChild(trace.firstChild(MoveOrder.lastRoot(trace)));
    long[] path = trace.path(node);
    String text = NodeOrders.of(comparison, 0, path).pathText().orElseThrow();
    assertThat(NodeOrders.parse(ULFHAKE.initial(), text)).isEqualTo(path);
    assertThat(NodeOrders.parse(ULFHAKE.initial(), " ")).isEmpty();
    assertThatThrownBy(() -> NodeOrders.parse(ULFHAKE.initial(), "zz"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("Move 1 of the path: ");
  }

  private Trace trace(int configuration) {
    return comparison.traced(configuration, 0).orElseThrow().trace().orElseThrow();
  }

  private static List<String> texts(NodeOrders orders, int column) {
    return orders.columns().get(column).entries().stream().map(MoveOrder.Entry::text).toList();
  }

  private static Comparison compare() {
    Plan plan =
        new Plan(
            ULFHAKE,
            List.of(new Subject("Start", ULFHAKE.initial().position())),
            List.of(
                new Configuration("plain", "ulfhake/alphabeta", Limits.depth(DEPTH), 0),
                new Configuration("4", "ulfhake/alphabeta-4", Limits.depth(DEPTH), 0)),
            100_000);
    try {
      return new ComparisonJob(plan, ANALYST, c -> {}).run(PATIENT);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
