package org.plyscope.experiment.report.data;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.plyscope.api.run.statistics.Estimate;

/** How numbers are written. */
final class Form {
  private Form() {}

  /** Returns an estimate: value, both ends of its 95 % interval, the evidence, a remark. */
  static Map<String, Object> estimate(Estimate estimate) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("value", number(estimate.value()));
    form.put("low", number(estimate.low()));
    form.put("high", number(estimate.high()));
    form.put("count", estimate.count());
    form.put("note", estimate.note());
    return form;
  }

  /** JSON has no name for NaN; infinite ends are texts, as everywhere here. */
  static Object number(double value) {
    if (Double.isNaN(value)) {
      return null;
    }
    if (Double.isInfinite(value)) {
      return value > 0 ? "infinity" : "-infinity";
    }
    return value;
  }

  /** Returns a constant as it is written everywhere: in lower case with hyphens. */
  static String constant(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns counts of won, drawn and lost games. */
  static Map<String, Object> results(long... counts) {
    Map<String, Object> form = new LinkedHashMap<>();
    form.put("wins", counts[0]);
    form.put("draws", counts[1]);
    form.put("losses", counts[2]);
    return form;
  }
}
