package org.plyscope.ui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.util.HashSet;
import java.util.Set;
import org.jfree.chart.ChartFactory;
import org.jfree.chart.ChartPanel;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.renderer.category.LineAndShapeRenderer;
import org.jfree.data.category.DefaultCategoryDataset;
import org.jfree.data.xy.XYSeriesCollection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyscope.ui.theme.Theme;

class ChartStylerTest {
  @ParameterizedTest
  @EnumSource(Theme.class)
  void chartsHaveTheColoursOfTheTheme(Theme theme) {
    theme.install(100);
    DefaultCategoryDataset data = new DefaultCategoryDataset();
    data.addValue(1, "nodes", "0");
    JFreeChart chart = ChartFactory.createBarChart("Title", "Ply", "Nodes", data);
    CategoryPlot plot = chart.getCategoryPlot();
    plot.setDataset(1, data);
    plot.setRenderer(1, new LineAndShapeRenderer());
    ChartStyler.style(chart);
    assertThat(chart.getBackgroundPaint()).isEqualTo(Theme.color("chart.background"));
    assertThat(plot.getDomainAxis().getTickLabelPaint()).isEqualTo(Theme.color("chart.text"));
    assertThat(plot.getRenderer(0).getSeriesPaint(0)).isEqualTo(ChartStyler.series(0));
    assertThat(plot.getRenderer(1).getSeriesPaint(0)).isEqualTo(Theme.color("chart.text"));
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void aDozenSeriesAreToldApart(Theme theme) {
    theme.install(100);
    Set<Color> colors = new HashSet<>();
    for (int i = 0; i < 12; i++) {
      colors.add(ChartStyler.series(i));
    }
    assertThat(colors).hasSize(12);
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void nineSeriesDifferInShapeAndClearlyInColour(Theme theme) {
    theme.install(100);
    for (int i = 0; i < 9; i++) {
      for (int j = 0; j < i; j++) {
        assertThat(SeriesMark.shape(i)).isNotEqualTo(SeriesMark.shape(j));
        assertThat(distance(ChartStyler.series(i), ChartStyler.series(j)))
            .as("series %d and %d", i, j)
            .isGreaterThan(50);
      }
    }
    assertThat(SeriesMark.stroke(0)).isNotEqualTo(SeriesMark.stroke(5));
  }

  @Test
  void aPanelNeverZoomsWhateverItShows() {
    JFreeChart chart = ChartFactory.createXYLineChart(null, "x", "y", new XYSeriesCollection());
    ChartPanel panel = ChartStyler.panel(chart);
    assertThat(panel.isDomainZoomable() || panel.isRangeZoomable()).isFalse();
    panel.setChart(ChartFactory.createXYLineChart(null, "x", "y", new XYSeriesCollection()));
    assertThat(panel.isDomainZoomable() || panel.isRangeZoomable()).isFalse();
  }

  @Test
  void aLegendIsAsHighAsItsRowsAlsoWhenItIsFilledAgain() {
    LegendItemCollection items = new LegendItemCollection();
    for (int i = 0; i < 12; i++) {
      items.add(new LegendItem("a series with a name " + i, Color.RED));
    }
    LegendPanel legend = new LegendPanel("legend");
    legend.setSize(300, 400);
    legend.show(items, false);
    legend.doLayout();
    int high = legend.getPreferredSize().height;
    legend.show(items, false);
    assertThat(legend.getPreferredSize().height).isEqualTo(high).isGreaterThan(60);
  }

  private static double distance(Color one, Color other) {
    double red = one.getRed() - other.getRed();
    double green = one.getGreen() - other.getGreen();
    double blue = one.getBlue() - other.getBlue();
    return Math.sqrt(red * red + green * green + blue * blue);
  }
}
