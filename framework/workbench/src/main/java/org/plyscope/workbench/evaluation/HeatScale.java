package org.plyscope.workbench.evaluation;

import java.util.LinkedHashMap;
import java.util.Map;
import org.plyscope.api.measure.Value;
import org.plyscope.board.scene.Marks;

/** Turns the values of cells into colours and short numbers. */
final class HeatScale {
  private static final double HUNDREDTHS = 100;

  private HeatScale() {}

  /**
   * Colours a table of cells from its smallest to its largest value, which need not lie around
   * zero.
   */
  static Map<Integer, Marks.Heat> range(Map<Integer, Double> worth) {
    double low = worth.values().stream().mapToDouble(v -> v).min().orElse(0);
    double high = worth.values().stream().mapToDouble(v -> v).max().orElse(0);
    Map<Integer, Marks.Heat> heat = new LinkedHashMap<>();
    worth.forEach(
        (cell, value) ->
            heat.put(
                cell, new Marks.Heat(high == low ? 0 : (value - low) / (high - low), text(value))));
    return heat;
  }

  /** Colours values for and against a player with the same strength. */
  static Map<Integer, Marks.Heat> signed(Map<Integer, Double> worth) {
    double most = worth.values().stream().mapToDouble(Math::abs).max().orElse(0);
    Map<Integer, Marks.Heat> heat = new LinkedHashMap<>();
    worth.forEach(
        (cell, value) -> heat.put(cell, new Marks.Heat(most == 0 ? 0 : value / most, text(value))));
    return heat;
  }

  /** Writes a value in few characters. */
  static String text(double value) {
    double rounded = Math.rint(value * HUNDREDTHS) / HUNDREDTHS;
    return Value.text(rounded == 0 ? 0 : rounded);
  }
}
