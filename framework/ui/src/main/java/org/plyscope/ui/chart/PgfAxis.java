package org.plyscope.ui.chart;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.Axis;
import org.jfree.chart.axis.LogAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.data.category.CategoryDataset;

/** One plot of a chart as a picture of pgfplots that reads its numbers from a table. */
final class PgfAxis {
  private static final String SPECIAL = "&%$#_{}";

  private final JFreeChart chart;
  private final Plot plot;
  private final Map<ChartSeries, String> columns;

  /**
   * Prepares a picture.
   *
   * @param columns the series of the plot with their columns in the table
   */
  PgfAxis(JFreeChart chart, Plot plot, Map<ChartSeries, String> columns) {
    this.chart = chart;
    this.plot = plot;
    this.columns = columns;
  }

  String tex(String table, String width) {
    StringBuilder tex = new StringBuilder("\\begin{tikzpicture}\n");
    int index = 0;
    for (ChartSeries series : columns.keySet()) {
      Color c = series.color();
      tex.append(
          String.format(
              Locale.ROOT,
              "\\definecolor{series%s}{RGB}{%d,%d,%d}%n",
              letters(index++),
              c.getRed(),
              c.getGreen(),
              c.getBlue()));
    }
    tex.append("\\begin{axis}[\n  ").append(String.join(",\n  ", settings(width))).append("]\n");
    index = 0;
    for (Map.Entry<ChartSeries, String> entry : columns.entrySet()) {
      tex.append(plot(entry.getKey(), entry.getValue(), letters(index++), table));
      if (columns.size() > 1) {
        tex.append("\\addlegendentry{").append(escaped(entry.getKey().name())).append("}\n");
      }
    }
    return tex.append("\\end{axis}\n\\end{tikzpicture}\n").toString().replace("\r\n", "\n");
  }

  private List<String> settings(String width) {
    List<String> settings = new ArrayList<>();
    settings.add("width=" + width);
    if (plot instanceof XYPlot lines) {
      axis("x", lines.getDomainAxis(), settings);
      axis("y", lines.getRangeAxis(), settings);
    } else if (plot instanceof CategoryPlot bars) {
      axis("x", bars.getDomainAxis(), settings);
      axis("y", bars.getRangeAxis(), settings);
      names(bars.getDataset(), settings);
    }
    if (chart.getTitle() != null) {
      settings.add("title={" + escaped(chart.getTitle().getText()) + "}");
    }
    if (columns.keySet().stream().anyMatch(s -> s.kind() == ChartSeries.Kind.BARS)) {
      settings.add("ybar");
      settings.add("log origin=infty");
    }
    settings.add("grid=major");
    settings.add("unbounded coords=discard");
    if (columns.size() > 1) {
      settings.add("legend style={at={(0.5,-0.25)}, anchor=north, legend columns=2, draw=none}");
      settings.add("legend cell align=left");
    }
    return settings;
  }

  /** Categories that are no numbers are numbered in the table and named at the axis. */
  private static void names(CategoryDataset data, List<String> settings) {
    List<?> keys = data == null ? List.of() : data.getColumnKeys();
    if (!keys.stream().allMatch(Number.class::isInstance)) {
      settings.add(
          "xtick={"
              + IntStream.range(0, keys.size())
                  .mapToObj(Integer::toString)
                  .collect(Collectors.joining(","))
              + "}");
      settings.add(
          "xticklabels={"
              + keys.stream()
                  .map(key -> "{" + escaped(String.valueOf(key)) + "}")
                  .collect(Collectors.joining(","))
              + "}");
      settings.add("x tick label style={rotate=45, anchor=north east}");
    }
  }

  private static void axis(String name, Axis axis, List<String> settings) {
    if (axis != null && axis.getLabel() != null) {
      settings.add(name + "label={" + escaped(axis.getLabel()) + "}");
    }
    if (axis instanceof LogAxis) {
      settings.add(name + "mode=log");
    }
    if (axis instanceof ValueAxis values && values.isInverted()) {
      settings.add(name + " dir=reverse");
    }
  }

  private static String plot(ChartSeries series, String column, String color, String table) {
    List<String> style = new ArrayList<>();
    style.add("color=series" + color);
    switch (series.kind()) {
      case LINE -> style.add("mark=none");
      case LINE_AND_MARKS -> style.add("mark=*");
      case MARKS -> {
        style.add("only marks");
        style.add("mark=*");
      }
      case BARS -> style.add("fill=series" + color);
    }
    if (series.dashed()) {
      style.add("dashed");
    }
    String errors = "";
    if (series.intervals()) {
      style.add("error bars/.cd, y dir=both, y explicit");
      errors =
          ", y error minus=" + PgfTable.minus(column) + ", y error plus=" + PgfTable.plus(column);
    }
    return "\\addplot["
        + String.join(", ", style)
        + "]\n  table[col sep=comma, x=x, y="
        + column
        + errors
        + "] {"
        + table
        + "};\n";
  }

  /** Names of colours have letters only. */
  private static String letters(int index) {
    String own = String.valueOf((char) ('A' + index % 26));
    return index < 26 ? own : letters(index / 26 - 1) + own;
  }

  /** Makes any text safe to stand in TeX. */
  static String escaped(String text) {
    StringBuilder safe = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (SPECIAL.indexOf(c) >= 0) {
        safe.append('\\').append(c);
      } else if (c == '\\') {
        safe.append("\\textbackslash{}");
      } else if (c == '~') {
        safe.append("\\textasciitilde{}");
      } else if (c == '^') {
        safe.append("\\textasciicircum{}");
      } else {
        safe.append(c < ' ' ? ' ' : c);
      }
    }
    return safe.toString();
  }
}
