package org.plyscope.api.chart;

import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.table.DataTable;

/**
 * Sets of option values as lines across upright axes. Immutable.
 *
 * @param heading its words
 * @param axes the options from left to right
 * @param lines the sets, those on top last
 */
public record ParallelChart(Heading heading, List<Option> axes, List<Line> lines) implements Chart {
  /** The role of a line. */
  public enum Role {
    /** A step on the way. */
    STEP,
    /** The reference of all comparisons. */
    REFERENCE,
    /** The recommended values. */
    RESULT,
    /** Values that might have been recommended. */
    ALTERNATIVE
  }

  /**
   * An option.
   *
   * @param name its name
   * @param low its value at the foot of the axis
   * @param high its value at the top
   */
  public record Option(String name, String low, String high) {}

  /**
   * A set of values.
   *
   * @param name its name
   * @param heights where it crosses each axis, from 0 to 1
   * @param role its role
   * @param strength how strong it is drawn, from 0 to 1
   */
  public record Line(String name, List<Double> heights, Role role, double strength) {}

  @Override
  public boolean isEmpty() {
    return lines.isEmpty();
  }

  @Override
  public List<DataTable> tables() {
    List<String> columns = new ArrayList<>(List.of("set"));
    axes.forEach(axis -> columns.add(axis.name()));
    List<List<Object>> rows = new ArrayList<>();
    for (Line line : lines) {
      List<Object> row = new ArrayList<>(List.of(line.name()));
      row.addAll(line.heights());
      rows.add(row);
    }
    return List.of(new DataTable(heading.id(), columns, rows));
  }
}
