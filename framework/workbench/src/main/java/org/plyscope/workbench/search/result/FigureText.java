package org.plyscope.workbench.search.result;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.plyscope.api.measure.Figure;
import org.plyscope.api.measure.Figures;
import org.plyscope.api.table.DataTable;

/** The figures that an agent reported for its whole search. */
final class FigureText {
  private FigureText() {}

  /** Returns all figures in one line, or an empty string. */
  static String line(Figures figures) {
    return figures.list().stream()
        .map(figure -> figure.label() + " " + figures.text(figure.id()))
        .collect(Collectors.joining(" · "));
  }

  /** Returns the meaning of the figures, or null. */
  static String help(Figures figures) {
    String text =
        figures.list().stream()
            .filter(figure -> !figure.help().isEmpty())
            .map(figure -> figure.label() + ": " + figure.help())
            .collect(Collectors.joining(" "));
    return text.isEmpty() ? null : text;
  }

  /** Returns the numbers for export. */
  static DataTable data(Figures figures) {
    List<List<Object>> rows = new ArrayList<>();
    for (Figure figure : figures.list()) {
      Object number = cell(figures.number(figure.id()));
      rows.add(Arrays.asList(figure.id(), figure.label(), number, figure.unit()));
    }
    return new DataTable("figures", List.of("figure", "name", "value", "unit"), rows);
  }

  /** Returns a number as a cell of a table for export, empty if there is none. */
  static Object cell(double number) {
    return Double.isFinite(number) ? (Object) number : null;
  }
}
