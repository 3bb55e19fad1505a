package org.plyscope.view.compare.order;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.analysis.MoveOrder;

/**
 * The places that each move has in the orders of several configurations, for a slope chart. A move
 * that a configuration did not try has no place there.
 */
final class Slopes {
  /** The place of a move that was not tried. */
  static final int NONE = -1;

  /**
   * A move with its places.
   *
   * @param move the move
   * @param text its text
   * @param places one for each configuration, from 0, or {@link #NONE}
   */
  record Slope(long move, String text, List<Integer> places) {}

  private final List<String> names;
  private final List<Slope> slopes;
  private final int longest;

  private Slopes(List<String> names, List<Slope> slopes, int longest) {
    this.names = names;
    this.slopes = slopes;
    this.longest = longest;
  }

  /** Collects the moves that all configurations tried at a node. */
  static Slopes of(List<NodeOrders.Column> columns) {
    Map<Long, String> texts = new LinkedHashMap<>();
    for (NodeOrders.Column column : columns) {
      column.order().entries().forEach(entry -> texts.putIfAbsent(entry.move(), entry.text()));
    }
    List<Slope> slopes = new ArrayList<>();
    texts.forEach(
        (move, text) ->
            slopes.add(new Slope(move, text, columns.stream().map(c -> place(c, move)).toList())));
    int longest = columns.stream().mapToInt(c -> c.order().entries().size()).max().orElse(0);
    return new Slopes(columns.stream().map(NodeOrders.Column::name).toList(), slopes, longest);
  }

  private static int place(NodeOrders.Column column, long move) {
    List<MoveOrder.Entry> entries = column.order().entries();
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).move() == move) {
        return i;
      }
    }
    return NONE;
  }

  /** Returns the names of the configurations. */
  List<String> names() {
    return names;
  }

  /** Returns the moves in the order of the first configuration, others after them. */
  List<Slope> slopes() {
    return slopes;
  }

  /** Returns the largest number of moves that any configuration tried. */
  int longest() {
    return longest;
  }

  /**
   * Describes the place of a move in all orders, for example {@code "c3-e7 is 1st in Largest gain,
   * 5th in Hole number."}.
   */
  String describe(long move) {
    for (Slope slope : slopes) {
      if (slope.move() == move) {
        List<String> parts = new ArrayList<>();
        for (int c = 0; c < names.size(); c++) {
          int place = slope.places().get(c);
          parts.add((place == NONE ? "not tried" : ordinal(place + 1)) + " in " + names.get(c));
        }
        return slope.text() + " is " + String.join(", ", parts) + ".";
      }
    }
    return "";
  }

  static String ordinal(int number) {
    int ten = number / 10 % 10;
    String ending =
        ten == 1
            ? "th"
            : switch (number % 10) {
              case 1 -> "st";
              case 2 -> "nd";
              case 3 -> "rd";
              default -> "th";
            };
    return number + ending;
  }
}
