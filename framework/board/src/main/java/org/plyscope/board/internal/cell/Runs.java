package org.plyscope.board.internal.cell;

import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.board.layout.BoardLayout;

/**
 * Straight runs of neighbouring cells. Thick lines along them make a shape with round corners that
 * follows the cells, from few strokes.
 */
final class Runs {
  private static final double NEAR = 1.3;
  private static final double SAME = 0.05;

  private final BoardLayout layout;
  private final List<Cell> cells;
  private final Set<List<Integer>> joined = new HashSet<>();
  private final List<int[]> runs = new ArrayList<>();

  /** Finds the runs of the cells that belong to a shape. */
  Runs(BoardLayout layout, Predicate<Cell> which) {
    this.layout = layout;
    Board board = layout.board();
    this.cells = board.cells();
    List<Cell> chosen = cells.stream().filter(which).toList();
    for (Cell a : chosen) {
      runs.add(new int[] {a.index(), a.index()});
    }
    if (board.lines().isEmpty()) {
      chosen.forEach(a -> chosen.stream().filter(b -> near(a, b)).forEach(b -> join(a, b)));
    } else {
      for (int[] line : board.lines()) {
        Cell a = cells.get(line[0]);
        Cell b = cells.get(line[1]);
        if (which.test(a) && which.test(b)) {
          join(a, b);
        }
      }
    }
    mergeRuns();
  }

  /** Returns the pixels around all cells of the shape. */
  Rectangle2D bounds(double radius) {
    Rectangle2D sum = new Rectangle2D.Double();
    for (int[] run : runs) {
      Rectangle2D one = layout.outline(run[0]).getBounds2D();
      sum = sum.isEmpty() ? one : sum.createUnion(one);
      sum = sum.createUnion(layout.outline(run[1]).getBounds2D());
    }
    double room = radius * layout.unit();
    return new Rectangle2D.Double(
        sum.getX() - room,
        sum.getY() - room,
        sum.getWidth() + 2 * room,
        sum.getHeight() + 2 * room);
  }

  /** Fills the shape; the radius is in board units. */
  void fill(Graphics2D g, double radius) {
    float width = (float) (2 * radius * layout.unit());
    g.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    for (int[] run : runs) {
      g.draw(new Line2D.Double(layout.center(run[0]), layout.center(run[1])));
    }
  }

  private void join(Cell a, Cell b) {
    joined.add(List.of(a.index(), b.index()));
    joined.add(List.of(b.index(), a.index()));
  }

  private static boolean near(Cell a, Cell b) {
    return a != b && Math.hypot(a.x() - b.x(), a.y() - b.y()) < NEAR;
  }

  /** Replaces joined pairs by the longest straight runs; a cell inside a run needs no dot. */
  private void mergeRuns() {
    Set<Integer> covered = new HashSet<>();
    for (List<Integer> pair : joined) {
      if (next(pair.get(1), pair.get(0)) < 0) {
        int before = pair.get(0);
        int last = pair.get(1);
        for (int n = next(before, last); n >= 0; n = next(before, last)) {
          before = last;
          last = n;
        }
        if (pair.get(0) < last) {
          runs.add(new int[] {pair.get(0), last});
        }
        covered.add(pair.get(0));
      }
      covered.add(pair.get(1));
    }
    runs.removeIf(r -> r[0] == r[1] && covered.contains(r[0]));
  }

  /** The cell that continues the step from one cell to another straight on, or -1. */
  private int next(int from, int to) {
    double x = 2 * cells.get(to).x() - cells.get(from).x();
    double y = 2 * cells.get(to).y() - cells.get(from).y();
    for (Cell cell : cells) {
      boolean there = Math.abs(cell.x() - x) < SAME && Math.abs(cell.y() - y) < SAME;
      if (there && joined.contains(List.of(to, cell.index()))) {
        return cell.index();
      }
    }
    return -1;
  }
}
