package org.plyscope.board.internal.mark;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Point2D;
import org.plyscope.api.board.Cell;
import org.plyscope.board.internal.cell.CellPainter;
import org.plyscope.board.internal.cell.PiecePainter;
import org.plyscope.board.internal.draw.Shades;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.board.scene.BoardScene;

/**
 * Points out cells that hold something else than before. A cell that was left has a broken ring and
 * the ghost of its piece; one that was reached a full ring; one whose piece was replaced a full
 * ring and the old piece, small. A pit has a ring and the number by which it changed.
 */
final class DifferencePainter {
  private static final double GHOST = 0.4;
  private static final double SMALL = 0.42;

  private final BoardScene scene;
  private final BoardLayout layout;
  private final double unit;
  private final Color color;

  DifferencePainter(BoardScene scene) {
    this.scene = scene;
    this.layout = scene.layout();
    this.unit = layout.unit();
    this.color = scene.theme().color("difference");
  }

  void paint(Graphics2D g) {
    scene.marks().before().forEach((cell, before) -> paint(g, cell, before));
  }

  private void paint(Graphics2D g, int cell, int before) {
    int now = scene.resting(cell);
    if (scene.board().counts()) {
      ring(g, cell, now < before);
      String sign = now < before ? "−" : "+";
      String text = sign + Math.abs(now - before);
      ArrowPainter badges = new ArrowPainter(layout);
      badges.badge(g, badges.corner(g, cell, text), text, color);
      return;
    }
    PiecePainter pieces = new PiecePainter(layout, scene.theme());
    Point2D center = layout.center(cell);
    if (now == 0) {
      pieces.paint(g, before, center, 0, GHOST);
    }
    ring(g, cell, now == 0);
    if (now > 0 && before > 0) {
      Graphics2D corner = (Graphics2D) g.create();
      corner.translate(center.getX() - 0.32 * unit, center.getY() - 0.32 * unit);
      corner.scale(SMALL, SMALL);
      pieces.paint(corner, before, new Point2D.Double(), 0, 1);
      corner.dispose();
    }
  }

  private void ring(Graphics2D g, int index, boolean broken) {
    Cell cell = scene.board().cells().get(index);
    boolean hollow = cell.shape() == Cell.Shape.PIT || cell.shape() == Cell.Shape.STORE;
    Shape ring =
        hollow ? CellPainter.hollowOf(layout, cell) : CellPainter.scaled(layout, index, 0.92);
    g.setColor(Shades.alpha(scene.theme().dark() ? Color.BLACK : Color.WHITE, 0.75));
    g.setStroke(stroke(0.11, broken));
    g.draw(ring);
    g.setColor(color);
    g.setStroke(stroke(0.06, broken));
    g.draw(ring);
  }

  private BasicStroke stroke(double width, boolean broken) {
    float thick = (float) Math.max(1e-3, width * unit);
    float[] dashes = {(float) Math.max(1e-3, 0.16 * unit), (float) Math.max(1e-3, 0.17 * unit)};
    return new BasicStroke(
        thick, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, broken ? dashes : null, 0);
  }
}
