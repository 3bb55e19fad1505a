package org.plyscope.board.layout;

import java.awt.Shape;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;

/** A board fitted into a rectangle of pixels, turned by some angle. Immutable. */
public final class BoardLayout {
  /** Room around the cells in board units, for the rim and its shadow. */
  public static final double MARGIN = 0.72;

  private static final double SMALLEST_UNIT = 1e-6;

  private final Board board;
  private final int degrees;
  private final double cos;
  private final double sin;
  private final double unit;
  private final double originX;
  private final double originY;
  private final Rectangle2D bounds;
  private final Shape[] outlines;

  private BoardLayout(Board board, double width, double height, int degrees) {
    this.board = board;
    this.degrees = degrees;
    this.cos = Math.cos(Math.toRadians(degrees));
    this.sin = Math.sin(Math.toRadians(degrees));
    Rectangle2D extent = extent();
    double across = extent.getWidth() + 2 * MARGIN;
    double down = extent.getHeight() + 2 * MARGIN;
    this.unit = Math.max(SMALLEST_UNIT, Math.min(width / across, height / down));
    this.originX = width / 2 - extent.getCenterX() * unit;
    this.originY = height / 2 - extent.getCenterY() * unit;
    this.bounds =
        new Rectangle2D.Double(
            originX + extent.getX() * unit,
            originY + extent.getY() * unit,
            extent.getWidth() * unit,
            extent.getHeight() * unit);
    CellShapes shapes = new CellShapes(board, degrees);
    this.outlines =
        board.cells().stream()
            .map(c -> shapes.outline(c, center(c.index()), unit))
            .toArray(Shape[]::new);
  }

  /**
   * Fits a board into a rectangle.
   *
   * @param board the board
   * @param width pixels across; may be 0
   * @param height pixels down; may be 0
   * @param degrees how far the board is turned clockwise, a multiple of {@link #turn}
   * @return the layout
   */
  public static BoardLayout fit(Board board, double width, double height, int degrees) {
    return new BoardLayout(board, width, height, Math.floorMod(degrees, 360));
  }

  /**
   * Returns the angle by which a board can be turned and still look right: 60 degrees if every cell
   * is round or a hexagon and the board is no rectangle of rows, else 90.
   *
   * @param board a board
   * @return degrees
   */
  public static int turn(Board board) {
    return CellShapes.turnsBySixths(board) ? 60 : 90;
  }

  /** {@return the board that was fitted} */
  public Board board() {
    return board;
  }

  /** {@return how far the board is turned: degrees clockwise, from 0 to 359} */
  public int degrees() {
    return degrees;
  }

  /** {@return how many pixels one board unit measures, more than 0} */
  public double unit() {
    return unit;
  }

  /** {@return the smallest rectangle of pixels around all cells: a new rectangle} */
  public Rectangle2D bounds() {
    return (Rectangle2D) bounds.clone();
  }

  /**
   * Returns the pixel of a point given in board units.
   *
   * @param x across, before the board is turned
   * @param y down, before the board is turned
   * @return a new point
   */
  public Point2D.Double pixel(double x, double y) {
    return new Point2D.Double(
        originX + (x * cos - y * sin) * unit, originY + (x * sin + y * cos) * unit);
  }

  /**
   * Returns the point in board units under a pixel.
   *
   * @param pixelX across
   * @param pixelY down
   * @return a new point
   */
  public Point2D.Double point(double pixelX, double pixelY) {
    double turnedX = (pixelX - originX) / unit;
    double turnedY = (pixelY - originY) / unit;
    return new Point2D.Double(turnedX * cos + turnedY * sin, turnedY * cos - turnedX * sin);
  }

  /**
   * Returns the pixel in the middle of a cell.
   *
   * @param cell the index of a cell
   * @return a new point
   */
  public Point2D.Double center(int cell) {
    Cell c = board.cells().get(cell);
    return pixel(c.x(), c.y());
  }

  /**
   * Returns the outline of a cell in pixels.
   *
   * @param cell the index of a cell
   * @return its outline
   */
  public Shape outline(int cell) {
    return outlines[cell];
  }

  /**
   * Returns the playable cell under a pixel.
   *
   * @param pixelX across
   * @param pixelY down
   * @return the index of a cell, or -1
   */
  public int cellAt(double pixelX, double pixelY) {
    for (Cell cell : board.cells()) {
      if (cell.playable() && outlines[cell.index()].contains(pixelX, pixelY)) {
        return cell.index();
      }
    }
    return -1;
  }

  /**
   * Returns the playable cell a cursor reaches next.
   *
   * @param from where the cursor is
   * @param dx 1 to the right, -1 to the left, else 0, as seen on the screen
   * @param dy 1 downwards, -1 upwards, else 0, as seen on the screen
   * @return the nearest cell in that direction, or {@code from} if there is none
   */
  public int step(int from, int dx, int dy) {
    Point2D start = center(from);
    int best = from;
    double least = Double.POSITIVE_INFINITY;
    for (Cell cell : board.cells()) {
      Point2D end = center(cell.index());
      double along = ((end.getX() - start.getX()) * dx + (end.getY() - start.getY()) * dy) / unit;
      double aside =
          Math.abs((end.getX() - start.getX()) * dy - (end.getY() - start.getY()) * dx) / unit;
      // A cell counts as ahead within a cone; leaving the line costs more than going far.
      double cost = along + 2 * aside;
      if (cell.playable() && along > 0.1 && aside < 1.8 * along && cost < least) {
        least = cost;
        best = cell.index();
      }
    }
    return best;
  }

  private Rectangle2D extent() {
    Rectangle2D sum = null;
    for (Cell cell : board.cells()) {
      double x = cell.x() * cos - cell.y() * sin;
      double y = cell.x() * sin + cell.y() * cos;
      boolean upright = degrees % 180 == 0 || degrees % 90 != 0;
      double w = upright ? cell.width() : cell.height();
      double h = upright ? cell.height() : cell.width();
      Rectangle2D one = new Rectangle2D.Double(x - w / 2, y - h / 2, w, h);
      sum = sum == null ? one : sum.createUnion(one);
    }
    return sum == null ? new Rectangle2D.Double(0, 0, 1, 1) : sum;
  }
}
