package org.plyscope.view.compare.model;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.analysis.MoveOrder;
import org.plyscope.api.view.Mark;

/** The moves tried at a node as numbered arrows, the first one the strongest. */
public final class OrderMarks {
  /** How many arrows at most, so that the board can still be seen. */
  private static final int MOST = 40;

  private OrderMarks() {}

  /** Makes the arrows of the first moves. */
  public static List<Mark> of(MoveOrder order) {
    int shown = Math.min(MOST, order.entries().size());
    List<Mark> marks = new ArrayList<>();
    // The first move is drawn last, on top of the others.
    for (int i = shown - 1; i >= 0; i--) {
      marks.add(
          Mark.of(order.entries().get(i).move())
              .withLabel(Integer.toString(i + 1))
              .withWeight(1 - (double) i / shown));
    }
    return marks;
  }
}
