package org.plyscope.board.internal.mark;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.plyscope.api.board.Cell;
import org.plyscope.board.internal.cell.CellPainter;
import org.plyscope.board.internal.cell.SeedPainter;
import org.plyscope.board.internal.draw.Shades;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.board.scene.BoardScene;
import org.plyscope.board.scene.BoardTheme;
import org.plyscope.board.scene.Marks;

/** Paints marks: the last move, the targets of a move, the cells under the mouse and the cursor. */
public final class MarkPainter {
  private final BoardScene scene;
  private final BoardLayout layout;
  private final BoardTheme theme;
  private final Marks marks;
  private final double unit;
  private final ArrowPainter arrows;

  public MarkPainter(BoardScene scene) {
    this.scene = scene;
    this.layout = scene.layout();
    this.theme = scene.theme();
    this.marks = scene.marks();
    this.unit = layout.unit();
    this.arrows = new ArrowPainter(layout);
  }

  /** Paints the marks under the pieces. */
  public void below(Graphics2D g) {
    new HeatPainter(scene).below(g);
    Color highlight = theme.color("highlight");
    List<Integer> path = marks.lastPath();
    if (!path.isEmpty()) {
      field(g, path.get(0), highlight, 0.3);
      field(g, path.get(path.size() - 1), highlight, 0.42);
    }
    if (marks.hovered() >= 0) {
      field(g, marks.hovered(), highlight, 0.3);
    }
    if (marks.lifted() >= 0) {
      field(g, marks.lifted(), highlight, 0.55);
    }
  }

  /** Paints the marks over the pieces. */
  public void above(Graphics2D g) {
    new DifferencePainter(scene).paint(g);
    if (marks.lastPath().size() > 1) {
      if (scene.board().counts()) {
        sown(g);
      } else {
        arrows.arrow(g, marks.lastPath(), theme.color("last"));
      }
    }
    markedMoves(g);
    Color tint = theme.player(scene.board(), marks.targetPlayer());
    marks.targets().forEach(cell -> target(g, cell, tint));
    if (marks.cursor() >= 0) {
      cursor(g, marks.cursor());
    }
    new HeatPainter(scene).above(g);
    badges(g);
  }

  /** The weakest first, so that the strongest lies on top. */
  private void markedMoves(Graphics2D g) {
    for (Marks.Arrow arrow : marks.arrows()) {
      Color faded = Shades.alpha(color(arrow), 0.35 + 0.65 * arrow.weight());
      if (line(arrow)) {
        arrows.arrow(g, List.of(arrow.path().get(0), arrow.end()), faded);
      } else if (arrow.label().isEmpty()) {
        // Neither an arrow nor a plate would show which pit is meant.
        ring(g, arrow.path().get(0), faded);
      }
    }
  }

  private boolean line(Marks.Arrow arrow) {
    return arrow.path().size() > 1 && !scene.board().counts();
  }

  /** Writes the labels of marked moves, the strongest first, so that it has the best place. */
  private void badges(Graphics2D g) {
    List<Marks.Arrow> strongestFirst = new ArrayList<>(marks.arrows());
    Collections.reverse(strongestFirst);
    List<Integer> ends = strongestFirst.stream().map(Marks.Arrow::end).toList();
    BadgePlaces places = new BadgePlaces(scene, arrows, ends);
    for (Marks.Arrow arrow : strongestFirst) {
      if (!arrow.label().isEmpty()) {
        int cell = line(arrow) ? arrow.end() : arrow.path().get(0);
        // Without an arrow the plate has to show how strong the mark is.
        double strength = line(arrow) ? 1 : 0.3 + 0.7 * arrow.weight();
        Rectangle2D place = places.take(g, cell, arrow.label());
        arrows.badge(g, place, arrow.label(), Shades.alpha(color(arrow), strength));
      }
    }
  }

