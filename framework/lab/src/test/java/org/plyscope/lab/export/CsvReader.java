package org.plyscope.lab.export;

import java.util.ArrayList;
import java.util.List;

/** Reads comma-separated values character by character, as RFC 4180 describes them. */
final class CsvReader {
  private final String text;
  private int at;

  private CsvReader(String text) {
    this.text = text;
  }

  /** Returns the cells of all lines; null for a cell with nothing in it. */
  static List<List<String>> read(String text) {
    CsvReader reader = new CsvReader(text);
    List<List<String>> lines = new ArrayList<>();
    while (reader.at < text.length()) {
      lines.add(reader.line());
    }
    return lines;
  }

  private List<String> line() {
    List<String> cells = new ArrayList<>();
    cells.add(cell());
    while (text.charAt(at) == ',') {
      at++;
      cells.add(cell());
    }
    if (!text.startsWith("\r\n", at)) {
      throw new IllegalArgumentException("No end of line at " + at);
    }
    at += 2;
    return cells;
  }

  private String cell() {
    if (text.charAt(at) != '"') {
      int start = at;
      while (text.charAt(at) != ',' && text.charAt(at) != '\r') {
        at++;
      }
      return start == at ? null : text.substring(start, at);
    }
    StringBuilder cell = new StringBuilder();
    for (at++; text.charAt(at) != '"' || text.startsWith("\"\"", at); at++) {
      cell.append(text.charAt(at));
      at += text.charAt(at) == '"' ? 1 : 0;
    }
    at++;
    return cell.toString();
  }
}
