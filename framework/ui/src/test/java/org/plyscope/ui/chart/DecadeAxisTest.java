package org.plyscope.ui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.awt.Rectangle;
import java.util.List;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.axis.TickType;
import org.jfree.chart.ui.RectangleEdge;
import org.junit.jupiter.api.Test;

class DecadeAxisTest {
  private static List<String> written(double low, double high, int size, RectangleEdge edge) {
    return ticks(low, high, size, edge).stream()
        .map(NumberTick::getText)
        .filter(text -> !text.isEmpty())
        .toList();
  }

  private static List<NumberTick> ticks(double low, double high, int size, RectangleEdge edge) {
    DecadeAxis axis = new DecadeAxis("Nodes");
    axis.setTickLabelFont(new Font(Font.SANS_SERIF, Font.PLAIN, 10));
    axis.setSmallestValue(low / 2);
    axis.setRange(low, high);
    return axis.refreshTicks(null, new AxisState(), new Rectangle(0, 0, size, size), edge).stream()
        .map(NumberTick.class::cast)
        .toList();
  }

  @Test
  void fewDecadesHaveTwoAndFiveBetweenThem() {
    assertThat(written(0.9, 60, 400, RectangleEdge.BOTTOM))
        .containsExactly("1", "2", "5", "10", "20", "50");
    assertThat(written(2, 7, 400, RectangleEdge.LEFT)).containsExactly("2", "5");
  }

  @Test
  void manyDecadesHaveOnlyAsManyAsThereIsRoomFor() {
    assertThat(written(1, 1e6, 400, RectangleEdge.LEFT))
        .containsExactly("1", "10", "100", "1K", "10K", "100K", "1M");
    assertThat(written(1, 1e6, 50, RectangleEdge.LEFT)).containsExactly("1", "100", "10K", "1M");
    assertThat(written(1, 1e6, 150, RectangleEdge.BOTTOM)).hasSizeLessThanOrEqualTo(4);
    assertThat(written(0.9, 60, 60, RectangleEdge.BOTTOM)).doesNotContain("2", "5");
  }

  @Test
  void linesOfTheGridAreAtPowersOfTen() {
    assertThat(ticks(0.9, 60, 400, RectangleEdge.LEFT))
        .filteredOn(tick -> tick.getTickType().equals(TickType.MAJOR))
        .extracting(NumberTick::getValue)
        .containsExactly(1.0, 10.0);
  }
}
