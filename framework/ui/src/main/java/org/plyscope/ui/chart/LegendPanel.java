package org.plyscope.ui.chart;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.plyscope.ui.widget.WrapBar;

/** One legend for several charts that draw the same curves. */
public final class LegendPanel extends JPanel {
  /**
   * Makes an empty legend.
   *
   * @param name its name as a component
   */
  public LegendPanel(String name) {
    super(new BorderLayout());
    setName(name);
  }

  /**
   * Shows other items.
   *
   * @param items the items, for example of the chart with the most curves
   * @param column below each other, instead of in rows
   */
  public void show(LegendItemCollection items, boolean column) {
    removeAll();
    JPanel list = column ? new JPanel(new MigLayout("insets rel, wrap, gapy 0")) : new WrapBar();
    for (int i = 0; i < items.getItemCount(); i++) {
      LegendItem item = items.get(i);
      JLabel label = new JLabel(item.getLabel(), new Swatch(item), JLabel.LEADING);
      label.putClientProperty("FlatLaf.styleClass", "small");
      list.add(label);
    }
    add(list);
  }

  /** A piece of the curve. */
  private static final class Swatch implements Icon {
    private static final int WIDTH = 22;
    private static final int HEIGHT = 12;

    private final LegendItem item;

    private Swatch(LegendItem item) {
      this.item = item;
    }

    @Override
    public void paintIcon(Component on, Graphics g, int x, int y) {
      Graphics2D pen = (Graphics2D) g.create();
      try {
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.translate(x + WIDTH / 2, y + HEIGHT / 2);
        if (item.isLineVisible()) {
          pen.setPaint(item.getLinePaint());
          pen.setStroke(item.getLineStroke());
          pen.draw(new Line2D.Double(-WIDTH / 2.0 + 1, 0, WIDTH / 2.0 - 1, 0));
        }
        if (item.isShapeVisible()) {
          pen.setPaint(item.getFillPaint());
          pen.fill(item.getShape());
        }
      } finally {
        pen.dispose();
      }
    }

    @Override
    public int getIconWidth() {
      return WIDTH;
    }

    @Override
    public int getIconHeight() {
      return HEIGHT;
    }
  }
}
