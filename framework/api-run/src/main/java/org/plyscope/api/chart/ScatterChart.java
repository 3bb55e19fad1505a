package org.plyscope.api.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.plyscope.api.run.statistics.Estimate;
import org.plyscope.api.run.statistics.FrontPlace;
import org.plyscope.api.table.DataTable;

/**
 * Entrants as points with intervals on both axes, and the front of the best. Immutable.
 *
 * @param heading its words
 * @param x the cost of entrants
 * @param y their score
 * @param half whether one half of the upright axis means something
 * @param points the entrants, those of the first run first
 * @param colours the meaning of each colour, by its number
 * @param shapes the meaning of each shape, by its number
 * @param table the numbers, in the columns that a figure in LaTeX takes
 */
public record ScatterChart(
    Heading heading,
    Axis x,
    Axis y,
    boolean half,
    List<Point> points,
    List<String> colours,
    List<String> shapes,
    DataTable table)
    implements Chart {
  /**
   * An entrant.
   *
   * @param name its name
   * @param x its cost
   * @param y its score
   * @param place whether it is on the front of its run
   * @param colour the number of its colour
   * @param shape the number of its shape
   * @param family entrants of the same family are joined by a line
   * @param run 0 for the first run, 1 for the second
   * @param entrant its number in its run, which a click selects
   * @param hint everything about it, for the pointer that rests on it
   */
  public record Point(
      String name,
      Estimate x,
      Estimate y,
      FrontPlace place,
      int colour,
      int shape,
      String family,
      int run,
      int entrant,
      String hint) {}

  /**
   * Returns the entrants on the front of a run.
   *
   * @param run the number of the run
   * @return those that no other beats at less cost, the cheapest first
   */
  public List<Point> front(int run) {
    return points.stream()
        .filter(point -> point.run() == run && point.place() == FrontPlace.ON_FRONT)
        .sorted(Comparator.comparingDouble(point -> point.x().value()))
        .toList();
  }

  /**
   * Returns the entrants that a line joins.
   *
   * @return lists of at least two
   */
  public List<List<Point>> sweeps() {
    Map<String, List<Point>> sweeps = new LinkedHashMap<>();
    points.forEach(
        p -> sweeps.computeIfAbsent(p.run() + p.family(), f -> new ArrayList<>()).add(p));
    return sweeps.values().stream().filter(list -> list.size() > 1).toList();
  }

  @Override
  public boolean isEmpty() {
    return points.isEmpty();
  }

  @Override
  public List<DataTable> tables() {
    return List.of(table);
  }
}
