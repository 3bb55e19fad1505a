package org.plyscope.workbench.review;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import org.plyscope.api.board.Seat;
import org.plyscope.api.board.Tint;
import org.plyscope.api.measure.Value;
import org.plyscope.api.view.View;
import org.plyscope.lab.play.GameNode;
import org.plyscope.lab.play.GameTree;
import org.plyscope.lab.review.Mistakes;
import org.plyscope.ui.theme.Theme;

/** Draws the graph of a game; a click goes to the move. */
final class GameGraph extends JComponent {
  /** How low it may become, in lines of text. */
  private static final int LEAST_LINES = 6;

  private final transient Function<Tint, Color> colors;
  private final transient Function<GameNode, String> words;
  private transient GameTree tree;
  private transient GraphModel model = new GraphModel(List.of(), -1, 1, 0);

  GameGraph(Function<Tint, Color> colors, Function<GameNode, String> words, Consumer<GameNode> go) {
    this.colors = colors;
    this.words = words;
    setName("graph.canvas");
    setToolTipText("");
    putClientProperty(View.PICTURE, true);
    setPreferredSize(new Dimension(400, 160));
    updateUI();
    addMouseListener(
        new MouseAdapter() {
          @Override
          public void mousePressed(MouseEvent event) {
            if (SwingUtilities.isLeftMouseButton(event)) {
              at(event.getX()).ifPresent(go);
            }
          }
        });
  }

  /** Lower than this the curves would be unreadable. */
  @Override
  public Dimension getMinimumSize() {
    int line = getFontMetrics(getFont()).getHeight();
    return new Dimension(LEAST_LINES * line, LEAST_LINES * line);
  }

  /** Shows a game as it is now. */
  void show(GameTree newTree) {
    tree = newTree;
    model = GraphModel.of(newTree);
    repaint();
  }

  /** Returns the move at a place of the picture. */
  Optional<GameNode> at(int x) {
    double ply = (x - left()) / Math.max(1, width()) * Math.max(1, model.moves());
    return model.nearest(ply).map(GraphModel.Point::node);
  }

  /** Returns where a move lies. */
  double x(GameNode node) {
    return left() + width() * node.ply() / Math.max(1, model.moves());
  }

  private double y(double value) {
    return top() + (1 - model.height(value)) * height();
  }

  private double y(GraphModel.Point point, double value) {
    return top() + (1 - model.height(point, value)) * height();
  }

  private double left() {
    FontMetrics metrics = getFontMetrics(getFont());
    return 2.0 * metrics.charWidth('0')
        + Math.max(metrics.stringWidth(text(model.high())), metrics.stringWidth(text(model.low())));
  }

  private double top() {
    return getFontMetrics(getFont()).getHeight();
  }

  private double width() {
    return getWidth() - left() - 2.0 * getFontMetrics(getFont()).charWidth('0');
  }

  private double height() {
    return getHeight() - top() - 1.6 * getFontMetrics(getFont()).getHeight();
  }

  private String text(double value) {
    if (model.isScaledByAgent()) {
      // A number would be true for one of the curves only.
      return "";
    }
    double rounded =
        model.high() - model.low() > 10 ? Math.rint(value) : Math.rint(value * 100) / 100;
    return Value.text(rounded == 0 ? 0 : rounded);
  }

  @Override
  public void updateUI() {
    setFont(UIManager.getFont("small.font"));
    repaint();
  }

  @Override
  public String getToolTipText(MouseEvent event) {
    return at(event.getX()).map(words).orElse(null);
  }

