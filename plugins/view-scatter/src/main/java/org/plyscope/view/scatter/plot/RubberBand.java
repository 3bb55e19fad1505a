package org.plyscope.view.scatter.plot;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.util.Collection;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import javax.swing.SwingUtilities;
import org.jfree.chart.ChartPanel;
import org.jfree.chart.panel.AbstractOverlay;
import org.jfree.chart.panel.Overlay;
import org.plyscope.ui.theme.Theme;

/** Lets the user draw a rectangle over a chart; a rectangle without size is a click. */
final class RubberBand extends AbstractOverlay implements Overlay {
  private static final int LEAST = 4;
  private static final int ALPHA = 40;

  /** How far from a point a click still means it, in pixels. */
  private static final double REACH = 10;

  private final ChartPanel panel;
  private final BiConsumer<Rectangle, Boolean> whenDrawn;
  private Point from;
  private Rectangle box;

  private RubberBand(ChartPanel panel, BiConsumer<Rectangle, Boolean> whenDrawn) {
    this.panel = panel;
    this.whenDrawn = whenDrawn;
  }

  /**
   * Adds the band to a panel.
   *
   * @param panel shows the chart
   * @param whenDrawn receives the rectangle and whether it adds to the selection
   */
  static void on(ChartPanel panel, BiConsumer<Rectangle, Boolean> whenDrawn) {
    RubberBand band = new RubberBand(panel, whenDrawn);
    Hand hand = band.new Hand();
    panel.addOverlay(band);
    panel.addMouseListener(hand);
    panel.addMouseMotionListener(hand);
  }

  /**
   * Returns the selection of a rectangle.
   *
   * @param places where everything is that can be selected, by its number
   * @param box the rectangle; one without size is a click, which selects the nearest point and
   *     replaces the selection
   * @param before the rows that stay selected
   * @return the numbers that are selected then
   */
  static Set<Integer> chosen(
      Map<Integer, ? extends Point2D> places, Rectangle box, Collection<Integer> before) {
    Set<Integer> chosen = new TreeSet<>(before);
    if (box.width > 0 || box.height > 0) {
      places.forEach(
          (number, place) -> {
            if (box.contains(place)) {
              chosen.add(number);
            }
          });
      return chosen;
    }
    places.entrySet().stream()
        .filter(place -> place.getValue().distance(box.getLocation()) <= REACH)
        .min(Comparator.comparingDouble(place -> place.getValue().distance(box.getLocation())))
        .map(Map.Entry::getKey)
        .filter(clicked -> !chosen.remove(clicked))
        .ifPresent(chosen::add);
    return chosen;
  }

  @Override
  public void paintOverlay(Graphics2D g, ChartPanel on) {
    if (box != null) {
      Color text = Theme.color("chart.text");
      g.setColor(new Color(text.getRed(), text.getGreen(), text.getBlue(), ALPHA));
      g.fill(box);
      g.setColor(text);
      g.draw(box);
    }
  }

  /** Follows the pointer. */
  private final class Hand extends MouseAdapter {
    @Override
    public void mousePressed(MouseEvent event) {
      from = SwingUtilities.isLeftMouseButton(event) ? event.getPoint() : null;
    }

    @Override
    public void mouseDragged(MouseEvent event) {
      if (from != null) {
        box = new Rectangle(from);
        box.add(event.getPoint());
        panel.repaint();
      }
    }

    @Override
    public void mouseReleased(MouseEvent event) {
      if (from == null) {
        return;
      }
      boolean large = box != null && (box.width >= LEAST || box.height >= LEAST);
      Rectangle drawn = large ? box : new Rectangle(event.getPoint());
      from = null;
      box = null;
      panel.repaint();
      whenDrawn.accept(drawn, event.isControlDown() || event.isShiftDown());
    }
  }
}
