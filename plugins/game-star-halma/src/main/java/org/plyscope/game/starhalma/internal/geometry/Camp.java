package org.plyscope.game.starhalma.internal.geometry;

import java.util.Comparator;

/**
 * Where a player comes from and where it goes.
 *
 * @param point the point of the star it starts in, 0 for the top and on clockwise
 * @param home the triangle it starts in
 * @param start the holes its marbles stand on at the start, a part of {@code home}
 * @param goal the opposite triangle, which it has to reach
 * @param tip the outermost hole of the goal
 */
public record Camp(int point, HoleSet home, HoleSet start, HoleSet goal, int tip) {
  /**
   * Makes the camp in a point of the star.
   *
   * @param layout the board
   * @param point the point, 0 for the top and on clockwise
   * @param rows rows of the triangle counted from its tip; may reach into the hexagon
   * @param marbles how many marbles stand in it at the start, filled from its base
   */
  public static Camp of(Layout layout, int point, int rows, int marbles) {
    HoleSet home = layout.select(hole -> inTriangle(layout, hole.turned(-point), rows));
    HoleSet goal = layout.select(hole -> inTriangle(layout, hole.turned(3 - point), rows));
    HoleSet start =
        HoleSet.of(
            home.indices()
                .boxed()
                .sorted(Comparator.comparing(i -> -layout.hole(i).turned(-point).v()))
                .limit(marbles)
                .mapToInt(Integer::intValue));
    int tip = layout.index(new Hole(0, 2 * layout.size()).turned(point));
    return new Camp(point, home, start, goal, tip);
  }

  /**
   * Returns how far a hole lies on the way from the tip of the home, 0, to the tip of the goal,
   * counted in rows.
   */
  public int row(Layout layout, int index) {
    return layout.hole(index).turned(-point).v() + 2 * layout.size();
  }

  /** Returns twice the distance of a hole from the straight line between the two tips. */
  public int offset(Layout layout, int index) {
    return Math.abs(layout.hole(index).turned(-point).u());
  }

  private static boolean inTriangle(Layout layout, Hole hole, int rows) {
    int row = hole.v() + 2 * layout.size();
    return row < rows && Math.abs(hole.u()) <= row;
  }
}
