package org.plyscope.experiment.schedule;

import java.util.ArrayList;
import java.util.List;

/** Which seat orders a block consists of. */
public enum SeatOrders {
  /** All orders that differ: agents that play two seats make fewer. */
  ALL,
  /**
   * The line-up and its rotations: every agent plays every seat, but not next to every other agent.
   */
  ROTATE,
  /** One order only. */
  FIXED;

  /**
   * Lists the orders of a line-up.
   *
   * @param lineup the agents that meet
   * @return for each game of a block the agent in each seat; the line-up itself comes first
   */
  List<List<Integer>> of(Lineup lineup) {
    List<List<Integer>> orders = new ArrayList<>();
    switch (this) {
      case ALL -> permute(orders, new ArrayList<>(), new ArrayList<>(lineup.agents()));
      case ROTATE -> {
        List<Integer> order = lineup.agents();
        while (!orders.contains(order)) {
          orders.add(order);
          order = new ArrayList<>(order);
          order.add(order.remove(0));
          order = List.copyOf(order);
        }
      }
      case FIXED -> orders.add(lineup.agents());
    }
    return orders;
  }

  private static void permute(
      List<List<Integer>> orders, List<Integer> seated, List<Integer> standing) {
    if (standing.isEmpty()) {
      orders.add(List.copyOf(seated));
      return;
    }
    Integer last = null;
    for (int i = 0; i < standing.size(); i++) {
      Integer next = standing.get(i);
      // The line-up is sorted, so equal agents are neighbours and one of them is enough.
      if (!next.equals(last)) {
        last = next;
        standing.remove(i);
        seated.add(next);
        permute(orders, seated, standing);
        seated.remove(seated.size() - 1);
        standing.add(i, next);
      }
    }
  }
}
