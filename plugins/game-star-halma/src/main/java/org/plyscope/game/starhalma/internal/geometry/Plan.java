package org.plyscope.game.starhalma.internal.geometry;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A whole board as data: its holes, their names, the camps in turn order, and the holes that are
 * blocked forever (they can be hopped over but not entered).
 *
 * @param layout the holes
 * @param labels the name of each hole in the notation
 * @param camps one per player, in the order of the turns
 * @param blocked holes with a fixed obstacle
 */
public record Plan(Layout layout, List<String> labels, List<Camp> camps, HoleSet blocked) {
  /** Calls holes by a letter for the row and a number within it, for example {@code e3}. */
  public static List<String> letters(Layout layout) {
    return IntStream.range(0, layout.count())
        .mapToObj(
            i -> {
              int v = layout.hole(i).v();
              long before = IntStream.range(0, i).filter(j -> layout.hole(j).v() == v).count();
              return (char) ('a' + v + 2 * layout.size()) + Long.toString(before + 1);
            })
        .toList();
  }

  /** Calls holes by their place in the square matrix Ulfhake stored the star in. */
  public static List<String> numbers(Layout layout) {
    return IntStream.range(0, layout.count())
        .mapToObj(i -> Integer.toString(number(layout, layout.hole(i))))
        .toList();
  }

  /** Calls holes by the skewed coordinates of FAUhalma, for example {@code -3,6}. */
  public static List<String> coordinates(Layout layout) {
    return IntStream.range(0, layout.count())
        .mapToObj(i -> layout.hole(i).axialX() + "," + layout.hole(i).axialY())
        .toList();
  }

  /** Returns the place of a hole in the row-major square matrix Ulfhake stored the star in. */
  public static int number(Layout layout, Hole hole) {
    int row = hole.v() + 2 * layout.size();
    int column = (hole.u() - row) / 2 + 3 * layout.size();
    return (4 * layout.size() + 1) * row + column;
  }
}
