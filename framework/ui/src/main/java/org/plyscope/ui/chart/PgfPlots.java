package org.plyscope.ui.chart;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jfree.chart.ChartPanel;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.Plot;

/**
 * Charts as TeX: a file for the package pgfplots, and the numbers beside it as comma-separated
 * values, so that a paper draws them in its own font. Works for every view whose charts stand in a
 * {@link ChartPanel}.
 */
public final class PgfPlots {
  private static final char REMARK = '%';

  private PgfPlots() {}

  /**
   * Finds the charts that a component shows.
   *
   * @param root a component
   * @return those in it that are visible and have data
   */
  public static List<JFreeChart> charts(Component root) {
    List<JFreeChart> found = new ArrayList<>();
    if (root instanceof ChartPanel panel && panel.getChart() != null) {
      if (!plots(List.of(panel.getChart())).isEmpty()) {
        found.add(panel.getChart());
      }
    } else if (root instanceof Container container) {
      for (Component child : container.getComponents()) {
        if (child.isVisible()) {
          found.addAll(charts(child));
        }
      }
    }
    return found;
  }

  /** Returns the plots that have data, each with the chart it belongs to. */
  private static Map<Plot, JFreeChart> plots(List<JFreeChart> charts) {
    Map<Plot, JFreeChart> found = new LinkedHashMap<>();
    for (JFreeChart chart : charts) {
      for (Plot plot : ChartSeries.plots(chart)) {
        if (!ChartSeries.of(plot).isEmpty()) {
          found.put(plot, chart);
        }
      }
    }
    return found;
  }

  /**
   * Writes charts.
   *
   * @param charts some charts
   * @param stem the name of the files without their endings
   * @param width how wide each chart is, as TeX writes it, for example {@code 85mm} or {@code
   *     \linewidth}
   * @param caption a remark at the top, for example the position; may be empty
   * @return the contents of the files by name: one TeX file, and one table per plot
   */
  public static Map<String, String> files(
      List<JFreeChart> charts, String stem, String width, String caption) {
    Map<String, String> files = new LinkedHashMap<>();
    StringBuilder tex = new StringBuilder().append(REMARK).append(" A chart of Plyscope.");
    if (!caption.isBlank()) {
      tex.append(' ').append(caption.strip().replaceAll("\\s+", " "));
    }
    tex.append('\n')
        .append(REMARK)
        .append(" Needs \\usepackage{pgfplots} and \\pgfplotsset{compat=1.18}.\n");
    files.put(stem + ".tex", "");
    Map<Plot, JFreeChart> plots = plots(charts);
    for (Map.Entry<Plot, JFreeChart> entry : plots.entrySet()) {
      String table = stem + (plots.size() == 1 ? "" : "-" + files.size()) + ".csv";
      Map<ChartSeries, String> columns = columns(ChartSeries.of(entry.getKey()));
      files.put(table, PgfTable.csv(columns));
      tex.append(new PgfAxis(entry.getValue(), entry.getKey(), columns).tex(table, width));
    }
    files.put(stem + ".tex", tex.toString());
    return files;
  }

  /** Gives every series a name that pgfplots takes for a column. */
  private static Map<ChartSeries, String> columns(List<ChartSeries> series) {
    Map<ChartSeries, String> names = new LinkedHashMap<>();
    for (ChartSeries one : series) {
      String plain =
          one.name().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
      String base = plain.isEmpty() || plain.equals("x") ? "y" : plain;
      String name = base;
      for (int i = 2; names.containsValue(name); i++) {
        name = base + "-" + i;
      }
      names.put(one, name);
    }
    return names;
  }
}
