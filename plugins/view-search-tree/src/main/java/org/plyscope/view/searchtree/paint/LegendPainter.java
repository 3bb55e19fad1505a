package org.plyscope.view.searchtree.paint;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.util.EnumSet;
import java.util.Set;
import org.plyscope.api.board.Seat;
import org.plyscope.api.trace.Bound;
import org.plyscope.api.trace.NodeEnd;
import org.plyscope.ui.text.NumberText;
import org.plyscope.view.searchtree.colour.ColourBy;
import org.plyscope.view.searchtree.colour.Glyph;
import org.plyscope.view.searchtree.layout.Visible;
import org.plyscope.view.searchtree.model.LoadedTree;
import org.plyscope.view.searchtree.model.Savings;
import org.plyscope.view.searchtree.node.NodeFacts;

/** Explains colours and shapes from left to right, as far as there is room. */
public final class LegendPainter {
  private static final int STEPS = 48;

  private final Graphics2D g;
  private final Scene scene;
  private final double height;
  private final double width;
  private final double unit;
  private final FontMetrics metrics;
  private double x;

  /** Starts at the left of a line. */
  public LegendPainter(Graphics2D g, Scene scene, double height, double width) {
    this.g = g;
    this.scene = scene;
    this.height = height;
    this.width = width;
    this.unit = scene.palette().unit();
    Hints.smooth(g);
    g.setFont(scene.palette().small());
    this.metrics = g.getFontMetrics();
    this.x = 10 * unit;
  }

  /** Draws the line. */
  public void paint(ColourBy by, LoadedTree loaded) {
    switch (by) {
      case VALUE -> values(loaded);
      case BOUND -> bounds();
      case PLAYER -> players();
      case EFFORT -> effort(loaded);
    }
    x += 8 * unit;
    for (NodeEnd end : kinds()) {
      shape(end);
    }
    line(scene.palette().line(), 3.2f, "principal line");
    if (loaded.savings().cuts() > 0) {
      Savings savings = loaded.savings();
      text(StubPainter.text(g.getFont(), savings.cuts()) + cuts(savings), scene.palette().cut());
      text("≈ " + NumberText.rough(savings.total()) + saved(savings), null);
    }
  }

  /** Returns the label of the counted cuts. */
  static String cuts(Savings savings) {
    return savings.aboutTheSearch() ? " cuts" : " cuts among the nodes kept";
  }

  /** Returns the label of the estimated savings. */
  static String saved(Savings savings) {
    if (!savings.aboutTheSearch()) {
      return " nodes saved there";
    }
    return savings.sampled() ? " nodes saved (from a sample)" : " nodes saved";
  }

  /** Returns the kinds of node in sight, which need explaining. */
  private Set<NodeEnd> kinds() {
    Set<NodeEnd> kinds = EnumSet.noneOf(NodeEnd.class);
    Visible visible = scene.visible();
    for (int i = 0; i < visible.nodes(); i++) {
      kinds.add(scene.tree().end(visible.node(i)));
    }
    kinds.remove(NodeEnd.CUTOFF);
    return kinds;
  }

  private void values(LoadedTree loaded) {
    if (loaded.scale().flat()) {
      text("all values " + loaded.scale().text(loaded.scale().middle()), null);
      return;
    }
    text(loaded.scale().lowText(), null);
    double low = loaded.scale().low();
    double range = loaded.scale().high() - low;
    ramp(share -> scene.colours().value(low + share * range));
    text(loaded.scale().highText(), null);
    text("(middle: root, " + loaded.scale().text(loaded.scale().middle()) + ")", null);
  }

  private void effort(LoadedTree loaded) {
    text("1", null);
    ramp(scene.colours()::effortShare);
    boolean visits = scene.colours().visits();
    long most = visits ? loaded.tree().visits(0) : loaded.tree().size(0);
    boolean sampled = loaded.savings().sampled();
    String nodes = sampled ? " kept nodes below" : " nodes below";
    text(NumberText.count(most) + (visits ? " visits" : nodes), null);
  }

  private void bounds() {
    for (Bound bound : Bound.values()) {
      String word = bound == Bound.NONE ? "no value" : NodeFacts.bound(bound);
      dot(scene.palette().bounds().get(bound), word);
    }
  }

  private void players() {
    var seats = scene.tree().trace().rules().board().seats();
    for (int i = 0; i < seats.size(); i++) {
      Seat seat = seats.get(i);
      dot(scene.palette().players().get(i), seat.name() + " to move");
    }
  }

  private interface Ramp {
    Color at(double share);
  }

  private void ramp(Ramp ramp) {
    double step = 1.8 * unit;
    for (int i = 0; i < STEPS; i++) {
      g.setColor(ramp.at(i / (STEPS - 1.0)));
      g.fill(
          new java.awt.geom.Rectangle2D.Double(
              x + i * step, height / 2 - 4 * unit, step + 0.5, 8 * unit));
    }
    x += STEPS * step + 6 * unit;
  }

  private void dot(Color color, String word) {
    Glyph.paint(
        g, NodeEnd.EXPANDED, x + 4 * unit, height / 2, 4 * unit, color, scene.palette().muted());
    x += 11 * unit;
    text(word, null);
  }

  private void shape(NodeEnd end) {
    Color fill = scene.palette().middle();
    Color rim = scene.palette().text();
    Glyph.paint(g, end, x + 5 * unit, height / 2, 4.4 * unit, fill, rim);
    x += 13 * unit;
    text(Glyph.word(end), null);
  }

  private void line(Color color, float thick, String word) {
    g.setColor(color);
    g.setStroke(
        new BasicStroke((float) (thick * unit), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    g.draw(new Line2D.Double(x + 2, height / 2, x + 16 * unit, height / 2));
    x += 21 * unit;
    text(word, null);
  }

  private void text(String text, Color color) {
    int length = metrics.stringWidth(text);
    if (x + length > width) {
      x = width;
      return;
    }
    g.setColor(color == null ? scene.palette().muted() : color);
    g.drawString(text, (float) x, (float) ((height + metrics.getAscent()) / 2 - 1.5));
    x += length + 9 * unit;
  }
}
