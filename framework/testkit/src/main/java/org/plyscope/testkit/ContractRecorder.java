package org.plyscope.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.game.MoveList;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.api.trace.TraceRecorder;

/** Keeps the tree that an agent records, and checks that it is a tree. */
final class ContractRecorder implements TraceRecorder {
  private record Node(int parent, long move) {}

  private final List<Node> nodes = new ArrayList<>();
  private final List<Boolean> closed = new ArrayList<>();

  @Override
  public int open(int parent, long move, int order, int player) {
    if (parent == NO_PARENT) {
      assertThat(move).as("no move leads to a root").isEqualTo(MoveList.NONE);
    } else {
      assertThat(parent).as("children come after their parent").isBetween(0, nodes.size() - 1);
      assertThat(move).as("a move leads to every other node").isNotNegative();
    }
    assertThat(order).isNotNegative();
    nodes.add(new Node(parent, move));
    closed.add(false);
    return nodes.size() - 1;
  }

  @Override
  public void window(int node, double alpha, double beta) {
    assertThat(node).isBetween(0, nodes.size() - 1);
    assertThat(alpha).isLessThanOrEqualTo(beta);
  }

  @Override
  public void close(int node, double value, Bound bound, NodeEnd end, int skipped) {
    assertThat(closed.set(node, true)).as("a node is closed once").isFalse();
    assertThat(bound).isNotNull();
    assertThat(end).isNotNull();
    assertThat(skipped).isNotNegative();
    assertThat(Double.isNaN(value)).as("a value, or none").isEqualTo(bound == Bound.NONE);
  }

  @Override
  public void visits(int node, long visits, double[] means) {
    assertThat(node).isBetween(0, nodes.size() - 1);
    assertThat(visits).isNotNegative();
  }

  @Override
  public void values(int node, double[] values) {
    assertThat(node).isBetween(0, nodes.size() - 1);
  }

  /** Returns how many nodes were recorded. */
  int size() {
    return nodes.size();
  }

  /** Returns whether every node was closed. */
  boolean complete() {
    return closed.stream().allMatch(Boolean::booleanValue);
  }

  /** Returns whether a move of a root was recorded. */
  boolean tried(long move) {
    return nodes.stream()
        .anyMatch(
            n ->
                n.move == move && n.parent != NO_PARENT && nodes.get(n.parent).parent == NO_PARENT);
  }
}
