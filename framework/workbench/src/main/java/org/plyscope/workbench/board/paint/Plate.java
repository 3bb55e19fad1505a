package org.plyscope.workbench.board.paint;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.workbench.board.layout.BoardLayout;

/**
 * The slab a board is cut from: a rectangle around squares and pits; around holes and hexagons a
 * shape that follows them, so that a star looks like a star.
 */
final class Plate {
  private static final double NEAR = 1.3;
  private static final double RECTANGLE_ROOM = 0.34;

  private final BoardLayout layout;
  private final boolean follows;

  Plate(BoardLayout layout) {
    this.layout = layout;
    this.follows = layout.board().cells().stream().allMatch(Plate::isolated);
  }

  /** Tells whether the slab follows the cells. */
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
      fillAround(g, layout, c -> true, 0.86 + grow);
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

  /** Fills a shape with round corners around some cells, joined where they are neighbours. */
  static void fillAround(Graphics2D g, BoardLayout layout, Predicate<Cell> which, double radius) {
    double r = radius * layout.unit();
    for (Cell cell : layout.board().cells()) {
      if (which.test(cell)) {
        Point2D c = layout.center(cell.index());
        g.fill(new Ellipse2D.Double(c.getX() - r, c.getY() - r, 2 * r, 2 * r));
      }
    }
    g.setStroke(new BasicStroke((float) (2 * r), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    for (int[] pair : neighbours(layout.board())) {
      List<Cell> cells = layout.board().cells();
      if (which.test(cells.get(pair[0])) && which.test(cells.get(pair[1]))) {
        g.draw(new Line2D.Double(layout.center(pair[0]), layout.center(pair[1])));
      }
    }
  }

  private static List<int[]> neighbours(Board board) {
    if (!board.lines().isEmpty()) {
      return board.lines();
    }
    List<int[]> pairs = new ArrayList<>();
    for (Cell a : board.cells()) {
      for (Cell b : board.cells()) {
        boolean near = Math.hypot(a.x() - b.x(), a.y() - b.y()) < NEAR;
        if (a.index() < b.index() && near) {
          pairs.add(new int[] {a.index(), b.index()});
        }
      }
    }
    return pairs;
  }

  private static boolean isolated(Cell cell) {
    return cell.shape() == Cell.Shape.HOLE || cell.shape() == Cell.Shape.HEXAGON;
  }
}
