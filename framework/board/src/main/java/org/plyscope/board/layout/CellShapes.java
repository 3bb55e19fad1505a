package org.plyscope.board.layout;

import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;

/** The outlines of cells on a board that is turned. */
final class CellShapes {
  private final int degrees;
  private final double neighbourAngle;

  CellShapes(Board board, int degrees) {
    this.degrees = degrees;
    this.neighbourAngle = neighbourAngle(board.cells());
  }

  static boolean turnsBySixths(Board board) {
    double angle = neighbourAngle(board.cells());
    boolean round =
        board.cells().stream()
            .allMatch(
                c ->
                    (c.shape() == Cell.Shape.HOLE || c.shape() == Cell.Shape.HEXAGON)
                        && c.width() == c.height());
    return round && hasNeighbourAt(board.cells(), angle + Math.PI / 3);
  }

  Shape outline(Cell cell, Point2D center, double unit) {
    boolean sideways = degrees % 180 == 90;
    double w = (sideways ? cell.height() : cell.width()) * unit;
    double h = (sideways ? cell.width() : cell.height()) * unit;
    double x = center.getX() - w / 2;
    double y = center.getY() - h / 2;
    return switch (cell.shape()) {
      case HOLE, PIT, DOT -> new Ellipse2D.Double(x, y, w, h);
      case SQUARE -> new Rectangle2D.Double(x, y, w, h);
      case STORE, LINE -> new RoundRectangle2D.Double(x, y, w, h, Math.min(w, h), Math.min(w, h));
      case HEXAGON -> hexagon(center, Math.min(w, h) / Math.sqrt(3));
    };
  }

  private Shape hexagon(Point2D center, double radius) {
    Path2D path = new Path2D.Double();
    for (int corner = 0; corner < 6; corner++) {
      double angle = neighbourAngle + Math.toRadians(degrees + 30 + 60 * corner);
      double x = center.getX() + radius * Math.cos(angle);
      double y = center.getY() + radius * Math.sin(angle);
      if (corner == 0) {
        path.moveTo(x, y);
      } else {
        path.lineTo(x, y);
      }
    }
    path.closePath();
    return path;
  }

  /** The direction from a cell to its nearest neighbour; sides of hexagons stand across it. */
  private static double neighbourAngle(List<Cell> cells) {
    double nearest = Double.POSITIVE_INFINITY;
    double angle = 0;
    for (int i = 1; i < cells.size(); i++) {
      double dx = cells.get(i).x() - cells.get(0).x();
      double dy = cells.get(i).y() - cells.get(0).y();
      double distance = Math.hypot(dx, dy);
      if (distance < nearest - 1e-6) {
        nearest = distance;
        angle = Math.atan2(dy, dx);
      }
    }
    return angle;
  }

  private static boolean hasNeighbourAt(List<Cell> cells, double angle) {
    return cells.stream()
        .anyMatch(
            a ->
                cells.stream()
                    .anyMatch(
                        b ->
                            Math.hypot(
                                    b.x() - a.x() - Math.cos(angle),
                                    b.y() - a.y() - Math.sin(angle))
                                < 0.2));
  }
}
