package org.plyscope.ui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import javax.swing.JPanel;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.data.xy.XYSeries;
import org.jfree.data.xy.XYSeriesCollection;
import org.jfree.data.xy.YIntervalSeries;
import org.jfree.data.xy.YIntervalSeriesCollection;
import org.junit.jupiter.api.Test;

class PgfPlotsTest {
  @Test
  void linesBecomeATableAndAnAxis() {
    XYSeriesCollection data = new XYSeriesCollection();
    data.addSeries(series("Hops & jumps", 1, 20, 300));
    data.addSeries(series("Minimal_tree", 1, 10));
    JFreeChart chart = ChartFactory.createXYLineChart(null, "Depth", "Nodes", data);
    ((XYPlot) chart.getPlot()).setRangeAxis(new DecadeAxis("Nodes"));
    JPanel view = new JPanel();
    view.add(ChartStyler.panel(chart));
    Map<String, String> files =
        PgfPlots.files(PgfPlots.charts(view), "fig", "85mm", "Midgame.\nDepth 5.");
    assertThat(files.keySet()).containsExactly("fig.tex", "fig.csv");
    assertThat(files.get("fig.csv"))
        .isEqualTo("x,hops-jumps,minimal-tree\n0,1,1\n1,20,10\n2,300,nan\n");
    assertThat(files.get("fig.tex"))
        .startsWith("% A chart of Plyscope. Midgame. Depth 5.\n")
        .contains(
            "width=85mm",
            "ymode=log",
            "xlabel={Depth}",
            "table[col sep=comma, x=x, y=hops-jumps] {fig.csv};",
            "\\addlegendentry{Hops \\& jumps}",
            "\\addlegendentry{Minimal\\_tree}")
        .endsWith("\\end{tikzpicture}\n");
  }

  @Test
  void intervalsBecomeErrorBars() {
    YIntervalSeries series = new YIntervalSeries("Score");
    series.add(100, 0.5, 0.25, 0.75);
    YIntervalSeriesCollection data = new YIntervalSeriesCollection();
    data.addSeries(series);
    JFreeChart chart = ChartFactory.createXYLineChart(null, "Time", "Score", data);
    ((XYPlot) chart.getPlot()).setRenderer(new XYErrorRenderer());
    Map<String, String> files = PgfPlots.files(List.of(chart), "s", "\\linewidth", "");
    assertThat(files.get("s.csv")).isEqualTo("x,score,score-minus,score-plus\n100,0.5,0.25,0.25\n");
    assertThat(files.get("s.tex"))
        .contains("y explicit", "y error minus=score-minus, y error plus=score-plus");
  }

  @Test
  void whatIsEmptyIsNoChart() {
    JPanel view = new JPanel();
    view.add(
        ChartStyler.panel(ChartFactory.createXYLineChart("", "", "", new XYSeriesCollection())));
    assertThat(PgfPlots.charts(view)).isEmpty();
  }

  private static XYSeries series(String name, double... values) {
    XYSeries series = new XYSeries(name);
    for (int i = 0; i < values.length; i++) {
      series.add(i, values[i]);
    }
    return series;
  }
}
