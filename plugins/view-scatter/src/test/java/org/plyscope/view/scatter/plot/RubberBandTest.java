package org.plyscope.view.scatter.plot;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.Map;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.entity.XYItemEntity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.plyscope.api.chart.ScatterChart;
import org.plyscope.api.chart.ScatterRequest;
import org.plyscope.api.chart.ScatterRequest.Cost;
import org.plyscope.experiment.chart.ChartService;
import org.plyscope.lab.catalog.Catalog;
import org.plyscope.ui.chart.render.ChartPlots;
import org.plyscope.ui.theme.Theme;
import org.plyscope.view.scatter.PaperRun;

class RubberBandTest {
  private static final Map<Integer, Point> PLACES =
      Map.of(0, new Point(10, 10), 1, new Point(50, 50), 2, new Point(56, 50));

  @Test
  void aRectangleSelectsWhatIsInItAndMayAddToWhatIsSelected() {
    Rectangle box = new Rectangle(40, 40, 30, 30);
    assertThat(RubberBand.chosen(PLACES, box, List.of())).containsExactly(1, 2);
    assertThat(RubberBand.chosen(PLACES, box, List.of(0, 1))).containsExactly(0, 1, 2);
    assertThat(RubberBand.chosen(PLACES, new Rectangle(60, 60, 9, 9), List.of())).isEmpty();
  }

  @Test
  void aClickMeansTheNearestPointAndTakesItBackTheSecondTime() {
    Rectangle click = new Rectangle(new Point(54, 50));
    assertThat(RubberBand.chosen(PLACES, click, List.of())).containsExactly(2);
    assertThat(RubberBand.chosen(PLACES, click, List.of(0))).containsExactly(0, 2);
    assertThat(RubberBand.chosen(PLACES, click, List.of(0, 2))).containsExactly(0);
    assertThat(RubberBand.chosen(PLACES, new Rectangle(new Point(30, 30)), List.of())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void pointsAreTakenToBeWhereTheyAreDrawn(boolean logarithmic) {
    Theme.LIGHT.install(100);
    ScatterChart scatter =
        new ChartService(Catalog.of(List.of()))
            .scatter(List.of(PaperRun.ladder()), ScatterRequest.of(Cost.MEDIAN_TIME, logarithmic));
    JFreeChart chart = ChartPlots.of(scatter);
    ChartRenderingInfo info = new ChartRenderingInfo();
    BufferedImage image = new BufferedImage(600, 400, BufferedImage.TYPE_INT_RGB);
    chart.draw(image.createGraphics(), new Rectangle(600, 400), null, info);
    Rectangle2D area = info.getPlotInfo().getDataArea();
    int drawn = 0;
    for (Object part : info.getEntityCollection().getEntities()) {
      if (part instanceof XYItemEntity entity) {
        var point = scatter.points().get(entity.getSeriesIndex());
        assertThat(entity.getArea().contains(ScatterView.place(point, chart, area))).isTrue();
        drawn++;
      }
    }
    assertThat(drawn).isEqualTo(3);
  }
}
