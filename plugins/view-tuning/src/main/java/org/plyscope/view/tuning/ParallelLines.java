package org.plyscope.view.tuning;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.TreeSet;
import org.plyscope.api.table.DataTable;
import org.plyscope.ui.text.Numbers;

/**
 * Sets of option values as parallel coordinates: an upright axis for each option, a line for each
 * set.
 *
 * @param axes the options
 * @param lines the sets, in the order of the table
 */
record ParallelLines(List<Axis> axes, List<Line> lines) {
  /** What an empty table makes. */
  static final ParallelLines NONE = new ParallelLines(List.of(), List.of());

  /**
   * An option.
   *
   * @param name what it is called
   * @param range its least and greatest value where it has a scale of its own; else empty
   */
  record Axis(String name, String range) {}

  /**
   * A set of values.
   *
   * @param name whose it is
   * @param heights where it crosses each axis, from 0 to 1; NaN where it has no value
   */
  record Line(String name, List<Double> heights) {}

  /** Copies the lists. */
  ParallelLines {
    axes = List.copyOf(axes);
    lines = List.copyOf(lines);
  }

  /** Returns what the best candidate of each generation had. */
  static ParallelLines ofGenerations(DataTable table) {
    int first = table.columns().indexOf("Spread") + 1;
    return first == 0 ? NONE : of(table, first, table.columns().size());
  }

  /** Returns what the winner of each repetition and each published set had. */
  static ParallelLines ofWinners(DataTable table) {
    int end = table.columns().indexOf("Fitness");
    return end < 1 ? NONE : of(table, 1, end);
  }

  private static ParallelLines of(DataTable table, int first, int end) {
    boolean shares = true;
    for (List<Object> row : table.rows()) {
      for (Object value : row.subList(first, end)) {
        OptionalDouble number = number(value);
        shares &= number.isPresent() && number.getAsDouble() >= 0 && number.getAsDouble() <= 1;
      }
    }
    List<Axis> axes = new ArrayList<>();
    List<List<Double>> heights = new ArrayList<>();
    for (int column = first; column < end; column++) {
      int at = column;
      List<Object> values = table.rows().stream().map(row -> row.get(at)).toList();
      Scale scale = shares ? new Scale(0, 1, List.of()) : Scale.of(values);
      axes.add(new Axis(table.columns().get(column), shares ? "" : scale.text()));
      heights.add(values.stream().map(scale::height).toList());
    }
    List<Line> lines = new ArrayList<>();
    for (int row = 0; row < table.rows().size(); row++) {
      int at = row;
      lines.add(
          new Line(
              String.valueOf(table.rows().get(row).get(0)),
              heights.stream().map(column -> column.get(at)).toList()));
    }
    return new ParallelLines(axes, lines);
  }

  /** Leaves lines out, evenly, but not the last, until they can be distinguished. */
  ParallelLines thinned(int most) {
    if (lines.size() <= most) {
      return this;
    }
    List<Line> kept = new ArrayList<>();
    for (int i = 0; i < most; i++) {
      kept.add(lines.get((int) ((long) (lines.size() - 1) * i / (most - 1))));
    }
    return new ParallelLines(axes, kept);
  }

  private static OptionalDouble number(Object value) {
    if (value instanceof Number number) {
      return OptionalDouble.of(number.doubleValue());
    }
    try {
      return OptionalDouble.of(Double.parseDouble(String.valueOf(value)));
    } catch (NumberFormatException e) {
      return OptionalDouble.empty();
    }
  }

  /**
   * The scale of an axis.
   *
   * @param least the least number
   * @param most the greatest number
   * @param words the words in their order, if the values are words
   */
  private record Scale(double least, double most, List<String> words) {
    static Scale of(List<Object> values) {
      double least = Double.POSITIVE_INFINITY;
      double most = Double.NEGATIVE_INFINITY;
      TreeSet<String> words = new TreeSet<>();
      for (Object value : values) {
        OptionalDouble number = number(value);
        if (number.isEmpty()) {
          words.add(String.valueOf(value));
        } else {
          least = Math.min(least, number.getAsDouble());
          most = Math.max(most, number.getAsDouble());
        }
      }
      return words.isEmpty()
          ? new Scale(least, most, List.of())
          : new Scale(0, Math.max(1, words.size() - 1), List.copyOf(words));
    }

    double height(Object value) {
      double number =
          words.isEmpty() ? number(value).orElse(Double.NaN) : words.indexOf(String.valueOf(value));
      return most > least ? (number - least) / (most - least) : 0.5;
    }

    private static String text(double number) {
      return number == Math.rint(number)
          ? String.valueOf(Math.round(number))
          : Numbers.decimal(number);
    }

    String text() {
      return words.isEmpty()
          ? text(least) + " – " + text(most)
          : words.get(0) + " – " + words.get(words.size() - 1);
    }
  }
}
