package org.plyscope.ui.chart.render;

import java.util.List;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.axis.ValueAxis;
import org.plyscope.api.chart.Axis;
import org.plyscope.ui.chart.AxisFormat;
import org.plyscope.ui.chart.DecadeAxis;

/** Makes the axes of drawings. */
final class PlotAxes {
  private static final double HALF = 0.5;

  private PlotAxes() {}

  /**
   * Makes an axis.
   *
   * @param axis its numbers and words
   * @param room the room beyond both ends, for marks that stand there, as a share of its length
   */
  static ValueAxis of(Axis axis, double room) {
    ValueAxis made =
        axis.log() ? decades(axis) : new EvenAxis(axis, room * (axis.most() - axis.least()));
    made.setInverted(axis.isReversed());
    return made;
  }

  private static ValueAxis decades(Axis axis) {
    DecadeAxis made = new DecadeAxis(axis.title());
    made.setSmallestValue(axis.least() / 2);
    made.setRange(axis.least(), axis.most());
    made.setNumberFormatOverride(new AxisFormat(axis::text));
    return made;
  }

  /** Makes an axis of names, half a step longer than they need. */
  static SymbolAxis names(String title, List<String> names) {
    SymbolAxis axis = new SymbolAxis(title, names.toArray(String[]::new));
    axis.setGridBandsVisible(false);
    axis.setRange(-HALF, names.size() - HALF);
    return axis;
  }
}
