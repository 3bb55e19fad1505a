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
      if (!ChartSeries.of(panel.getChart()).isEmpty()) {
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

  /**
   * Writes charts.
   *
   * @param charts some charts
   * @param stem the name of the files without their endings
   * @param width how wide each chart is, as TeX writes it, for example {@code 85mm} or {@code
   *     \linewidth}
   * @param caption a remark at the top, for example what was searched; may be empty
   * @return the contents of the files by name: one TeX file, and one table per chart
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
    for (int i = 0; i < charts.size(); i++) {
      String table = stem + (charts.size() == 1 ? "" : "-" + (i + 1)) + ".csv";
      List<ChartSeries> series = ChartSeries.of(charts.get(i));
      Map<ChartSeries, String> columns = columns(series);
      files.put(table, PgfTable.csv(columns));
      tex.append(PgfAxis.tex(charts.get(i), columns, table, width));
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
