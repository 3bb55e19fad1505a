package org.plyscope.view.scatter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.plyscope.view.scatter.DrawnPage.corners;
import static org.plyscope.view.scatter.DrawnPage.hints;
import static org.plyscope.view.scatter.DrawnPage.number;

import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.CombinedDomainCategoryPlot;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.category.IntervalCategoryDataset;
import org.jfree.data.xy.IntervalXYDataset;
import org.jfree.data.xy.XYDataset;
import org.jfree.data.xy.XYZDataset;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.plyscope.api.chart.Axis;
import org.plyscope.api.chart.BarChart;
import org.plyscope.api.chart.CellChart;
import org.plyscope.api.chart.Chart;
import org.plyscope.api.chart.Histogram;
import org.plyscope.api.chart.LineChart;
import org.plyscope.api.chart.ParallelChart;
import org.plyscope.api.chart.RunChart;
import org.plyscope.api.chart.ScatterChart;
import org.plyscope.api.chart.ScatterRequest;
import org.plyscope.api.chart.ScatterRequest.Cost;
import org.plyscope.api.chart.Unit;
import org.plyscope.api.run.RunFocus;
import org.plyscope.experiment.chart.ChartService;
import org.plyscope.ui.chart.render.ChartPlots;
import org.plyscope.ui.theme.Theme;
import org.w3c.dom.Element;

/**
 * The window and the page draw the same data. Both drawings are read back: the numbers from the
 * datasets of the window, and where things are from the drawing of the page. They agree if every
 * place on the page follows from its number by the same rule.
 */
class BothRenderingsTest {
  /** Rows, columns and shares, which have no axis of numbers. */
  private static final Axis PLACES = new Axis("", Unit.WHOLE, false, 0, 1000);

  private static final Rectangle LARGE = new Rectangle(4_000, 3_000);

  private final ChartService charts = new ChartService(PaperTuning.catalog());

  @TempDir Path folder;

  @BeforeAll
  static void theme() {
    Theme.LIGHT.install(100);
  }

  @ParameterizedTest
  @EnumSource(Cost.class)
  void scatterCharts(Cost cost) throws Exception {
    ScatterRequest request = ScatterRequest.of(cost, true);
    compare(charts.scatter(List.of(PaperRun.wide()), request));
    compare(charts.scatter(List.of(PaperRun.wide(), PaperRun.ladder()), request));
  }

  @Test
  void everyKindOfChartOfARun() throws Exception {
    Set<RunChart> seen = EnumSet.noneOf(RunChart.class);
    for (PaperRun run : List.of(PaperRun.wide(), PaperRun.problemSuite())) {
      for (RunChart kind : RunChart.values()) {
        for (Chart chart : charts.run(run, kind, RunFocus.ALL)) {
          compare(chart);
          seen.add(kind);
        }
      }
    }
    assertThat(seen).containsExactly(RunChart.values());
  }

  @Test
  void aSweepOverThousandsHasAllItsPointsInBoth() throws Exception {
    Chart sweep = charts.run(PaperRun.wide(), RunChart.SWEEP, RunFocus.ALL).get(0);
    assertThat(sweep.heading().title()).isEqualTo("Score over iterations");
    XYDataset window = ChartPlots.of(sweep).getXYPlot().getDataset();
    assertThat(window.getItemCount(0)).isEqualTo(3);
    assertThat(window.getXValue(0, 2)).isEqualTo(100_000);
    assertThat(new DrawnPage(sweep).all("g", "one")).hasSize(6);
  }

  @Test
  void chartsOfATuning() throws Exception {
    List<Chart> all = charts.tuning(PaperTuning.in(folder));
    assertThat(all)
        .extracting(chart -> chart.heading().id())
        .containsExactly("fitness", "values", "winners");
    for (Chart chart : all) {
      compare(chart);
    }
  }

  @Test
  void chartsOfATraining() throws Exception {
    List<LineChart> all = charts.training(PaperTuning.training());
    assertThat(all)
        .extracting(chart -> chart.heading().title())
        .containsExactly("Score in tests", "Value loss", "Games per second");
    for (Chart chart : all) {
      compare(chart);
    }
  }

  private static void compare(Chart chart) throws Exception {
    DrawnPage page = new DrawnPage(chart);
    JFreeChart window = ChartPlots.of(chart);
    if (chart instanceof ScatterChart scatter) {
      scatter(scatter, page, window.getXYPlot());
    } else if (chart instanceof LineChart lines) {
      lines(lines, page, window.getXYPlot());
    } else if (chart instanceof BarChart bars) {
      bars(bars, page, (CombinedDomainCategoryPlot) window.getPlot());
    } else if (chart instanceof Histogram histogram) {
      histogram(histogram, page, window.getXYPlot());
    } else if (chart instanceof CellChart cells) {
      cells(cells, page, window.getXYPlot());
    } else {
      parallel((ParallelChart) chart, page, window.getXYPlot());
    }
  }

