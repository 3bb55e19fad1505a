package org.plyscope.workbench.play.list;

import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.Toolkit;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import javax.swing.UIManager;
import org.plyscope.api.board.Tint;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.review.Mistakes;
import org.plyscope.ui.theme.Theme;
import org.plyscope.workbench.play.list.MoveLayout.Piece;
import org.plyscope.workbench.review.MistakeColors;

/** Draws a list of moves in the colours of the current theme. */
final class MovePainter {
  private final Graphics2D g;
  private final GameTree tree;
  private final Mistakes mistakes;
  private final Function<Tint, Color> tints;
  private final Set<GameNode> path;
  private final int unit;
  private final Font font;

  MovePainter(
      Graphics2D g,
      GameTree tree,
      Mistakes mistakes,
      Function<Tint, Color> tints,
      int unit,
      Font font) {
    this.mistakes = mistakes;
    this.g = g;
    this.tree = tree;
    this.tints = tints;
    this.path = new HashSet<>(tree.path());
    this.unit = unit;
    this.font = font;
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    Object hints = Toolkit.getDefaultToolkit().getDesktopProperty("awt.font.desktophints");
    if (hints instanceof Map<?, ?> map) {
      g.addRenderingHints(map);
    }
  }

  /** Returns the font of details. */
  static Font small(Font font) {
    Font themed = UIManager.getFont("small.font");
    return themed == null ? font.deriveFont(font.getSize2D() * 0.85f) : themed;
  }

  /** Draws the visible part. */
  void paint(List<Piece> pieces, Piece hovered, boolean focused) {
    Rectangle clip = g.getClipBounds();
    for (Piece piece : pieces) {
      if (clip == null || piece.box().intersects(clip)) {
        paint(piece, piece.equals(hovered), focused);
      }
    }
  }

  private void paint(Piece piece, boolean hovered, boolean focused) {
    switch (piece.kind()) {
      case NUMBER -> text(piece, font, Theme.color("muted"), 0);
      case DOT -> dot(piece);
      case MOVE -> move(piece, hovered, focused);
      case TOGGLE -> triangle(piece, hovered);
      case MORE -> text(piece, small(font), Theme.color("muted"), unit);
      case END ->
          text(piece, font.deriveFont(Font.BOLD), UIManager.getColor("Label.foreground"), 0);
      case RULE -> {
        g.setColor(Theme.color("line"));
        g.fill(piece.box());
      }
    }
  }

  private void move(Piece piece, boolean hovered, boolean focused) {
    boolean current = piece.node() == tree.current();
    Color plain = UIManager.getColor("Label.foreground");
    Color color = path.contains(piece.node()) || afterCurrentOnMain(piece) ? plain : quiet(plain);
    if (current) {
      chip(piece, UIManager.getColor(focused ? "List.selectionBackground" : "Plyscope.highlight"));
      color = focused ? UIManager.getColor("List.selectionForeground") : plain;
    } else if (hovered) {
      chip(piece, Theme.color("line"));
    }
    int offset = unit * 3 / 2;
    text(piece, current ? font.deriveFont(Font.BOLD) : font, color, offset);
    if (!piece.detail().isEmpty()) {
      g.setFont(small(font));
      Color loud = MistakeColors.of(mistakes.of(piece.node()));
      g.setColor(current && focused ? color : loud == null ? Theme.color("muted") : loud);
      int wide = g.getFontMetrics().stringWidth(piece.detail());
      g.drawString(piece.detail(), piece.box().x + piece.box().width - offset - wide, base(piece));
    }
  }

  /** The main line is always in full strength; variations only where they are looked at. */
  private boolean afterCurrentOnMain(Piece piece) {
    for (GameNode at = piece.node(); at.parent().isPresent(); at = at.parent().get()) {
      if (at.parent().get().children().get(0) != at) {
        return false;
      }
    }
    return true;
  }

  private static Color quiet(Color color) {
    return new Color(color.getRed(), color.getGreen(), color.getBlue(), 170);
  }

  private void chip(Piece piece, Color color) {
    Rectangle box = piece.box();
    g.setColor(color);
    double arc = 2.0 * unit;
    g.fill(
        new RoundRectangle2D.Double(
            box.x + unit / 4.0, box.y + 1, box.width - unit / 2.0, box.height - 2, arc, arc));
  }

  private void dot(Piece piece) {
    Rectangle box = piece.box();
    double size = 2.2 * unit;
    double x = box.x + (box.width - size) / 2;
    double y = box.getCenterY() - size / 2;
    Ellipse2D disc = new Ellipse2D.Double(x, y, size, size);
    g.setColor(tints.apply(tree.rules().board().seats().get(piece.player()).tint()));
    g.fill(disc);
    g.setColor(UIManager.getColor("Component.borderColor"));
    g.draw(disc);
  }

  private void triangle(Piece piece, boolean hovered) {
    Rectangle box = piece.box();
    double r = unit * 0.9;
    Path2D shape = new Path2D.Double();
    double x = box.getCenterX();
    double y = box.getCenterY();
    if ("▸".equals(piece.text())) {
      shape.moveTo(x - r / 2, y - r);
      shape.lineTo(x + r * 0.8, y);
      shape.lineTo(x - r / 2, y + r);
    } else {
      shape.moveTo(x - r, y - r / 2);
      shape.lineTo(x, y + r * 0.8);
      shape.lineTo(x + r, y - r / 2);
    }
    shape.closePath();
    g.setColor(hovered ? UIManager.getColor("Label.foreground") : Theme.color("muted"));
    g.fill(shape);
  }

  private void text(Piece piece, Font with, Color color, int offset) {
    g.setFont(with);
    g.setColor(color);
    g.drawString(piece.text(), piece.box().x + offset, base(piece));
  }

  /** All letters of a line stand on the same line, whatever their size. */
  private int base(Piece piece) {
    FontMetrics metrics = g.getFontMetrics(font);
    int free = piece.box().height - metrics.getHeight();
    return piece.box().y + free / 2 + metrics.getAscent();
  }
}
