package org.plyscope.experiment.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.plyscope.api.measure.Digits;
import org.plyscope.api.table.DataTable;

/** A table of results: displayed texts, and the values they are sorted by. Immutable. */
public final class ResultTable {
  /**
   * A column.
   *
   * @param heading its name
   * @param help the meaning of the numbers, in a sentence; perhaps empty
   * @param numeric whether it holds numbers, which are aligned to the right
   */
  public record Column(String heading, String help, boolean numeric) {}

  /**
   * A cell.
   *
   * @param text the displayed text
   * @param value the value for sorting and export: a number, or the text itself
   */
  public record Cell(String text, Object value) {
    /** Checks that there is something. */
    public Cell {
      Objects.requireNonNull(text);
      Objects.requireNonNull(value);
    }

    /** Shows a text. */
    public static Cell of(String text) {
      return new Cell(text, text);
    }

    /**
     * Shows a number.
     *
     * @param text the displayed text
     * @param value the number
     */
    public static Cell of(String text, double value) {
      return new Cell(text, value);
    }

    /** Shows a count. */
    public static Cell count(long value) {
      return new Cell(Digits.count(value), value);
    }
  }

  private final String title;
  private final String note;
  private final List<Column> columns;
  private final List<List<Cell>> rows;

  private ResultTable(Builder builder) {
    this.title = builder.title;
    this.note = builder.note;
    this.columns = List.copyOf(builder.columns);
    this.rows = List.copyOf(builder.rows);
  }

  /** Starts a table without columns and rows. */
  public static Builder builder(String title) {
    return new Builder(title);
  }

  /** Returns the subject of the table. */
  public String title() {
    return title;
  }

  /** Returns the explanation of the cells: a line below the table; perhaps empty. */
  public String note() {
    return note;
  }

  /** Returns the columns, from left to right. */
  public List<Column> columns() {
    return columns;
  }

  /** Returns a list of cells per row, as long as the columns. */
  public List<List<Cell>> rows() {
    return rows;
  }

  /**
   * Returns the beginning of the table.
   *
   * @param count how many rows to keep at most
   * @return this table, or a shorter one
   */
  public ResultTable first(int count) {
    if (rows.size() <= count) {
      return this;
    }
    Builder shorter = new Builder(title).note(note);
    shorter.columns.addAll(columns);
    shorter.rows.addAll(rows.subList(0, count));
    return shorter.build();
  }

  /** Returns the table for export: the same table with its values. */
  public DataTable data() {
    List<List<Object>> values = new ArrayList<>();
    rows.forEach(row -> values.add(row.stream().map(Cell::value).toList()));
    return new DataTable(title, columns.stream().map(Column::heading).toList(), values);
  }

  /** Returns the values of the cells by their headings, for {@code --json}: an object per row. */
  public List<Map<String, Object>> json() {
    List<Map<String, Object>> objects = new ArrayList<>();
    for (List<Cell> row : rows) {
      Map<String, Object> object = new LinkedHashMap<>();
      for (int c = 0; c < row.size(); c++) {
        object.put(columns.get(c).heading(), row.get(c).value());
      }
      objects.add(object);
    }
    return objects;
  }

  /**
   * Writes the table for a terminal. Returns a line of headings, one per row and the note, each
   * with its line end.
   */
  public String text() {
    int[] widths = new int[columns.size()];
    for (int c = 0; c < widths.length; c++) {
      widths[c] = width(columns.get(c).heading());
      for (List<Cell> row : rows) {
        widths[c] = Math.max(widths[c], width(row.get(c).text()));
      }
    }
    StringBuilder text = new StringBuilder();
    append(text, columns.stream().map(Column::heading).toList(), widths);
    rows.forEach(row -> append(text, row.stream().map(Cell::text).toList(), widths));
    return note.isEmpty() ? text.toString() : text.append(note).append('\n').toString();
  }

  private void append(StringBuilder text, List<String> cells, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int c = 0; c < widths.length; c++) {
      String blanks = " ".repeat(widths[c] - width(cells.get(c)));
      line.append(columns.get(c).numeric() ? blanks + cells.get(c) : cells.get(c) + blanks);
      line.append("  ");
    }
    text.append(line.toString().stripTrailing()).append('\n');
  }

  private static int width(String text) {
    return text.codePointCount(0, text.length());
  }

  /** Collects the parts of a {@link ResultTable}. */
  public static final class Builder {
    private final String title;
    private String note = "";
    private final List<Column> columns = new ArrayList<>();
    private final List<List<Cell>> rows = new ArrayList<>();

    private Builder(String title) {
      this.title = title;
    }

    /**
     * Explains the cells.
     *
     * @param line a line below the table
     */
    public Builder note(String line) {
      this.note = line;
      return this;
    }

    /**
     * Adds a column of words.
     *
     * @param heading its name
     * @param help its content, in a sentence; perhaps empty
     */
    public Builder text(String heading, String help) {
      columns.add(new Column(heading, help, false));
      return this;
    }

    /**
     * Adds a column of numbers.
     *
     * @param heading its name
     * @param help the meaning of the numbers, in a sentence; perhaps empty
     */
    public Builder number(String heading, String help) {
      columns.add(new Column(heading, help, true));
      return this;
    }

    /**
     * Adds a row.
     *
     * @param cells a cell per column
     */
    public Builder row(List<Cell> cells) {
      if (cells.size() != columns.size()) {
        throw new IllegalArgumentException("A row needs a cell per column: " + cells);
      }
      rows.add(List.copyOf(cells));
      return this;
    }

    /**
     * Adds a row.
     *
     * @param cells a cell per column
     */
    public Builder row(Cell... cells) {
      return row(List.of(cells));
    }

    /** Makes the table. */
    public ResultTable build() {
      return new ResultTable(this);
    }
  }
}
