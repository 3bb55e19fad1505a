package org.plyscope.ui.chart;

import java.awt.BorderLayout;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.JPanel;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.data.category.DefaultCategoryDataset;

/**
 * Numbers as bars beside each other, for example nodes per ply. A component that follows the theme;
 * used on the user-interface thread.
 */
public final class BarChart extends JPanel {
  /** Where bars start on a logarithmic axis, so that a 1 still shows. */
  private static final double LOG_BASE = 0.5;

  private static final double BAR_WIDTH = 0.12;
  private static final double HEADROOM = 1.6;

  private final String along;
  private final DefaultCategoryDataset bars = new DefaultCategoryDataset();
  private final transient JFreeChart chart;
  private double largest = 1;

  /**
   * Makes a chart without bars on a logarithmic axis.
   *
   * @param across the meaning of the bars, for example {@code Ply}
   * @param along the measured quantity, for example {@code Nodes}
   */
  public BarChart(String across, String along) {
    super(new BorderLayout());
    this.along = along;
    this.chart =
        ChartFactory.createBarChart(
            null, across, along, bars, PlotOrientation.VERTICAL, false, true, false);
    add(ChartStyler.panel(chart));
    renderer().setMaximumBarWidth(BAR_WIDTH);
    logarithmic(true);
  }

  /**
   * Makes a chart without bars on an axis that starts at 0, for shares and other small numbers.
   *
   * @param across the meaning of the bars, for example {@code Agent}
   * @param along the measured quantity, for example {@code Win rate}
   * @return the chart
   */
  public static BarChart linear(String across, String along) {
    BarChart chart = new BarChart(across, along);
    chart.logarithmic(false);
    return chart;
  }

  /**
   * Shows other bars.
   *
   * @param values their lengths; they are numbered from 0
   */
  public void show(double... values) {
    show(IntStream.range(0, values.length).boxed().toList(), values);
  }

  /**
   * Shows other bars, each with a label.
   *
   * @param <T> the type of the labels
   * @param labels the labels below the bars, all different
   * @param values the lengths of the bars, as many as labels
   */
  public <T extends Comparable<T>> void show(List<T> labels, double... values) {
    if (labels.size() != values.length) {
      throw new IllegalArgumentException(
          labels.size() + " labels do not fit " + values.length + " bars.");
    }
    chart.setNotify(false);
    try {
      for (int i = bars.getColumnCount() - 1; i >= 0; i--) {
        if (i >= labels.size() || !bars.getColumnKey(i).equals(labels.get(i))) {
          bars.removeColumn(i);
        }
      }
      largest = 1;
      for (int i = 0; i < values.length; i++) {
        largest = Math.max(largest, values[i]);
        bars.setValue(values[i], along, labels.get(i));
      }
      scale();
    } finally {
      chart.setNotify(true);
    }
  }

  /**
   * Chooses the kind of axis.
   *
   * @param log logarithmic instead of linear
   */
  public void logarithmic(boolean log) {
    CategoryPlot plot = chart.getCategoryPlot();
    plot.setRangeAxis(log ? logAxis() : new NumberAxis(along));
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

  private ValueAxis logAxis() {
    DecadeAxis axis = new DecadeAxis(along);
    axis.setSmallestValue(LOG_BASE);
    return axis;
  }

  private BarRenderer renderer() {
    return (BarRenderer) chart.getCategoryPlot().getRenderer();
  }
}