  @Override
  protected void paintComponent(Graphics graphics) {
    if (tree == null || model.points().isEmpty()) {
      return;
    }
    Graphics2D g = (Graphics2D) graphics.create();
    g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
    g.setRenderingHint(
        RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
    g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    g.setFont(getFont());
    axes(g);
    current(g);
    List<Seat> seats = tree.rules().board().seats();
    for (int player = 0; player < seats.size(); player++) {
      curve(g, model.of(player), colors.apply(seats.get(player).tint()));
    }
    legend(g, seats);
    g.dispose();
  }

  /** Returns whether there is room for zero between the ends of the scale. */
  private boolean readable(FontMetrics metrics) {
    return Math.min(Math.abs(y(0) - y(model.low())), Math.abs(y(0) - y(model.high())))
        >= metrics.getAscent();
  }

  private void axes(Graphics2D g) {
    FontMetrics metrics = g.getFontMetrics();
    g.setColor(Theme.color("line"));
    double right = left() + width();
    boolean zero = model.low() < 0 && model.high() > 0 && !model.isScaledByAgent();
    for (double value :
        zero
            ? new double[] {model.low(), 0, model.high()}
            : new double[] {model.low(), model.high()}) {
      g.setColor(Theme.color("line"));
      g.draw(new Line2D.Double(left(), y(value), right, y(value)));
      if (zero && value == 0 && !readable(metrics)) {
        continue;
      }
      String text = text(value);
      g.setColor(Theme.color("muted"));
      g.drawString(
          text,
          (float) (left() - metrics.stringWidth(text) - metrics.charWidth('0') / 2.0),
          (float) (y(value) + metrics.getAscent() / 2.0 - 1));
    }
    int step = step(metrics);
    for (int ply = step; ply <= model.moves(); ply += step) {
      String text = Integer.toString(ply);
      double x = left() + width() * ply / model.moves();
      g.drawString(
          text,
          (float) (x - metrics.stringWidth(text) / 2.0),
          (float) (top() + height() + metrics.getAscent() + 2));
    }
  }

  /** Returns after how many moves the next number is written. */
  private int step(FontMetrics metrics) {
    int[] steps = {1, 2, 5, 10, 20, 50, 100, 200, 500, 1000};
    for (int step : steps) {
      if (width() * step / Math.max(1, model.moves()) > 3 * metrics.charWidth('0') + 6) {
        return step;
      }
    }
    return 10 * steps[steps.length - 1];
  }

  private void current(Graphics2D g) {
    GameNode at = tree.current();
    if (at.parent().isPresent()) {
      g.setColor(Theme.color("highlight"));
      double half = Math.max(3, width() / Math.max(1, model.moves()) / 2);
      g.fill(new java.awt.geom.Rectangle2D.Double(x(at) - half, top(), 2 * half, height()));
    }
  }

  private void curve(Graphics2D g, List<GraphModel.Point> points, Color color) {
    Path2D line = new Path2D.Double();
    for (GraphModel.Point point : points) {
      double x = x(point.node());
      if (line.getCurrentPoint() == null) {
        line.moveTo(x, y(point, point.value()));
      } else {
        line.lineTo(x, y(point, point.value()));
      }
    }
    g.setColor(color);
    g.setStroke(new BasicStroke(1.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    g.draw(line);
    points.forEach(point -> point(g, point, color));
  }

  /** A mistake hangs below the best possible value. */
  private void point(Graphics2D g, GraphModel.Point point, Color color) {
    double x = x(point.node());
    double y = y(point, point.value());
    Color loud = MistakeColors.of(point.kind());
    if (loud != null) {
      g.setColor(loud);
      g.draw(new Line2D.Double(x, y(point, point.best()), x, y));
    }
    double r = point.kind() == Mistakes.Kind.NONE || point.kind() == Mistakes.Kind.SLIP ? 2.5 : 4.5;
    Ellipse2D dot = new Ellipse2D.Double(x - r, y - r, 2 * r, 2 * r);
    boolean filled = point.reviewed();
    g.setColor(filled ? color : getBackground());
    g.fill(dot);
    g.setColor(loud == null ? color : loud);
    g.draw(dot);
  }

  private void legend(Graphics2D g, List<Seat> seats) {
    FontMetrics metrics = g.getFontMetrics();
    double x = left();
    for (Seat seat : seats) {
      double size = metrics.getAscent() * 0.7;
      g.setColor(colors.apply(seat.tint()));
      g.fill(new Ellipse2D.Double(x, 2, size, size));
      g.setColor(Theme.color("muted"));
      g.drawString(seat.name(), (float) (x + 1.4 * size), metrics.getAscent());
      x += 1.4 * size + metrics.stringWidth(seat.name()) + 2 * metrics.charWidth('0');
    }
  }
}
