package org.plyscope.view.compare.order;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.plyscope.view.compare.Parts.ULFHAKE;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.plyscope.api.InputException;
import org.plyscope.api.analysis.Comparison;
import org.plyscope.api.analysis.MoveOrder;
import org.plyscope.api.trace.read.Trace;
import org.plyscope.view.compare.Parts;

class NodeOrdersTest {
  private final Comparison comparison;

  NodeOrdersTest() throws InterruptedException {
    comparison = Parts.compare(3, 100_000, "ulfhake/alphabeta", "ulfhake/alphabeta-4");
  }

  @Test
  void theRootShowsWhatEachTriedInItsOwnOrder() {
    NodeOrders orders = NodeOrders.of(comparison, 0, new long[0]);
    assertThat(orders.columns())
        .extracting(NodeOrders.Column::name)
        .containsExactly("ulfhake/alphabeta", "ulfhake/alphabeta-4");
    assertThat(orders.longest()).isEqualTo(14);
    assertThat(texts(orders, 0)).containsExactlyInAnyOrderElementsOf(texts(orders, 1));
    assertThat(texts(orders, 0)).isNotEqualTo(texts(orders, 1));
    assertThat(orders.columns()).allMatch(column -> column.order().remark().isEmpty());
    assertThat(orders.table().rows()).hasSize(28);
  }

  @Test
  void pathsAreReadAndWrongOnesExplained() {
    NodeOrders.Column column = NodeOrders.of(comparison, 0, new long[0]).columns().get(0);
    Trace trace = column.trace();
    int node = trace.firstChild(trace.firstChild(column.order().node()));
    long[] path = trace.path(node);
    String text = NodeOrders.of(comparison, 0, path).pathText().orElseThrow();
    assertThat(NodeOrders.parse(ULFHAKE.initial(), text)).isEqualTo(path);
    assertThat(NodeOrders.parse(ULFHAKE.initial(), " ")).isEmpty();
    assertThatThrownBy(() -> NodeOrders.parse(ULFHAKE.initial(), "zz"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith("Move 1 of the path: ");
  }

  @Test
  void slopesFollowAMoveThroughAllOrders() {
    NodeOrders orders = NodeOrders.of(comparison, 0, new long[0]);
    Slopes slopes = Slopes.of(orders.columns());
    assertThat(slopes.slopes()).hasSize(14);
    assertThat(slopes.longest()).isEqualTo(14);
    Slopes.Slope first = slopes.slopes().get(0);
    assertThat(first.places().get(0)).isZero();
    assertThat(texts(orders, 1).get(first.places().get(1))).isEqualTo(first.text());
    assertThat(slopes.describe(first.move()))
        .startsWith(first.text() + " is 1st in ulfhake/alphabeta, ")
        .endsWith(" in ulfhake/alphabeta-4.");
    assertThat(slopes.describe(-7)).isEmpty();
    assertThat(Slopes.ordinal(11)).isEqualTo("11th");
    assertThat(Slopes.ordinal(22)).isEqualTo("22nd");
    assertThat(orders.example()).hasValueSatisfying(move -> assertThat(move).isNotBlank());
  }

  private static List<String> texts(NodeOrders orders, int column) {
    return orders.columns().get(column).order().entries().stream()
        .map(MoveOrder.Entry::text)
        .toList();
  }
}
