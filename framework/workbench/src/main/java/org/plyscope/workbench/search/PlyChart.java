package org.plyscope.workbench.search;

import java.awt.BorderLayout;
import javax.swing.JPanel;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.data.category.DefaultCategoryDataset;
import org.plyscope.api.search.Counts;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.chart.DecadeAxis;

/** Nodes per ply as bars. */
final class PlyChart extends JPanel {
  /** Where bars start on a logarithmic axis, so that a single node still shows. */
  private static final double LOG_BASE = 0.5;

  private static final double BAR_WIDTH = 0.12;
  private static final double HEADROOM = 1.6;

  private final DefaultCategoryDataset nodes = new DefaultCategoryDataset();
  private final JFreeChart chart =
      ChartFactory.createBarChart(
          null, "Ply", "Nodes", nodes, PlotOrientation.VERTICAL, false, true, false);

  private double largest = 1;

  PlyChart() {
    super(new BorderLayout());
    setName("result.chart");
    add(ChartStyler.panel(chart));
    renderer().setMaximumBarWidth(BAR_WIDTH);
    logarithmic(true);
  }

  /** Shows other counters. */
  void show(Counts counters) {
    chart.setNotify(false);
    try {
      for (int ply = nodes.getColumnCount(); ply > counters.plies(); ply--) {
        nodes.removeColumn(ply - 1);
      }
      largest = 1;
      for (int ply = 0; ply < counters.plies(); ply++) {
        largest = Math.max(largest, (double) counters.nodes(ply));
        nodes.setValue((double) counters.nodes(ply), "Nodes", Integer.valueOf(ply));
      }
      scale();
    } finally {
      chart.setNotify(true);
    }
  }

  /** Chooses the kind of axis. */
  void logarithmic(boolean log) {
    CategoryPlot plot = chart.getCategoryPlot();
    plot.setRangeAxis(log ? logAxis() : new NumberAxis("Nodes"));
    renderer().setBase(log ? LOG_BASE : 0);
    scale();
    ChartStyler.style(chart);
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (chart != null) {
      ChartStyler.style(chart);
    }
  }

  /** Lets logarithmic bars stand on the axis; a linear axis does so by itself. */
  private void scale() {
    if (chart.getCategoryPlot().getRangeAxis() instanceof DecadeAxis axis) {
      axis.setRange(LOG_BASE, largest * HEADROOM);
    }
  }

  private static ValueAxis logAxis() {
    DecadeAxis axis = new DecadeAxis("Nodes");
    axis.setSmallestValue(LOG_BASE);
    return axis;
  }

  private BarRenderer renderer() {
    return (BarRenderer) chart.getCategoryPlot().getRenderer();
  }
}
