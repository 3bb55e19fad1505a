package org.plyscope.experiment.file;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.wire.WireValue;
import org.plyscope.wire.keys.ExperimentKeys;
import org.plyscope.wire.keys.FileObject;
import org.plyscope.wire.keys.Units;

/**
 * Values that an option or a limit takes one after the other: {@code {"each": [1, 2, 4]}}, {@code
 * {"range": [1, 8], "step": 1}}, {@code {"log": [100, 100000], "steps": 4}}. All combinations of
 * several sweeps are taken, except of those that are zipped.
 */
final class Sweep {
  private static final int MOST = 10_000;

  private Sweep() {}

  /** Returns whether a value is swept over. */
  static boolean is(WireValue node) {
    return node.isObject();
  }

  /** Returns the values as text; a value that is not swept over is the only one. */
  static List<String> values(WireValue node) {
    return is(node)
        ? values(FileObject.read(node, ExperimentKeys.SWEEP))
        : List.of(Units.scalar(node));
  }

  private static List<String> values(FileObject sweep) {
    WireValue node = sweep.value();
    if (sweep.has("each")) {
      sweep.only(List.of("each"));
      return sweep.get("each").list().stream().map(Units::scalar).toList();
    }
    if (sweep.has("range")) {
      sweep.only(List.of("range", "step"));
      BigDecimal step = sweep.find("step").map(Sweep::number).orElse(BigDecimal.ONE);
      return range(sweep.get("range"), ends(sweep.get("range")), step);
    }
    if (sweep.has("log")) {
      sweep.only(List.of("log", "steps")).get("steps");
      return log(sweep.get("log"), ends(sweep.get("log")), sweep.small("steps"));
    }
    throw node.wrong("a value, or a sweep with \"each\", \"range\" or \"log\"");
  }

  private static BigDecimal[] ends(WireValue node) {
    BigDecimal first = number(node.list().get(0));
    BigDecimal last = number(node.list().get(1));
    if (first.compareTo(last) >= 0) {
      throw node.wrong("two numbers, the smaller one first");
    }
    return new BigDecimal[] {first, last};
  }

  private static BigDecimal number(WireValue node) {
    if (node.isNumber()) {
      return Units.exact(node);
    }
    try {
      return BigDecimal.valueOf(Units.whole(Units.scalar(node)));
    } catch (InputException e) {
      throw node.wrong("a number, for example 500 or \"200k\"");
    }
  }

  private static List<String> range(WireValue node, BigDecimal[] ends, BigDecimal step) {
    if (step.signum() <= 0
        || ends[1].subtract(ends[0]).divide(step, MathContext.DECIMAL64).doubleValue() > MOST) {
      throw node.wrong("a range with a step above 0 and at most " + MOST + " values");
    }
    List<String> values = new ArrayList<>();
    for (BigDecimal v = ends[0]; v.compareTo(ends[1]) <= 0; v = v.add(step)) {
      values.add(Units.plain(v));
    }
    return values;
  }

  /** Steps by equal factors; whole ends give whole numbers. */
  private static List<String> log(WireValue node, BigDecimal[] ends, int steps) {
    if (ends[0].signum() <= 0) {
      throw node.wrong("two numbers above 0");
    }
    boolean whole =
        ends[0].stripTrailingZeros().scale() <= 0 && ends[1].stripTrailingZeros().scale() <= 0;
    double ratio = Math.log(ends[1].doubleValue() / ends[0].doubleValue());
    List<String> values = new ArrayList<>();
    for (int i = 0; i < steps; i++) {
      double value = ends[0].doubleValue() * Math.exp(ratio * i / (steps - 1));
      String text =
          whole
              ? Long.toString(Math.round(value))
              : Units.plain(new BigDecimal(value).round(new MathContext(6)));
      if (!values.contains(text)) {
        values.add(text);
      }
    }
    return values;
  }

  /**
   * Combines sweeps.
   *
   * @param axes the values of each key
   * @param zipped keys whose values go together, first with first
   * @param zip where this is written, for sentences
   * @return one value per key, for every combination; the last key changes fastest
   */
  static List<Map<String, String>> combined(
      Map<String, List<String>> axes, List<String> zipped, WireValue zip) {
    List<Map<String, String>> all = new ArrayList<>();
    all.add(new LinkedHashMap<>());
    for (String key : zipped) {
      if (!axes.containsKey(key) || axes.get(key).size() != axes.get(zipped.get(0)).size()) {
        throw zip.wrong("a list of keys of this agent whose sweeps have equally many values");
      }
    }
    for (Map.Entry<String, List<String>> axis : axes.entrySet()) {
      boolean together = zipped.contains(axis.getKey());
      if (together && !axis.getKey().equals(first(axes, zipped))) {
        continue;
      }
      if ((long) all.size() * axis.getValue().size() > MOST) {
        throw zip.refused(
            "the sweeps of this agent have more than %d combinations; write shorter ones."
                .formatted(MOST));
      }
      List<Map<String, String>> more = new ArrayList<>();
      for (Map<String, String> before : all) {
        for (int i = 0; i < axis.getValue().size(); i++) {
          Map<String, String> next = new LinkedHashMap<>(before);
          for (String key : together ? zipped : List.of(axis.getKey())) {
            next.put(key, axes.get(key).get(i));
          }
          more.add(next);
        }
      }
      all = more;
    }
    return all;
  }

  private static String first(Map<String, List<String>> axes, List<String> zipped) {
    return axes.keySet().stream().filter(zipped::contains).findFirst().orElse("");
  }
}
