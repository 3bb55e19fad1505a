package org.plyscope.ui.chart.render;

import java.awt.Color;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.Collection;
import java.util.Set;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.jfree.chart.ChartPanel;
import org.jfree.chart.JFreeChart;
import org.plyscope.api.chart.Chart;
import org.plyscope.api.view.View;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.chart.LegendPanel;
import org.plyscope.ui.form.Fields;
import org.plyscope.ui.theme.Theme;
import org.plyscope.ui.widget.Prose;

/**
 * Shows a chart with its legend and its caption. A component that follows the theme; used on the
 * user-interface thread.
 */
public final class ChartBox extends JPanel {
  /** The height, in lines of text, below which a caption is cut. */
  private static final int LEAST_LINES = 28;

  private static final int TIP_DELAY = 100;
  private static final int TIP_TIME = 60_000;

  private final ChartPanel panel = ChartStyler.panel(null);
  private final LegendPanel legend;
  private final Prose caption;
  private transient Chart chart;
  private transient Set<Integer> selected = Set.of();
  private boolean names = true;

  /**
   * Makes an empty box.
   *
   * @param name the name before the names of its parts, which are {@code .picture}, {@code .chart},
   *     {@code .legend} and {@code .caption}
   */
  public ChartBox(String name) {
    super(new MigLayout("fill, wrap, insets 0", "[grow, fill]", "[grow, fill]0[]rel[]rel"));
    setName(name + ".picture");
    putClientProperty(View.PICTURE, true);
    panel.setName(name + ".chart");
    panel.setInitialDelay(TIP_DELAY);
    panel.setDismissDelay(TIP_TIME);
    legend = new LegendPanel(name + ".legend");
    caption = new Prose(name + ".caption", "Plyscope.muted");
    add(panel, "width 0:100%:, height 140lp:100%:");
    add(legend, "width 0:100%:");
    add(caption, "width 0:100%:, gapx rel rel");
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            write();
          }
        });
  }

  /**
   * Shows a chart.
   *
   * @param shown the chart; null or an empty one for none
   */
  public void show(Chart shown) {
    show(shown, Set.of(), true);
  }

  /**
   * Shows a chart, of a scatter chart some points stronger than others.
   *
   * @param shown the chart; null or an empty one for none
   * @param entrants the selected entrants of the first run; empty for all
   * @param named whether names stand beside points
   */
  public void show(Chart shown, Collection<Integer> entrants, boolean named) {
    chart = shown == null || shown.isEmpty() ? null : shown;
    selected = Set.copyOf(entrants);
    names = named;
    draw();
  }

  /**
   * {@return the component that draws, for example to find out where a point is; always the same
   * one}
   */
  public ChartPanel panel() {
    return panel;
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (caption != null) {
      draw();
    }
  }

  private void draw() {
    // A colour of the look itself would be replaced when the theme changes.
    setBackground(new Color(Theme.color("chart.background").getRGB()));
    JFreeChart drawn = chart == null ? null : ChartPlots.of(chart, selected, names);
    panel.setChart(drawn);
    panel.setVisible(drawn != null);
    legend.setVisible(drawn != null);
    if (drawn != null) {
      panel.getAccessibleContext().setAccessibleDescription(chart.heading().description());
      legend.show(ChartPlots.legend(chart, drawn.getPlot()), false);
    }
    write();
    revalidate();
    repaint();
  }

  /** In a low box only the first sentence leaves the chart its room; the tool tip has them all. */
  private void write() {
    String all = chart == null ? "" : chart.heading().caption();
    int end = all.indexOf(". ");
    boolean low = getHeight() > 0 && getHeight() < LEAST_LINES * lineHeight();
    String text = low && end > 0 ? all.substring(0, end + 1) : all;
    caption.setToolTipText(text.equals(all) ? null : Fields.tooltip(all));
    if (!text.equals(caption.getText())) {
      caption.setText(text);
      revalidate();
    }
  }

  private int lineHeight() {
    return getFontMetrics(getFont()).getHeight();
  }
}
