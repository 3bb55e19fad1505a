package org.plyscope.board.internal.mark;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Point2D;
import org.plyscope.api.board.Cell;
import org.plyscope.board.internal.cell.CellPainter;
import org.plyscope.board.internal.cell.LabelPainter;
import org.plyscope.board.internal.draw.Shades;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.board.scene.BoardScene;
import org.plyscope.board.scene.BoardTheme;
import org.plyscope.board.scene.Marks;

/** Paints the values of cells: a colour under the content, and a number. */
final class HeatPainter {
  private static final double LARGEST = 0.34;
  private static final double ROOM = 1.25;

  private final BoardScene scene;
  private final BoardLayout layout;
  private final BoardTheme theme;

  HeatPainter(BoardScene scene) {
    this.scene = scene;
    this.layout = scene.layout();
    this.theme = scene.theme();
  }

  void below(Graphics2D g) {
    scene
        .marks()
        .heat()
        .forEach(
            (cell, heat) -> {
              g.setColor(color(heat));
              g.fill(shape(scene.board().cells().get(cell)));
            });
  }

  /** Writes the numbers; in pits beside the number of seeds. */
  void above(Graphics2D g) {
    LabelPainter labels = new LabelPainter(layout, theme);
    scene
        .marks()
        .heat()
        .forEach(
            (cell, heat) -> {
              Point2D c = layout.center(cell);
              int content = scene.board().counts() ? 0 : scene.resting(cell);
              Color ground = content > 0 ? theme.piece(scene.board(), content) : color(heat);
              double y = scene.board().counts() ? c.getY() + 0.32 * layout.unit() : c.getY();
              double size = Math.min(LARGEST, ROOM / Math.max(3, heat.label().length()));
              labels.text(g, heat.label(), c.getX(), y, size, Shades.ink(ground));
            });
  }

  private Color color(Marks.Heat heat) {
    double level = Math.max(-1, Math.min(1, heat.level()));
    return Shades.mix(
        theme.color("heatNone"), theme.color(level < 0 ? "heatBad" : "heatGood"), Math.abs(level));
  }

  private Shape shape(Cell cell) {
    return switch (cell.shape()) {
      case SQUARE, LINE, DOT -> CellPainter.scaled(layout, cell.index(), 1);
      case PIT, STORE -> CellPainter.hollowOf(layout, cell);
      case HOLE -> CellPainter.scaled(layout, cell.index(), 0.9);
      case HEXAGON -> CellPainter.scaled(layout, cell.index(), 0.96);
    };
  }
}
