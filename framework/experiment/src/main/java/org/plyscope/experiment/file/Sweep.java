package org.plyscope.experiment.file;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.InputException;
import org.plyscope.experiment.file.tree.Keys;
import org.plyscope.experiment.file.tree.Node;
import org.plyscope.experiment.file.tree.Units;

/**
 * Values that an option or a limit takes one after the other: {@code {"each": [1, 2, 4]}}, {@code
 * {"range": [1, 8], "step": 1}}, {@code {"log": [100, 100000], "steps": 4}}. All combinations of
 * several sweeps are taken, except of those that are zipped.
 */
final class Sweep {
  private static final int MOST = 10_000;

  private Sweep() {}

  /** Tells whether a value is swept over. */
  static boolean is(Node node) {
    return node.isObject();
  }

  /** Returns the values as text; a value that is not swept over is the only one. */
  static List<String> values(Node node) {
    return is(node) ? node.object(keys -> values(node, keys)) : List.of(node.scalar());
  }

  private static List<String> values(Node node, Keys keys) {
    var each = keys.find("each");
    var range = keys.find("range");
    var log = keys.find("log");
    if (each.isPresent()) {
      List<Node> list = each.get().list();
      if (list.isEmpty() || list.size() > MOST) {
        throw each.get().wrong("a list of 1 to " + MOST + " values");
      }
      return list.stream().map(Node::scalar).toList();
    }
    if (range.isPresent()) {
      BigDecimal[] ends = ends(range.get());
      BigDecimal step = keys.find("step").map(s -> number(s, s.scalar())).orElse(BigDecimal.ONE);
      return range(range.get(), ends, step);
    }
    if (log.isPresent()) {
      int steps = (int) keys.get("steps").whole(2, MOST);
      return log(log.get(), ends(log.get()), steps);
    }
    keys.find("step");
    keys.find("steps");
    keys.end();
    throw node.wrong("a value, or a sweep with \"each\", \"range\" or \"log\"");
  }

  private static BigDecimal[] ends(Node node) {
    List<Node> ends = node.list();
    if (ends.size() != 2) {
      throw node.wrong("a list of two numbers, the first and the last");
    }
    BigDecimal first = number(ends.get(0), ends.get(0).scalar());
    BigDecimal last = number(ends.get(1), ends.get(1).scalar());
    if (first.compareTo(last) >= 0) {
      throw node.wrong("two numbers, the smaller one first");
    }
    return new BigDecimal[] {first, last};
  }

  private static BigDecimal number(Node node, String text) {
    try {
      return node.isNumber() ? new BigDecimal(text) : BigDecimal.valueOf(Units.whole(text));
    } catch (InputException e) {
      throw node.wrong("a number, for example 500 or \"200k\"");
    }
  }

  private static List<String> range(Node node, BigDecimal[] ends, BigDecimal step) {
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
  private static List<String> log(Node node, BigDecimal[] ends, int steps) {
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
      Map<String, List<String>> axes, List<String> zipped, Node zip) {
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