  /** The best move stands out; a mark without weight is not to be relied on. */
  private Color color(Marks.Arrow arrow) {
    return theme.color(arrow.best() ? "best" : arrow.weight() > 0 ? "cursor" : "neutral");
  }

  /** Tints a cell: the whole of a square, a halo around anything round. */
  private void field(Graphics2D g, int cell, Color color, double alpha) {
    Cell.Shape shape = cell(cell).shape();
    if (shape == Cell.Shape.SQUARE || shape == Cell.Shape.HEXAGON) {
      g.setColor(Shades.alpha(color, alpha));
      g.fill(CellPainter.scaled(layout, cell, shape == Cell.Shape.SQUARE ? 1 : 0.96));
      return;
    }
    Shape ring = ring(cell);
    g.setColor(Shades.alpha(color, 0.6 * alpha));
    g.setStroke(new BasicStroke((float) (0.17 * unit)));
    g.draw(ring);
    g.setColor(Shades.alpha(color, Math.min(1, 1.9 * alpha)));
    g.setStroke(new BasicStroke((float) (0.07 * unit)));
    g.draw(ring);
  }

  private Shape ring(int cell) {
    boolean hole = cell(cell).shape() == Cell.Shape.HOLE;
    return hole ? CellPainter.scaled(layout, cell, 0.88) : CellPainter.hollowOf(layout, cell(cell));
  }

  private void target(Graphics2D g, int cell, Color tint) {
    Point2D c = layout.center(cell);
    boolean taken = scene.resting(cell) > 0;
    if (taken || scene.board().counts()) {
      ring(g, cell, tint);
      return;
    }
    boolean near = cell == marks.hovered();
    Color light = Shades.lighter(tint, 0.75);
    arrows.dot(g, c, near ? 0.26 : 0.185, Shades.alpha(light, 0.9));
    arrows.dot(g, c, near ? 0.21 : 0.14, tint);
  }

  private void ring(Graphics2D g, int cell, Color tint) {
    Shape ring = ring(cell);
    g.setStroke(new BasicStroke((float) (0.1 * unit)));
    g.setColor(Shades.alpha(Shades.lighter(tint, 0.75), 0.85));
    g.draw(ring);
    g.setStroke(new BasicStroke((float) (0.055 * unit)));
    g.setColor(tint);
    g.draw(ring);
  }

  private void cursor(Graphics2D g, int cell) {
    Shape outline = CellPainter.scaled(layout, cell, 0.97);
    float on = (float) (0.2 * unit);
    float off = (float) (0.12 * unit);
    g.setColor(Shades.alpha(theme.dark() ? Color.BLACK : Color.WHITE, 0.8));
    g.setStroke(new BasicStroke((float) (0.09 * unit)));
    g.draw(outline);
    g.setColor(theme.color("cursor"));
    g.setStroke(
        new BasicStroke(
            (float) Math.max(1e-3, 0.06 * unit),
            BasicStroke.CAP_ROUND,
            BasicStroke.JOIN_ROUND,
            1,
            new float[] {Math.max(1e-3f, on), Math.max(1e-3f, off)},
            0));
    g.draw(outline);
  }

  /** A dot at the rim of each pit that got a seed. */
  private void sown(Graphics2D g) {
    Color color = theme.color("highlight");
    List<Integer> path = marks.lastPath();
    for (int pit : path.subList(1, path.size())) {
      Point2D c = layout.center(pit);
      boolean upper = SeedPainter.upper(layout, c.getY());
      double side = CellPainter.hollowOf(layout, cell(pit)).getBounds2D().getHeight() / 2;
      double y = c.getY() + (upper ? side : -side);
      Point2D at = new Point2D.Double(c.getX(), y);
      arrows.dot(g, at, 0.065, Shades.darker(color, 0.5));
      arrows.dot(g, at, 0.045, color);
    }
  }

  private Cell cell(int index) {
    return scene.board().cells().get(index);
  }
}
