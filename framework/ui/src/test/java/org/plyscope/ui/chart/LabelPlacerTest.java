package org.plyscope.ui.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Dimension;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LabelPlacerTest {
  private static final Rectangle2D AREA = new Rectangle2D.Double(40, 10, 700, 380);
  private static final double MARKER = 6;

  /** Forty points: all over the place, in one corner, and nearly on one spot. */
  @ParameterizedTest
  @CsvSource({"1, 1.0", "2, 1.0", "3, 0.3", "4, 0.1", "5, 0.02"})
  void noLabelOfFortyPointsOverlapsAnythingOrLeavesTheArea(long seed, double spread) {
    Random random = new Random(seed);
    List<Point2D> points = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      points.add(
          new Point2D.Double(
              AREA.getX() + 10 + random.nextDouble() * spread * (AREA.getWidth() - 20),
              AREA.getY() + 10 + random.nextDouble() * spread * (AREA.getHeight() - 20)));
    }
    LabelPlacer placer = new LabelPlacer(AREA, 10);
    List<Rectangle2D> markers = new ArrayList<>();
    for (Point2D p : points) {
      markers.add(
          new Rectangle2D.Double(p.getX() - MARKER, p.getY() - MARKER, 2 * MARKER, 2 * MARKER));
      placer.keepFree(markers.get(markers.size() - 1));
      placer.avoid(new Rectangle2D.Double(p.getX() - 1, p.getY() - 40, 2, 80));
    }
    List<Rectangle2D> labels = new ArrayList<>();
    for (int i = 0; i < points.size(); i++) {
      Dimension size = new Dimension(30 + 5 * (i % 9), 14);
      placer.place(points.get(i), size).ifPresent(labels::add);
    }
    assertThat(labels).hasSize(40).allMatch(AREA::contains);
    for (int i = 0; i < labels.size(); i++) {
      Rectangle2D label = labels.get(i);
      assertThat(markers).noneMatch(label::intersects);
      assertThat(labels.subList(0, i)).noneMatch(label::intersects);
    }
  }

  @Test
  void aLabelStandsNearItsPointAndOffLinesIfItCan() {
    LabelPlacer placer = new LabelPlacer(AREA, 10);
    Point2D point = new Point2D.Double(300, 200);
    placer.avoid(new Rectangle2D.Double(300, 195, 200, 10));
    Rectangle2D label = placer.place(point, new Dimension(40, 14)).orElseThrow();
    assertThat(label.intersects(300, 195, 200, 10)).isFalse();
    assertThat(point.distance(label.getCenterX(), label.getCenterY())).isLessThan(40);
  }

  @Test
  void whereThereIsNoRoomALabelIsLeftOut() {
    LabelPlacer placer = new LabelPlacer(new Rectangle2D.Double(0, 0, 50, 20), 5);
    assertThat(placer.place(new Point2D.Double(25, 10), new Dimension(60, 14)))
        .isEqualTo(Optional.empty());
    placer.keepFree(new Rectangle2D.Double(0, 0, 50, 20));
    assertThat(placer.place(new Point2D.Double(25, 10), new Dimension(10, 10))).isEmpty();
  }
}
