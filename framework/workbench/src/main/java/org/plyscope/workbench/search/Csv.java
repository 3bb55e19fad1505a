package org.plyscope.workbench.search;

import java.util.List;
import java.util.stream.Collectors;
import org.plyscope.api.view.DataTable;

/** Writes a table as comma-separated values (RFC 4180). */
public final class Csv {
  private Csv() {}

  /** Returns the table with its headings, one line per row. */
  public static String of(DataTable table) {
    StringBuilder text = new StringBuilder(line(table.columns()));
    table.rows().forEach(row -> text.append(line(row)));
    return text.toString();
  }

  private static String line(List<?> cells) {
    return cells.stream().map(Csv::cell).collect(Collectors.joining(",", "", "\r\n"));
  }

  private static String cell(Object value) {
    String text = value == null ? "" : String.valueOf(value);
    boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
    return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
  }
}
