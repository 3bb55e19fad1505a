package org.plyscope.view.scatter.plot;

import java.awt.Color;
import java.awt.Shape;
import java.util.List;
import org.plyscope.ui.chart.ChartStyler;
import org.plyscope.ui.chart.Markers;
import org.plyscope.view.scatter.model.Kind;
import org.plyscope.view.scatter.model.Point;
import org.plyscope.view.scatter.model.Scatter;

/**
 * How points look.
 *
 * @param colours what decides their colours
 * @param shapes what decides their shapes
 * @param logarithmic whether the lower axis is
 * @param labels whether names stand beside them
 */
record Look(Kind colours, Kind shapes, boolean logarithmic, boolean labels) {
  static final double RADIUS = 5;

  Color colour(Scatter scatter, Point point) {
    return ChartStyler.series(index(scatter.values(colours), colours.of(point)));
  }

  Shape shape(Scatter scatter, Point point) {
    return Markers.of(index(scatter.values(shapes), shapes.of(point)), RADIUS);
  }

  private static int index(List<String> values, String value) {
    return Math.max(0, values.indexOf(value));
  }
}