  private static void axes(DrawnPage page, XYPlot window) {
    assertThat(List.of(window.getDomainAxis().getLabel(), window.getRangeAxis().getLabel()))
        .isEqualTo(page.labels());
    List<String> written = new ArrayList<>(ticks(window.getDomainAxis(), RectangleEdge.BOTTOM));
    written.addAll(ticks(window.getRangeAxis(), RectangleEdge.LEFT));
    assertThat(written)
        .isEqualTo(page.all("text", "tick").stream().map(Element::getTextContent).toList());
  }

  /** Returns the labels of an axis in a large window. */
  private static List<String> ticks(ValueAxis axis, RectangleEdge edge) {
    List<String> texts = new ArrayList<>();
    for (Object tick : axis.refreshTicks(null, new AxisState(), LARGE, edge)) {
      texts.add(((NumberTick) tick).getText());
    }
    return texts;
  }

  private static List<String> tips(XYPlot window) {
    List<String> tips = new ArrayList<>();
    for (int s = 0; s < window.getDataset().getSeriesCount(); s++) {
      for (int i = 0; i < window.getDataset().getItemCount(s); i++) {
        tips.add(
            window
                .getRenderer()
                .getDefaultToolTipGenerator()
                .generateToolTip(window.getDataset(), s, i));
      }
    }
    return tips;
  }

  private static void scatter(ScatterChart chart, DrawnPage page, XYPlot window) {
    axes(page, window);
    List<Element> points = page.all("g", "point");
    assertThat(hints(points)).isEqualTo(tips(window));
    IntervalXYDataset data = (IntervalXYDataset) window.getDataset();
    assertThat(data.getSeriesCount()).isEqualTo(points.size());
    assertThat(page.all("text", "name").stream().map(Element::getTextContent))
        .as("every point has its name")
        .containsExactlyInAnyOrderElementsOf(chart.points().stream().map(p -> p.name()).toList());
    Rule across = new Rule(chart.x());
    Rule up = new Rule(chart.y());
    for (int i = 0; i < points.size(); i++) {
      List<Element> bars = DrawnPage.all(points.get(i), "line", "bar");
      across.add(data.getXValue(i, 0), number(bars.get(0), "x1"));
      across.add(data.getStartXValue(i, 0), number(bars.get(1), "x1"));
      across.add(data.getEndXValue(i, 0), number(bars.get(1), "x2"));
      up.add(data.getYValue(i, 0), number(bars.get(1), "y1"));
      up.add(data.getStartYValue(i, 0), number(bars.get(0), "y1"));
      up.add(data.getEndYValue(i, 0), number(bars.get(0), "y2"));
    }
    across.check();
    up.check();
  }

  private static void lines(LineChart chart, DrawnPage page, XYPlot window) {
    axes(page, window);
    boolean marked = chart.lines().get(0).style() == LineChart.Style.MARKED;
    List<Element> paths = page.all("path", marked ? "join" : "course");
    IntervalXYDataset data = (IntervalXYDataset) window.getDataset();
    assertThat(data.getSeriesCount()).isEqualTo(paths.size());
    if (marked) {
      assertThat(hints(page.all("g", "one"))).isEqualTo(tips(window));
    }
    Rule across = new Rule(chart.x());
    Rule up = new Rule(chart.y());
    for (int s = 0; s < paths.size(); s++) {
      List<double[]> corners = corners(paths.get(s));
      assertThat(corners).hasSize(data.getItemCount(s));
      for (int i = 0; i < corners.size(); i++) {
        across.add(data.getXValue(s, i), corners.get(i)[0]);
        up.add(data.getYValue(s, i), corners.get(i)[1]);
      }
    }
    List<Element> bars = page.all("line", "bar");
    int bar = 0;
    for (int s = 0; marked && s < paths.size(); s++) {
      for (int i = 0; i < data.getItemCount(s); i++) {
        up.add(data.getStartYValue(s, i), number(bars.get(bar), "y1"));
        up.add(data.getEndYValue(s, i), number(bars.get(bar++), "y2"));
      }
    }
    across.check();
    up.check();
  }

