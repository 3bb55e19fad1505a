package org.plyscope.board.internal.cell;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import org.plyscope.api.board.Cell;
import org.plyscope.board.layout.BoardLayout;

/**
 * The slab a board is cut from: a rectangle around squares and pits; around holes and hexagons a
 * shape that follows them, so that a star looks like a star.
 */
final class Plate {
  private static final double RECTANGLE_ROOM = 0.34;

  private final BoardLayout layout;
  private final boolean follows;
  private final Runs runs;

  Plate(BoardLayout layout) {
    this.layout = layout;
    this.follows = layout.board().cells().stream().allMatch(Plate::isolated);
    this.runs = new Runs(layout, c -> follows);
  }

  /** Returns whether the slab follows the cells. */
  boolean follows() {
    return follows;
  }

  /**
   * Fills the slab with the paint of the graphics.
   *
   * @param g where to
   * @param grow how far beyond its normal edge, in board units
   */
  void fill(Graphics2D g, double grow) {
    if (follows) {
      runs.fill(g, 0.86 + grow);
      return;
    }
    double room = (RECTANGLE_ROOM + grow) * layout.unit();
    double round = (0.5 + 2 * grow) * layout.unit();
    Rectangle2D b = layout.bounds();
    g.fill(
        new RoundRectangle2D.Double(
            b.getX() - room,
            b.getY() - room,
            b.getWidth() + 2 * room,
            b.getHeight() + 2 * room,
            round,
            round));
  }

  private static boolean isolated(Cell cell) {
    return cell.shape() == Cell.Shape.HOLE || cell.shape() == Cell.Shape.HEXAGON;
  }
}
