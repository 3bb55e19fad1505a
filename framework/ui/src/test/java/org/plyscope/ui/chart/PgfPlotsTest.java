package org.plyscope.ui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import javax.swing.JPanel;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.CombinedDomainCategoryPlot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.xy.XYErrorRenderer;
import org.jfree.data.category.DefaultCategoryDataset;
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
  void anAxisThatRunsBackwardsDoesSoInTeX() {
    XYSeriesCollection data = new XYSeriesCollection();
    data.addSeries(series("Time", 1, 20, 300));
    JFreeChart chart = ChartFactory.createXYLineChart(null, "Moves left", "Time", data);
    chart.getXYPlot().getDomainAxis().setInverted(true);
    assertThat(PgfPlots.files(List.of(chart), "s", "85mm", "").get("s.tex"))
        .contains("x dir=reverse")
        .doesNotContain("y dir=reverse");
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
  void numbersOfCategoriesAreKeptAndOthersAreNamed() {
    DefaultCategoryDataset depths = new DefaultCategoryDataset();
    depths.addValue(30, "Nodes", (Integer) 2);
    depths.addValue(400, "Nodes", (Integer) 5);
    JFreeChart byDepth = ChartFactory.createLineChart(null, "Depth", "Nodes", depths);
    Map<String, String> numbers = PgfPlots.files(List.of(byDepth), "d", "85mm", "");
    assertThat(numbers.get("d.csv")).isEqualTo("x,nodes\n2,30\n5,400\n");
    assertThat(numbers.get("d.tex")).doesNotContain("xticklabels");

    CombinedDomainCategoryPlot both = new CombinedDomainCategoryPlot(new CategoryAxis("Agent"));
    both.add(bars("Score", 0.5, 0.25));
    both.add(bars("Seconds", 1, 2));
    Map<String, String> names =
        PgfPlots.files(List.of(new JFreeChart(both)), "b", "\\linewidth", "");
    assertThat(names.keySet()).containsExactly("b.tex", "b-1.csv", "b-2.csv");
    assertThat(names.get("b-1.csv")).isEqualTo("x,score\n0,0.5\n1,0.25\n");
    assertThat(names.get("b-2.csv")).isEqualTo("x,seconds\n0,1\n1,2\n");
    assertThat(names.get("b.tex"))
        .contains("xtick={0,1}", "xticklabels={{uct\\_1},{uct\\_2}}", "ylabel={Seconds}", "ybar");
  }

  private static CategoryPlot bars(String name, double... values) {
    DefaultCategoryDataset data = new DefaultCategoryDataset();
    for (double value : values) {
      data.addValue(value, name, "uct_" + (data.getColumnCount() + 1));
    }
    return new CategoryPlot(data, null, new NumberAxis(name), new BarRenderer());
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