  private static void bars(BarChart chart, DrawnPage page, CombinedDomainCategoryPlot window) {
    List<Element> points = page.all("g", "point");
    int point = 0;
    for (int m = 0; m < chart.measures().size(); m++) {
      CategoryPlot plot = (CategoryPlot) window.getSubplots().get(m);
      IntervalCategoryDataset data = (IntervalCategoryDataset) plot.getDataset();
      assertThat(plot.getRangeAxis().getLabel()).isEqualTo(page.labels().get(m));
      List<?> names = data.getColumnKeys();
      assertThat(names).isEqualTo(chart.names());
      Rule rule = new Rule(chart.measures().get(m).axis());
      for (int i = 0; i < data.getColumnCount(); i++) {
        Element bar = DrawnPage.all(points.get(point), "line", "bar").get(0);
        assertThat(hints(points).get(point++))
            .isEqualTo(plot.getRenderer().getDefaultToolTipGenerator().generateToolTip(data, 0, i));
        rule.add(data.getStartValue(0, i).doubleValue(), number(bar, "x1"));
        rule.add(data.getEndValue(0, i).doubleValue(), number(bar, "x2"));
      }
      rule.check();
    }
    assertThat(point).isEqualTo(points.size());
  }

  private static void histogram(Histogram chart, DrawnPage page, XYPlot window) {
    axes(page, window);
    XYDataset data = window.getDataset();
    List<Element> columns = page.all("rect", "column");
    Rule across = new Rule(chart.x());
    Rule up = new Rule(chart.y());
    List<String> shown = new ArrayList<>();
    int column = 0;
    for (int i = 0; i < data.getItemCount(0); i++) {
      if (data.getYValue(0, i) > 0) {
        across.add(data.getXValue(0, i), number(columns.get(column), "x"));
        up.add(data.getYValue(0, i), number(columns.get(column++), "y"));
        shown.add(tips(window).get(i));
      }
    }
    assertThat(hints(columns)).isEqualTo(shown);
    across.check();
    up.check();
  }

  private static void cells(CellChart chart, DrawnPage page, XYPlot window) {
    XYZDataset data = (XYZDataset) window.getDataset();
    List<Element> cells = page.all("rect", "cell");
    assertThat(cells).hasSize(data.getItemCount(0));
    Rule across = new Rule(PLACES);
    Rule down = new Rule(PLACES);
    for (int i = 0; i < cells.size(); i++) {
      across.add(data.getXValue(0, i), number(cells.get(i), "x"));
      down.add(data.getYValue(0, i), number(cells.get(i), "y"));
      assertThat(data.getZValue(0, i) < 0)
          .isEqualTo(cells.get(i).getAttribute("class").contains("none"));
    }
    across.check();
    down.check();
    boolean scores = chart.style() == CellChart.Style.SCORES;
    List<Element> known = page.all("g", scores ? "heat" : "try");
    assertThat(hints(known)).isEqualTo(tips(window).stream().filter(t -> !t.isEmpty()).toList());
    List<Element> texts = page.all("text", "value");
    for (int i = 0, text = 0; scores && i < cells.size(); i++) {
      if (data.getZValue(0, i) >= 0) {
        assertThat(Double.parseDouble(texts.get(text++).getTextContent()))
            .isCloseTo(100 * data.getZValue(0, i), within(0.051));
      }
    }
  }

  private static void parallel(ParallelChart chart, DrawnPage page, XYPlot window) {
    assertThat(page.labels()).isEqualTo(chart.axes().stream().map(a -> a.name()).toList());
    List<Element> lines = page.all("path", "course");
    XYDataset data = window.getDataset();
    assertThat(lines).hasSize(data.getSeriesCount());
    Rule up = new Rule(PLACES);
    for (int s = 0; s < lines.size(); s++) {
      List<double[]> corners = corners(lines.get(s));
      assertThat(corners).hasSize(data.getItemCount(s));
      for (int i = 0; i < corners.size(); i++) {
        up.add(data.getYValue(s, i), corners.get(i)[1]);
      }
    }
    up.check();
  }

  /** Numbers and where they are drawn, which must be an even or a logarithmic scale. */
  private static final class Rule {
    private static final double ROUNDED = 0.11;

    private final Axis axis;
    private final List<double[]> pairs = new ArrayList<>();

    Rule(Axis axis) {
      this.axis = axis;
    }

    /** Adds a number; both drawings cut off intervals that reach beyond the axis. */
    void add(double value, double place) {
      if (value >= axis.least() && value <= axis.most()) {
        pairs.add(new double[] {axis.log() ? Math.log(value) : value, place});
      }
    }

    void check() {
      assertThat(pairs).isNotEmpty();
      double[] first = pairs.stream().min((a, b) -> Double.compare(a[0], b[0])).orElseThrow();
      double[] last = pairs.stream().max((a, b) -> Double.compare(a[0], b[0])).orElseThrow();
      double width = last[0] - first[0];
      double slope = width == 0 ? 0 : (last[1] - first[1]) / width;
      for (double[] pair : pairs) {
        assertThat(pair[1])
            .as(
                "where %s is drawn among %s",
                pair[0], pairs.stream().map(Arrays::toString).toList())
            .isCloseTo(first[1] + slope * (pair[0] - first[0]), within(ROUNDED));
      }
    }
  }
}
