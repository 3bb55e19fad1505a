package org.plyscope.cli.report;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.plyscope.api.measure.Digits;

/** Prints rows with aligned columns; columns of numbers are aligned to the right. */
public final class Table {
  private final List<List<String>> rows = new ArrayList<>();
  private final int columns;

  public Table(String... headings) {
    columns = headings.length;
    rows.add(List.of(headings));
  }

  public Table row(Object... cells) {
    List<String> row = new ArrayList<>();
    for (Object cell : cells) {
      row.add(
          cell instanceof Number number ? Digits.count(number.longValue()) : String.valueOf(cell));
    }
    rows.add(row);
    return this;
  }

  public void print(PrintWriter out) {
    int[] widths = new int[columns];
    boolean[] numbers = new boolean[columns];
    for (int c = 0; c < columns; c++) {
      int column = c;
      widths[c] = rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
      numbers[c] =
          rows.size() > 1
              && rows.stream().skip(1).allMatch(row -> row.get(column).matches("[-\\d.,%]*"));
    }
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int c = 0; c < columns; c++) {
        String blanks = " ".repeat(widths[c] - row.get(c).length());
        line.append(numbers[c] ? blanks + row.get(c) : row.get(c) + blanks).append("  ");
      }
      out.println(line.toString().stripTrailing());
    }
  }
}
