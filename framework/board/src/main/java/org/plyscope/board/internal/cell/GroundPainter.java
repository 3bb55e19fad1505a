package org.plyscope.board.internal.cell;

import java.awt.AlphaComposite;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.SplittableRandom;
import org.plyscope.api.board.Board;
import org.plyscope.api.board.Cell;
import org.plyscope.board.internal.draw.Layer;
import org.plyscope.board.internal.draw.Shades;
import org.plyscope.board.layout.BoardLayout;
import org.plyscope.board.scene.BoardTheme;

/** Paints the parts that never move: slab, home zones, lines, cells and their labels. */
public final class GroundPainter {
  private static final long GRAIN_SEED = 20240229;

  private final BoardLayout layout;
  private final Board board;
  private final BoardTheme theme;
  private final boolean coordinates;
  private final Plate plate;
  private final double unit;

  public GroundPainter(BoardLayout layout, BoardTheme theme, boolean coordinates) {
    this.layout = layout;
    this.board = layout.board();
    this.theme = theme;
    this.coordinates = coordinates;
    this.plate = new Plate(layout);
    this.unit = layout.unit();
  }

  public void paint(Graphics2D g) {
    slab(g);
    if (plate.follows()) {
      zones(g);
      lines(g);
    }
    CellPainter cells = new CellPainter(layout, theme);
    for (Cell cell : board.cells()) {
      cells.paint(g, cell);
    }
    if (coordinates) {
      LabelPainter labels = new LabelPainter(layout, theme);
      board.cells().stream().filter(Cell::playable).forEach(c -> labels.paint(g, c, null));
    }
  }

  private void slab(Graphics2D g) {
    String material = material();
    Rectangle2D b = layout.bounds();
    double room = BoardLayout.MARGIN * unit;
    Rectangle2D all =
        new Rectangle2D.Double(
            b.getX() - room, b.getY() - room, b.getWidth() + 2 * room, b.getHeight() + 2 * room);

    Layer shadow = new Layer(g, all);
    shadow.graphics().setColor(theme.color("shadow"));
    shadow.graphics().translate(0, 0.09 * unit);
    plate.fill(shadow.graphics(), 0.02);
    shadow.blur(0.07 * unit);
    shadow.layOn(g, theme.dark() ? 0.6 : 0.42);

    Layer rim = new Layer(g, all);
    rim.graphics().setColor(theme.color(material + "Rim"));
    plate.fill(rim.graphics(), 0.06);
    rim.layOn(g, 1);

    Color top = theme.color(material + "Top");
    Color bottom = theme.color(material + "Bottom");
    Layer edge = new Layer(g, all);
    edge.graphics().setColor(Shades.lighter(top, theme.dark() ? 0.22 : 0.55));
    plate.fill(edge.graphics(), 0.015);
    edge.layOn(g, 1);

    Layer face = new Layer(g, all);
    face.graphics().setColor(top);
    plate.fill(face.graphics(), -0.005);
    face.paintInside();
    face.graphics()
        .setPaint(
            new GradientPaint(
                (float) b.getX(),
                (float) b.getY(),
                top,
                (float) b.getX(),
                (float) b.getMaxY(),
                bottom));
    face.graphics().fill(all);
    grain(face.graphics(), all);
    face.layOn(g, 1);
  }

  /** Draws fine wavy lines, always the same ones. */
  private void grain(Graphics2D g, Rectangle2D area) {
    SplittableRandom random = new SplittableRandom(GRAIN_SEED);
    Color color = theme.color("grain");
    double y = area.getY();
    while (y < area.getMaxY() && unit > 4) {
      double wave = unit * (0.04 + 0.1 * random.nextDouble());
      double phase = random.nextDouble() * 2 * Math.PI;
      double length = unit * (5 + 5 * random.nextDouble());
      Path2D line = new Path2D.Double();
      line.moveTo(area.getX(), y);
      for (double x = area.getX(); x < area.getMaxX() + unit; x += unit / 2) {
        line.lineTo(x, y + wave * Math.sin(phase + x / length * 2 * Math.PI));
      }
      g.setStroke(new BasicStroke((float) (unit * (0.012 + 0.03 * random.nextDouble()))));
      g.setColor(Shades.alpha(color, 0.03 + 0.07 * random.nextDouble()));
      g.draw(line);
      y += unit * (0.05 + 0.12 * random.nextDouble());
    }
  }

  private void zones(Graphics2D g) {
    for (int player = 0; player < board.seats().size(); player++) {
      int zone = player;
      Color tint = theme.player(board, player);
      Runs runs = new Runs(layout, c -> c.zone() == zone);
      Rectangle2D around = runs.bounds(0.1);
      Layer field = new Layer(g, around);
      field.graphics().setColor(tint);
      runs.fill(field.graphics(), 0.5);
      field.layOn(g, theme.dark() ? 0.3 : 0.28);
      Layer edge = new Layer(g, around);
      edge.graphics().setColor(tint);
      runs.fill(edge.graphics(), 0.5);
      edge.graphics().setComposite(AlphaComposite.Clear);
      runs.fill(edge.graphics(), 0.455);
      edge.layOn(g, theme.dark() ? 0.45 : 0.4);
    }
  }

  private void lines(Graphics2D g) {
    float width = (float) (0.045 * unit);
    for (int[] line : board.lines()) {
      Point2D a = layout.center(line[0]);
      Point2D b = layout.center(line[1]);
      g.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
      g.setColor(Shades.alpha(Color.WHITE, theme.dark() ? 0.05 : 0.4));
      double off = 0.03 * unit;
      g.draw(new Line2D.Double(a.getX(), a.getY() + off, b.getX(), b.getY() + off));
      g.setColor(Shades.alpha(theme.color("line"), 0.75));
      g.draw(new Line2D.Double(a, b));
    }
  }

  private String material() {
    if (plate.follows()) {
      return "plate";
    }
    boolean squares = board.cells().stream().anyMatch(c -> c.shape() == Cell.Shape.SQUARE);
    return squares ? "frame" : "wood";
  }
}
