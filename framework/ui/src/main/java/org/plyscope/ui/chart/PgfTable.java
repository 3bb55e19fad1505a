package org.plyscope.ui.chart;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.plyscope.ui.chart.ChartSeries.Point;

/**
 * The numbers of a chart as comma-separated values: one row per point, in order of x; a series
 * without a point in a row has {@code nan} there, which pgfplots leaves out.
 */
final class PgfTable {
  private static final String NOTHING = "nan";

  private PgfTable() {}

  static String csv(Map<ChartSeries, String> columns) {
    StringBuilder text = new StringBuilder("x");
    columns.forEach(
        (series, name) -> {
          text.append(',').append(name);
          if (series.intervals()) {
            text.append(',').append(minus(name)).append(',').append(plus(name));
          }
        });
    text.append('\n');
    for (Row row : rows(List.copyOf(columns.keySet()))) {
      text.append(number(row.x()));
      int own = 0;
      for (ChartSeries series : columns.keySet()) {
        Point point = row.points().get(own++);
        text.append(',').append(point == null ? NOTHING : number(point.y()));
        if (series.intervals()) {
          text.append(',').append(point == null ? NOTHING : number(point.y() - point.low()));
          text.append(',').append(point == null ? NOTHING : number(point.high() - point.y()));
        }
      }
      text.append('\n');
    }
    return text.toString();
  }

  static String minus(String column) {
    return column + "-minus";
  }

  static String plus(String column) {
    return column + "-plus";
  }

  private record Row(double x, List<Point> points) {}

  /** Several points of a series may have the same x; each of them gets a row. */
  private static List<Row> rows(List<ChartSeries> all) {
    List<Row> rows = new ArrayList<>();
    for (int s = 0; s < all.size(); s++) {
      int own = s;
      for (Point point : all.get(s).points()) {
        Row free =
            rows.stream()
                .filter(row -> row.x() == point.x() && row.points().get(own) == null)
                .findFirst()
                .orElse(null);
        if (free == null) {
          free = new Row(point.x(), new ArrayList<>(Collections.nCopies(all.size(), null)));
          rows.add(free);
        }
        free.points().set(own, point);
      }
    }
    rows.sort((a, b) -> Double.compare(a.x(), b.x()));
    return rows;
  }

  private static String number(double value) {
    if (!Double.isFinite(value)) {
      return NOTHING;
    }
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? Long.toString((long) value)
        : Double.toString(value);
  }
}
