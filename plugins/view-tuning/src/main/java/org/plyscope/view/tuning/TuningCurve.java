package org.plyscope.view.tuning;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.learn.TuningLog;
import org.plyscope.api.table.DataTable;

/** Reads the scores of generations off the table of a tuning. */
final class TuningCurve {
  private static final double PERCENT = 100;

  private TuningCurve() {}

  /**
   * A generation.
   *
   * @param at its place; repetitions stand behind each other
   * @param best the best score, in percent
   * @param mean the mean score, in percent
   * @param spread the standard deviation of the scores, in percent
   */
  record Step(int at, double best, double mean, double spread) {}

  static List<Step> of(TuningLog log) {
    List<Step> steps = new ArrayList<>();
    for (DataTable table : log.tables()) {
      int best = table.columns().indexOf("Best");
      int mean = table.columns().indexOf("Mean");
      int spread = table.columns().indexOf("Spread");
      if (best >= 0 && mean >= 0 && spread >= 0) {
        for (List<Object> row : table.rows()) {
          steps.add(
              new Step(
                  steps.size() + 1,
                  percent(row.get(best)),
                  percent(row.get(mean)),
                  percent(row.get(spread))));
        }
      }
    }
    return steps;
  }

  private static double percent(Object value) {
    return value instanceof Number number ? PERCENT * number.doubleValue() : Double.NaN;
  }
}
