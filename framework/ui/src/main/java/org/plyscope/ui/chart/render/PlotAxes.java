package org.plyscope.ui.chart.render;

import java.util.List;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.SymbolAxis;
import org.jfree.chart.axis.ValueAxis;
import org.plyscope.api.chart.Axis;
import org.plyscope.api.chart.Unit;
import org.plyscope.ui.chart.AxisFormat;
import org.plyscope.ui.chart.DecadeAxis;

/** Makes the axes of drawings. */
final class PlotAxes {
  private static final double HALF = 0.5;
  private static final double FIFTH = 0.2;

  private PlotAxes() {}

  /**
   * Makes an axis.
   *
   * @param axis its numbers and words
   * @param room the room beyond both ends, for marks that stand there, as a share of its length
   */
  static ValueAxis of(Axis axis, double room) {
    ValueAxis made = axis.log() ? decades(axis) : even(axis, room);
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

  private static ValueAxis even(Axis axis, double room) {
    NumberAxis made = new EvenAxis(axis.title());
    double beyond = room * (axis.most() - axis.least());
    made.setRange(axis.least() - beyond, axis.most() + beyond);
    made.setNumberFormatOverride(new AxisFormat(axis::text));
    if (axis.unit() == Unit.SHARE) {
      made.setTickUnit(new NumberTickUnit(FIFTH));
    } else if (axis.unit() == Unit.WHOLE) {
      made.setStandardTickUnits(NumberAxis.createIntegerTickUnits());
      // The ends of the axis, which are measured to find room for its numbers, need not be whole.
      made.setNumberFormatOverride(new AxisFormat(value -> axis.text(Math.rint(value))));
    }
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
