package org.plyscope.ui.chart;

import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Cursor;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Line2D;
import java.util.Set;
import java.util.function.Consumer;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.WrapBar;

/** One legend for several charts that draw the same curves. A click hides a curve or shows it. */
public final class LegendPanel extends JPanel {
  private final transient Consumer<String> clicked;

  /**
   * Makes an empty legend.
   *
   * @param name its name as a component
   */
  public LegendPanel(String name) {
    this(name, null);
  }

  /**
   * Makes an empty legend that can be clicked.
   *
   * @param name its name as a component
   * @param clicked receives the label that was clicked, null if nothing happens then
   */
  public LegendPanel(String name, Consumer<String> clicked) {
    super(new BorderLayout());
    this.clicked = clicked;
    setName(name);
    setBackground(Theme.color("chart.background"));
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Theme.color("chart.background"));
  }

  /**
   * Shows other items.
   *
   * @param items the items, for example of the chart with the most curves
   * @param column below each other, instead of in rows
   */
  public void show(LegendItemCollection items, boolean column) {
    show(items, Set.of(), column);
  }

  /**
   * Shows other items, some of them as hidden.
   *
   * @param items the items, for example of the chart with the most curves
   * @param hidden the labels of those whose curves are hidden
   * @param column below each other, instead of in rows
   */
  public void show(LegendItemCollection items, Set<String> hidden, boolean column) {
    removeAll();
    JPanel list = column ? new JPanel(new MigLayout("insets rel, wrap, gapy 0")) : new WrapBar();
    list.setOpaque(false);
    for (int i = 0; i < items.getItemCount(); i++) {
      LegendItem item = items.get(i);
      Icon swatch = new Swatch(item);
      JLabel label = new JLabel(item.getLabel(), swatch, JLabel.LEADING);
      label.setDisabledIcon(swatch);
      label.putClientProperty("FlatLaf.styleClass", "small");
      label.setEnabled(!hidden.contains(item.getLabel()));
      if (clicked != null) {
        label.setName(getName() + "." + item.getLabel());
        label.setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        label.setToolTipText(label.isEnabled() ? "Click to hide" : "Click to show");
        label.addMouseListener(
            new MouseAdapter() {
              @Override
              public void mousePressed(MouseEvent event) {
                clicked.accept(item.getLabel());
              }
            });
      }
      list.add(label);
    }
    // Its height depends on its width; one that was not yet laid out would be a single row at
    // first.
    list.setSize(getSize());
    add(list);
    revalidate();
    repaint();
  }

  /** A piece of the curve. */
  private static final class Swatch implements Icon {
    private static final int WIDTH = 24;
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
        boolean shown = on.isEnabled();
        if (item.isLineVisible()) {
          pen.setPaint(shown ? item.getLinePaint() : Theme.color("chart.grid"));
          pen.setStroke(item.getLineStroke());
          pen.draw(new Line2D.Double(-WIDTH / 2.0 + 1, 0, WIDTH / 2.0 - 1, 0));
        }
        if (item.isShapeVisible()) {
          pen.setPaint(shown ? item.getFillPaint() : Theme.color("chart.grid"));
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
