package org.plyscope.workbench.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.jfree.chart.plot.XYPlot;
import org.junit.jupiter.api.Test;
import org.plyscope.api.board.Tint;
import org.plyscope.api.measure.Value;
import org.plyscope.api.search.SearchResult;
import org.plyscope.ui.theme.Theme;

class LiveCurvesTest {
  private final SearchHistory history = new SearchHistory();

  @Test
  void deepeningIsDrawnOverDepthWithTheValueEachDepthEndedWith() {
    add(Reports.deepening(1, 1, 3, 10));
    add(Reports.deepening(50, 1, 99, 20));
    add(Reports.deepening(100, 2, 5, 40));
    LiveCurves picture = curves(Topic.VALUE);
    assertThat(picture.across()).isEqualTo("Depth");
    assertThat(picture.curves().get(0).points())
        .containsExactly(new Curve.Point(1, 3, false), new Curve.Point(2, 5, false));
    assertThat(Topic.fitting(history.samples())).isEqualTo(Topic.VALUE);
  }

  @Test
  void oneDepthIsDrawnOverNodes() {
    add(Reports.deepening(1, 0, 3, 10));
    add(Reports.deepening(50, 0, 4, 20));
    add(Reports.deepening(100, 6, 5, 40));
    LiveCurves picture = curves(Topic.VALUE);
    assertThat(picture.across()).isEqualTo("Nodes");
    assertThat(picture.curves().get(0).points())
        .extracting(Curve.Point::x)
        .containsExactly(10.0, 20.0, 40.0);
  }

  @Test
  void movesOfAMonteCarloSearchAreDrawnOverIterationsAndGreyWhileTheyHaveFewVisits() {
    add(Reports.playouts(0, new double[] {9, 0.5}, new double[] {3, 0.25}));
    add(Reports.playouts(100, new double[] {80, 0.75}, new double[] {10, 0.125}));
    assertThat(Topic.fitting(history.samples())).isEqualTo(Topic.CANDIDATES);
    LiveCurves picture = curves(Topic.CANDIDATES);
    assertThat(picture.across()).isEqualTo("Iterations");
    assertThat(picture.curves()).extracting(Curve::name).containsExactly("move 1", "move 2");
    assertThat(picture.curves().get(1).points())
        .containsExactly(new Curve.Point(12, 0.25, true), new Curve.Point(90, 0.125, false));
    assertThat(picture.note()).contains("10 visits");
    assertThat(curves(Topic.EFFORT).curves().get(0).points())
        .extracting(Curve.Point::y)
        .containsExactly(9.0, 80.0);
  }

  @Test
  void playersHaveTheColoursOfTheirSeatsAndDepthsAreWholeNumbers() {
    Theme.LIGHT.install(100);
    add(Reports.players(1, 1, 3, 4, 5));
    add(Reports.players(2, 2, 4, 3, 5));
    LiveCurves picture = curves(Topic.VALUE);
    assertThat(picture.curves()).extracting(Curve::seat).containsExactly(0, 1, 2);
    AtomicReference<Tint> first = new AtomicReference<>(Tint.RED);
    LiveChart chart = new LiveChart(t -> Theme.tint(t == Tint.RED ? first.get() : t));
    chart.show(picture, List.of(Tint.RED, Tint.BLUE, Tint.GREEN));
    XYPlot plot = chart.chart().getXYPlot();
    assertThat(plot.getRenderer().getSeriesPaint(0)).isEqualTo(Theme.tint(Tint.RED));
    assertThat(plot.getRenderer().getSeriesPaint(1)).isEqualTo(Theme.tint(Tint.BLUE));
    assertThat(plot.getRenderer().getSeriesPaint(2)).isEqualTo(Theme.tint(Tint.GREEN));
    chart.updateUI();
    assertThat(plot.getRenderer().getSeriesPaint(1))
        .as("in another theme")
        .isEqualTo(Theme.tint(Tint.BLUE));
    first.set(Tint.VIOLET);
    chart.updateUI();
    assertThat(plot.getRenderer().getSeriesPaint(0))
        .as("after the user chose another colour")
        .isEqualTo(Theme.tint(Tint.VIOLET));
    double step = plot.getDomainAxis().getStandardTickUnits().getCeilingTickUnit(0.2).getSize();
    assertThat(step).as("between two depths").isEqualTo(1);
    chart.show(curves(Topic.SPEED), List.of());
    assertThat(plot.getDomainAxis().getStandardTickUnits().getCeilingTickUnit(0.2).getSize())
        .as("between two seconds")
        .isLessThan(1);
    assertThat(plot.getRenderer().getSeriesPaint(0)).isNotEqualTo(Theme.tint(Tint.RED));
  }

  @Test
  void winsAreLeftOutAndThatIsSaid() {
    add(Reports.deepening(1, 1, 3, 10));
    add(Reports.deepening(2, 2, Value.WIN - 3, 20));
    LiveCurves picture = curves(Topic.VALUE);
    assertThat(picture.curves().get(0).points()).hasSize(1);
    assertThat(picture.note()).contains("not drawn");
  }

  @Test
  void severalPlayersHaveACurveEach() {
    add(Reports.players(1, 1, 3, 2, 1));
    add(Reports.players(2, 2, 1, 2, 3));
    LiveCurves picture = curves(Topic.VALUE);
    assertThat(picture.curves())
        .extracting(Curve::name)
        .containsExactly("player 0", "player 1", "player 2");
    assertThat(picture.curves().get(2).points())
        .extracting(Curve.Point::y)
        .containsExactly(1.0, 3.0);
  }

  @Test
  void speedIsThatBetweenTwoReports() {
    add(Reports.deepening(100, 1, 0, 1_000));
    add(Reports.deepening(200, 2, 0, 4_000));
    assertThat(curves(Topic.SPEED).curves().get(0).points())
        .containsExactly(new Curve.Point(0.1, 10_000, false), new Curve.Point(0.2, 30_000, false));
  }

  @Test
  void nothingReportedIsNothingDrawn() {
    for (Topic topic : Topic.values()) {
      assertThat(curves(topic).curves()).allMatch(curve -> curve.points().isEmpty());
    }
  }

  @Test
  void tablesHoldTheSameNumbers() {
    add(Reports.playouts(100, new double[] {80, 0.75}, new double[] {1, 0.125}));
    var tables = LiveTables.of(history.samples(), move -> "move " + move);
    assertThat(tables).extracting(t -> t.name()).containsExactly("progress", "moves-over-effort");
    assertThat(tables.get(1).rows().get(1)).containsExactly(81L, "move 2", 0.125, "mean", 1L, true);
  }

  private void add(SearchResult report) {
    history.add(report);
  }

  private LiveCurves curves(Topic topic) {
    return LiveCurves.of(history.samples(), topic, move -> "move " + move, p -> "player " + p);
  }
}
