package org.plyscope.view.compare.order;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.util.List;
import java.util.function.BiConsumer;
import javax.swing.JComponent;
import javax.swing.UIManager;
import org.plyscope.api.view.View;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.theme.Theme;

/**
 * Draws the orders of several configurations beside each other: the first move on top, and a line
 * for each move from its place in one order to its place in the next.
 */
final class SlopePanel extends JComponent {
  private static final int PAD = 10;
  private static final double DOT = 3;
  private static final double NEAR = 12;
  private static final float THIN = 1f;
  private static final float THICK = 2.5f;

  /** The lowest row in letters that has room for the text of a move. */
  private static final double READABLE = 0.9;

  private transient Slopes slopes = Slopes.of(List.of());
  private long marked;
  private boolean marking;

  /**
   * Makes an empty chart.
   *
   * @param chosen receives the configuration and the move that the user has clicked
   */
  SlopePanel(BiConsumer<Integer, Long> chosen) {
    setName("move-order.slopes");
    setOpaque(true);
    putClientProperty(View.PICTURE, true);
    setToolTipText("");
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            int column = column(event.getX());
            Slopes.Slope slope = slope(event, column);
            if (slope != null) {
              chosen.accept(column, slope.move());
            }
          }
        });
  }

  void show(Slopes other) {
    slopes = other;
    revalidate();
    repaint();
  }

  /** Marks a move in all orders. */
  void mark(long move) {
    marked = move;
    marking = true;
    repaint();
  }

  @Override
  public Dimension getPreferredSize() {
    int letter = getFontMetrics(font()).getHeight();
    return new Dimension(
        Math.max(2, slopes.names().size()) * 8 * letter, (slopes.longest() + 2) * letter);
  }

  @Override
  public String getToolTipText(MouseEvent event) {
    Slopes.Slope slope = slope(event, column(event.getX()));
    return slope == null ? null : slopes.describe(slope.move());
  }

  private Font font() {
    return UIManager.getFont("small.font");
  }

  private int header() {
    return getFontMetrics(font()).getHeight() + PAD;
  }

  private int margin() {
    FontMetrics metrics = getFontMetrics(font());
    int widest =
        slopes.slopes().stream().mapToInt(s -> metrics.stringWidth(s.text())).max().orElse(0);
    return Math.min(widest, getWidth() / 5) + 2 * PAD;
  }

  private double x(int column) {
    int count = slopes.names().size();
    double room = getWidth() - 2.0 * margin();
    return count < 2 ? getWidth() / 2.0 : margin() + room * column / (count - 1);
  }

  private double row() {
    return (getHeight() - header() - PAD) / (double) Math.max(1, slopes.longest());
  }

  private double y(int place) {
    return header() + row() * (place + 0.5);
  }

  private int column(int x) {
    int best = 0;
    for (int c = 1; c < slopes.names().size(); c++) {
      best = Math.abs(x(c) - x) < Math.abs(x(best) - x) ? c : best;
    }
    return best;
  }

  private Slopes.Slope slope(MouseEvent event, int column) {
    Slopes.Slope best = null;
    double nearest = Math.max(NEAR, row());
    for (Slopes.Slope slope : slopes.slopes()) {
      if (column < slope.places().size() && slope.places().get(column) != Slopes.NONE) {
        double far = Math.abs(y(slope.places().get(column)) - event.getY());
        if (far < nearest) {
          nearest = far;
          best = slope;
        }
      }
    }
    return best;
  }

  @Override
  protected void paintComponent(Graphics g) {
    Graphics2D pen = (Graphics2D) g.create();
    try {
      pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
      pen.setRenderingHint(
          RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
      pen.setColor(Theme.color("chart.background"));
      pen.fillRect(0, 0, getWidth(), getHeight());
      pen.setFont(font());
      paintNames(pen);
      // Marked lines lie on top of the others.
      slopes.slopes().stream().filter(s -> !bright(s)).forEach(s -> paint(pen, s));
      slopes.slopes().stream().filter(this::bright).forEach(s -> paint(pen, s));
    } finally {
      pen.dispose();
    }
  }

  private boolean bright(Slopes.Slope slope) {
    return marking && slope.move() == marked;
  }

  private void paintNames(Graphics2D pen) {
    FontMetrics metrics = pen.getFontMetrics();
    int count = slopes.names().size();
    double room = count < 2 ? getWidth() : (getWidth() - 2.0 * margin()) / (count - 1) - PAD;
    pen.setColor(Theme.color("chart.text"));
    for (int c = 0; c < count; c++) {
      String name = clipped(slopes.names().get(c), metrics, Math.max(room, 2.0 * PAD));
      double left = x(c) - metrics.stringWidth(name) / 2.0;
      double most = getWidth() - PAD / 2.0 - metrics.stringWidth(name);
      pen.drawString(
          name, (float) Math.max(PAD / 2.0, Math.min(left, most)), metrics.getAscent() + PAD / 2f);
    }
  }

  private static String clipped(String text, FontMetrics metrics, double room) {
    String shown = text;
    for (int end = text.length() - 1; metrics.stringWidth(shown) > room && end > 0; end--) {
      shown = text.substring(0, end).strip() + "…";
    }
    return shown;
  }

  private void paint(Graphics2D pen, Slopes.Slope slope) {
    boolean bright = bright(slope);
    Color color = color(slope);
    pen.setColor(color);
    pen.setStroke(new BasicStroke(bright ? THICK : THIN));
    int before = -1;
    for (int c = 0; c < slope.places().size(); c++) {
      if (slope.places().get(c) != Slopes.NONE) {
        double at = y(slope.places().get(c));
        if (before >= 0) {
          pen.draw(new Line2D.Double(x(before), y(slope.places().get(before)), x(c), at));
        }
        double dot = bright ? DOT + 1.5 : DOT;
        pen.fill(new Ellipse2D.Double(x(c) - dot, at - dot, 2 * dot, 2 * dot));
        before = c;
      }
    }
    paintText(pen, slope, bright);
  }

  /** The text of a move stands beside its first and its last place. */
  private void paintText(Graphics2D pen, Slopes.Slope slope, boolean bright) {
    FontMetrics metrics = pen.getFontMetrics();
    if (!bright && row() < READABLE * metrics.getAscent()) {
      return;
    }
    pen.setColor(bright ? UIManager.getColor("Label.foreground") : Theme.color("chart.text"));
    String text = clipped(slope.text(), metrics, margin() - PAD);
    int last = slope.places().size() - 1;
    float middle = metrics.getAscent() / 2f - 1;
    if (last >= 0 && slope.places().get(0) != Slopes.NONE) {
      float right = (float) x(0) - PAD - metrics.stringWidth(text);
      pen.drawString(text, right, (float) y(slope.places().get(0)) + middle);
    }
    if (last > 0 && slope.places().get(last) != Slopes.NONE) {
      pen.drawString(text, (float) x(last) + PAD, (float) y(slope.places().get(last)) + middle);
    }
  }

  /** Moves that some configuration tries first have the colour of that configuration. */
  private Color color(Slopes.Slope slope) {
    int first = slope.places().indexOf(0);
    if (first >= 0) {
      return ChartStyler.series(first);
    }
    return bright(slope) ? UIManager.getColor("Label.foreground") : Theme.color("chart.grid");
  }
}
